import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames } from "../api/names.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { DocumentCell } from "./document-cell.tsx";
import { Mine } from "./mine.tsx";
import { type RequestList, type RequestStatus, PAGE_ROWS, requestsIn } from "./queries.ts";
import { requesterOf } from "./request-facts.tsx";
import { decides } from "./rights.ts";
import { requestsToDecide } from "./waiting.ts";
import { requestWords } from "./words.ts";

const ApproveForm = lazy(() => import("./approve-form.tsx"));
const RejectForm = lazy(() => import("./reject-form.tsx"));

interface ToDecideProps {
  page: number;
  hrefOfPage: (page: number) => string;
}

/** The requests that wait for a decision of the person. */
function ToDecide({ page, hrefOfPage }: ToDecideProps) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const found = useQuery(requestsIn({ list: "decide", page, status: "" }));
  const rows = found.data?.rows ?? [];
  const names = useDocumentNames(rows.map(({ documentId }) => documentId));
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <Table
        label={text.decide}
        columns={[
          {
            id: "document",
            title: text.columns.document,
            cell: (request) => <DocumentCell request={request} name={names.get(request.documentId ?? 0)} />,
          },
          {
            id: "who",
            title: text.columns.who,
            cell: (request) => requesterOf(request, found.data?.requesters.get(request.id), text),
          },
          {
            id: "right",
            title: text.columns.right,
            cell: ({ drept }) => text.rights[drept],
            isWideOnly: true,
          },
          { id: "why", title: text.columns.why, cell: ({ motivare }) => motivare, isWideOnly: true },
          {
            id: "asked",
            title: text.columns.asked,
            cell: ({ creatLa }) => dateTime(creatLa),
            isWideOnly: true,
          },
          { id: "acts", title: text.columns.acts, cell: (request) => <Decisions request={request} /> },
        ]}
        rows={rows}
        idOf={({ id }) => String(id)}
        textOf={({ cod }) => cod}
        isLoading={found.isPending}
        isUpdating={found.isPlaceholderData}
        empty={
          <EmptyState title={text.nothingToDecide} icon="check">
            {text.nothingToDecideText}
          </EmptyState>
        }
      />
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={hrefOfPage}
      />
      <AddressDialog name="approve" title={() => text.approveForm.title}>
        {(id, close) => <ApproveForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="reject" title={() => text.rejectForm.title}>
        {(id, close) => <RejectForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

function Decisions({ request: { id, cod, poate } }: { request: CerereAcces }) {
  const text = useWords(requestWords);
  const dialogs = useDialogAddress();
  return (
    <div className="acts">
      {poate.includes("APROBA") && (
        <Link
          href={dialogs.hrefOf({ name: "approve", id: String(id) })}
          look="primary"
          label={text.actOn(text.approve, cod)}
        >
          {text.approve}
        </Link>
      )}
      {poate.includes("RESPINGE") && (
        <Link
          href={dialogs.hrefOf({ name: "reject", id: String(id) })}
          look="plain"
          label={text.actOn(text.reject, cod)}
        >
          {text.reject}
        </Link>
      )}
    </div>
  );
}

const AskForm = lazy(() => import("./ask-form.tsx"));

interface Search {
  page: number;
  /** "" shows what is to be decided, or one's own if nothing is. */
  list: RequestList | "";
  status: RequestStatus | "";
}

function Requests({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(requestWords);
  const { number } = useFormats();
  const dialogs = useDialogAddress();
  const person = usePerson();
  const waiting = useQuery({ ...requestsToDecide, enabled: decides(person) });
  const hrefOfPage = (page: number): string => hrefWith({ page: String(page) });
  const list = search.list || (waiting.data ? "decide" : "mine");
  const mine = (
    <Mine
      page={search.page}
      status={search.status}
      onStatus={(status) => setSearch({ lista: "mine", stare: status, page: undefined })}
      hrefOfPage={hrefOfPage}
    />
  );
  return (
    <>
      <div className="page-head">
        <PageTitle>{text.title}</PageTitle>
        <Link href={dialogs.hrefOf({ name: "ask", id: "nou" })} look="primary" icon="plus">
          {text.ask}
        </Link>
      </div>
      {!decides(person) && mine}
      {decides(person) && waiting.isPending && <Skeleton lines={8} />}
      {decides(person) && !waiting.isPending && (
        <Tabs
          label={text.lists}
          selected={list}
          tabs={[
            {
              id: "decide",
              title: waiting.data ? text.decideCount(number(waiting.data)) : text.decide,
              href: hrefWith({ lista: "decide", page: undefined, stare: undefined }),
              content: () => <ToDecide page={search.page} hrefOfPage={hrefOfPage} />,
            },
            {
              id: "mine",
              title: text.mine,
              href: hrefWith({ lista: "mine", page: undefined, stare: undefined }),
              content: () => mine,
            },
          ]}
        />
      )}
      <AddressDialog name="ask" title={() => text.askForm.title}>
        {(id, close) => <AskForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

const lists = ["decide", "mine"] as const;
const states = ["IN_ASTEPTARE", "APROBATA", "RESPINSA"] as const;
const oneOf = <One extends string>(known: readonly One[], word: string): One | "" =>
  known.find((one) => one === word) ?? "";

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "page", 1),
    list: oneOf(lists, textIn(raw, "lista")),
    status: oneOf(states, textIn(raw, "stare")),
  }),
  page: Requests,
});
