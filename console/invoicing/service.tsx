import { useQuery, useQueryClient } from "@tanstack/react-query";
import { adminRecordsListChanges, adminServicesPatch } from "../../client/generated/invoicing/operations.ts";
import type { ServiceRecord } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { HistoryPanel } from "../api/history/history.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Menu } from "../kit/menu.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { useMoney } from "./money.ts";
import { BASE, SERVICES_KEY, ServiceState } from "./parts.tsx";
import { ServiceDialogs, readService } from "./service-dialogs.tsx";
import { invoicingWords } from "./words.ts";

function ServiceScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const words = useWords(invoicingWords);
  const text = words.services;
  const money = useMoney();
  const service = useQuery({
    queryKey: [...SERVICES_KEY, id],
    queryFn: async () => (await readService(id)).data,
  });
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {words.back.services}
      </Link>
      <Loaded query={service} lines={5}>
        {(row) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{row.name}</PageTitle>
                <ServiceState active={row.active} />
              </div>
              <Acts row={row} />
            </div>
            <div className="stack">
              <div className="facts">
                <KeyValues
                  entries={[
                    { label: text.code, value: <code>{row.code}</code> },
                    { label: text.amount, value: money(row.amount) },
                  ]}
                />
              </div>
              <ServiceHistory row={row} />
            </div>
            <ServiceDialogs row={row} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** Amounts are stored in bani. */
function ServiceHistory({ row }: { row: ServiceRecord }) {
  const text = useWords(invoicingWords).services;
  const money = useMoney();
  return (
    <HistoryPanel
      queryKey={SERVICES_KEY}
      kind="services"
      list={adminRecordsListChanges}
      record={{ ...row, amount: Math.round(Number(row.amount) * 100) }}
      labels={{ code: text.code, name: text.name, amount: text.amount, active: text.activeField }}
      textOf={(label, value) => (label === text.amount ? money(String(Number(value) / 100)) : undefined)}
    />
  );
}

function Acts({ row }: { row: ServiceRecord }) {
  const words = useWords(invoicingWords);
  const text = words.services;
  const dialogs = useDialogAddress();
  const language = useLanguage();
  const queries = useQueryClient();
  const id = String(row.id);

  const change = async (active: boolean): Promise<void> => {
    try {
      const { etag } = await readService(row.id);
      await adminServicesPatch(client, { path: { id: row.id }, body: { active }, ifMatch: etag });
      await queries.invalidateQueries({ queryKey: SERVICES_KEY });
      showToast({
        text: active ? text.activated(row.name) : text.deactivated(row.name),
        act: { title: text.undo, onPress: () => void change(!active) },
      });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  };

  return (
    <div className="acts">
      <Link href={dialogs.hrefOf({ name: "edit", id })} look="primary">
        {text.edit}
      </Link>
      <Menu
        label={words.actions}
        isLabelShown
        entries={[
          {
            id: "activity",
            title: row.active ? text.deactivate : text.activate,
            onAction: () => void change(!row.active),
          },
          {
            id: "remove",
            title: text.remove,
            icon: "trash",
            href: dialogs.hrefOf({ name: "remove", id }),
            isDangerous: true,
          },
        ]}
      />
    </div>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: ServiceScreen });
