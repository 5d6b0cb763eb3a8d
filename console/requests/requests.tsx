import { useQuery } from "@tanstack/react-query";
import { cerereAccesRemove, documentsRequestAccess } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useMyAccount } from "../api/my-account.ts";
import { useFoundKind } from "../api/register/found.ts";
import { type RecordSearch, act } from "../api/register/kind.ts";
import { FilteredRows, NewDialog, NewLink, recordSearch } from "../api/register/record-list.tsx";
import { mine, toDecide } from "../api/requests/kinds.tsx";
import { TO_DECIDE } from "../api/requests/to-decide.ts";
import { requestsToDecide } from "../api/requests/waiting.ts";
import { requestWords } from "../api/requests/words.ts";
import { late } from "../kit/online.ts";
import { Skeleton } from "../kit/states.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords, wordsIn } from "../words/words.ts";

const decisions = [
  act(toDecide, {
    name: "approve",
    verb: requestWords.approve,
    title: requestWords.approveForm.title,
    rowLook: "primary",
    isShown: ({ poate }) => poate.includes("APROBA"),
    Form: late(async () => ({ default: (await import("../api/requests/decision-forms.tsx")).ApproveForm })),
  }),
  act(toDecide, {
    name: "reject",
    verb: requestWords.reject,
    title: requestWords.rejectForm.title,
    rowLook: "plain",
    isShown: ({ poate }) => poate.includes("RESPINGE"),
    Form: late(async () => ({ default: (await import("../api/requests/decision-forms.tsx")).RejectForm })),
  }),
];

const nextActs = [
  act(mine, {
    name: "withdraw",
    verb: requestWords.withdraw,
    answer: requestWords.withdrawForm.verb,
    title: requestWords.withdrawForm.title,
    text: requestWords.withdrawForm.text,
    rowLook: "plain",
    isShown: ({ poate }) => poate.includes("RETRAGE"),
    run: async ({ id, row: { cod, drept, motivare }, etag, known: { language } }) => {
      const { askForm, withdrawForm } = wordsIn(requestWords, language);
      await cerereAccesRemove(client, { path: { id: Number(id) }, ifMatch: etag });
      return {
        said: withdrawForm.done(cod),
        undoVerb: withdrawForm.undo,
        undo: async () => {
          await documentsRequestAccess(client, { body: { cod, drept, motivare } });
          showToast({ text: askForm.sent(cod) });
        },
      };
    },
  }),
  act(mine, {
    name: "open",
    verb: requestWords.open,
    rowLook: "plain",
    isShown: ({ poate, documentId }) => !poate.includes("RETRAGE") && documentId !== undefined,
    href: ({ documentId }) => `/app/acte/${documentId}`,
  }),
];

function Requests({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const text = useWords(requestWords);
  const account = useMyAccount();
  return (
    <>
      <div className="page-head">
        <PageTitle>{text.title}</PageTitle>
        <NewLink kind={mine} />
      </div>
      <Loaded query={account} lines={8}>
        {({ id }) => <Lists place={place} accountId={id} />}
      </Loaded>
      <NewDialog kind={mine} />
    </>
  );
}

interface ListsProps {
  place: Omit<ScreenProps<never, RecordSearch>, "params">;
  accountId: number;
}

/** The requests to decide; one's own requests if there are none or the address says so. */
function Lists({ place, accountId }: ListsProps) {
  const text = useWords(requestWords);
  const { number } = useFormats();
  const waiting = useQuery(requestsToDecide);
  const ownRequests = { "filter[solicitantId]": String(accountId) };
  const own = <FilteredRows kind={mine} place={place} acts={nextActs} filters={ownRequests} />;
  if (waiting.isPending) return <Skeleton lines={8} />;
  const { raw } = place.search;
  const list = textIn(raw, "lista") || (waiting.data && textIn(raw, "stare") === "" ? "decide" : "mine");
  const hrefOf = (lista: string) => place.hrefWith({ lista, page: undefined, stare: undefined });
  return (
    <Tabs
      label={text.lists}
      selected={list === "decide" ? "decide" : "mine"}
      tabs={[
        {
          id: "decide",
          title: waiting.data ? text.decideCount(number(waiting.data)) : text.decide,
          href: hrefOf("decide"),
          content: () => <FilteredRows kind={toDecide} place={place} acts={decisions} filters={TO_DECIDE} />,
        },
        { id: "mine", title: text.mine, href: hrefOf("mine"), content: () => own },
      ]}
    />
  );
}

export default screen({
  search: recordSearch,
  page: Requests,
  useFound: () => ({ ...useFoundKind(mine), title: requestWords.title }),
});
