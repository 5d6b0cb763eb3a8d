import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { adminUnmatchedLinesRead } from "../../client/generated/invoicing/operations.ts";
import type { BankLine } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { StateBadge } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { BASE, LINES_KEY, invoiceHref } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const MatchForm = lazy(() => import("./match-form.tsx"));

function LineScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const words = useWords(invoicingWords);
  const text = words.lines;
  const dialogs = useDialogAddress();
  const line = useQuery({
    queryKey: [...LINES_KEY, id],
    queryFn: async () => (await adminUnmatchedLinesRead(client, { path: { id } })).data,
  });
  return (
    <>
      <Link href={`${BASE}/neidentificate`} icon="chevronLeft">
        {words.back.lines}
      </Link>
      <Loaded query={line} lines={6}>
        {(shown) => {
          const isMatched = shown.status === "Matched";
          return (
            <>
              <div className="page-head">
                <div className="acts">
                  <PageTitle>{text.title(shown.reference)}</PageTitle>
                  <StateBadge tone={isMatched ? "good" : "warning"}>
                    {isMatched ? text.matched : text.unmatched}
                  </StateBadge>
                </div>
                {!isMatched && (
                  <Link href={dialogs.hrefOf({ name: "match", id: params.id })} look="primary">
                    {text.match}
                  </Link>
                )}
              </div>
              <Facts line={shown} />
              <AddressDialog name="match" title={() => text.matchTitle}>
                {(matched, close) => (
                  <MatchForm id={Number(matched)} proposed={shown.invoice} onEnd={close} />
                )}
              </AddressDialog>
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function Facts({ line }: { line: BankLine }) {
  const text = useWords(invoicingWords).lines;
  const money = useMoney();
  const { dateTime } = useFormats();
  const { matchedWith, matchedBy, matchedAt } = line;
  return (
    <div className="facts">
      <KeyValues
        entries={[
          { label: text.amount, value: money(line.amount, line.currency) },
          { label: text.reason, value: line.reason && text.reasons[line.reason] },
          { label: text.invoice, value: <code>{line.invoice}</code> },
          { label: text.bank, value: line.bank },
          { label: text.payer, value: line.payer },
          { label: text.paidAt, value: line.paidAt && dateTime(line.paidAt) },
          { label: text.receivedAt, value: dateTime(line.receivedAt) },
          ...(matchedWith
            ? [
                {
                  label: text.matchedWith,
                  value: <Link href={invoiceHref(matchedWith)}>{matchedWith}</Link>,
                },
                {
                  label: text.matchedByLabel,
                  value: text.matchedBy(matchedBy ?? "", matchedAt ? dateTime(matchedAt) : ""),
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: LineScreen });
