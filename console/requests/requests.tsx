import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import {
  cerereAccesList,
  cerereAccesRead,
  cerereAccesRemove,
  documentsRequestAccess,
} from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useMyAccount } from "../api/my-account.ts";
import { useDocumentNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { useFoundKind } from "../api/register/found.ts";
import { type Known, type ListQuery, type RecordSearch, act, record } from "../api/register/kind.ts";
import { FilteredRows, NewDialog, NewLink, recordSearch } from "../api/register/record-list.tsx";
import { TO_DECIDE } from "../api/requesters.ts";
import { type Tone, Skeleton, StateBadge } from "../kit/states.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords, wordsIn } from "../words/words.ts";
import { DocumentCell, requesterOf, useRequesters } from "../api/requests/request-facts.tsx";
import { REQUESTS, requestsToDecide } from "../api/requests/waiting.ts";
import { requestWords } from "../api/requests/words.ts";

interface OfDocuments {
  documents: ReturnType<typeof useDocumentNames>;
}

/** What both lists show of a request. */
const document = {
  label: requestWords.columns.document,
  column: [],
  show: (request: CerereAcces, { more }: Known<OfDocuments>) => (
    <DocumentCell request={request} name={more.documents.get(request.documentId ?? 0)} />
  ),
} as const;
const right = {
  label: requestWords.columns.right,
  column: ["wide"],
  show: ({ drept }: CerereAcces, { language }: Known) => wordsIn(requestWords, language).rights[drept],
} as const;
const creatLa = {
  label: requestWords.columns.asked,
  column: ["wide"],
  show: ({ creatLa: asked }: CerereAcces, { formats }: Known) => formats.dateTime(asked),
} as const;

const shared = {
  key: REQUESTS,
  path: "/app/cereri",
  recordPath: undefined,
  size: 25,
  nameOf: ({ cod }: CerereAcces) => cod,
  list: (query: ListQuery) => cerereAccesList(client, { query }),
} as const;

/** A request that waits for the person's decision. */
const toDecide = record({
  ...shared,
  icon: "check",
  texts: {
    title: requestWords.decide,
    one: requestWords.decide,
    none: requestWords.nothingToDecide,
    noneText: requestWords.nothingToDecideText,
  },
  useMore: (rows: readonly CerereAcces[]) => ({
    documents: useDocumentNames(rows.map(({ documentId }) => documentId)),
    requesters: useRequesters(rows),
  }),
  fields: {
    document,
    who: {
      label: requestWords.columns.who,
      column: [],
      show: (request, { more: { requesters }, language }) =>
        requesters && requesterOf(request, requesters.get(request.id), wordsIn(requestWords, language)),
    },
    right,
    motivare: { label: requestWords.columns.why, column: ["wide"] },
    creatLa,
  },
});

const decisions = [
  act(toDecide, {
    name: "approve",
    verb: requestWords.approve,
    title: requestWords.approveForm.title,
    rowLook: "primary",
    isShown: ({ poate }) => poate.includes("APROBA"),
    Form: lazy(async () => ({ default: (await import("../api/requests/decision-forms.tsx")).ApproveForm })),
  }),
  act(toDecide, {
    name: "reject",
    verb: requestWords.reject,
    title: requestWords.rejectForm.title,
    rowLook: "plain",
    isShown: ({ poate }) => poate.includes("RESPINGE"),
    Form: lazy(async () => ({ default: (await import("../api/requests/decision-forms.tsx")).RejectForm })),
  }),
];

const tones: Record<CerereAcces["status"], Tone> = {
  IN_ASTEPTARE: "accent",
  APROBATA: "good",
  RESPINSA: "bad",
};

/** A request that the person made, with its decision. */
const mine = record({
  ...shared,
  icon: "lock",
  texts: {
    title: requestWords.mine,
    one: requestWords.mine,
    create: requestWords.ask,
    add: requestWords.askForm.verb,
    none: requestWords.noneAsked,
    noneText: requestWords.noneAskedText,
  },
  filters: [
    {
      name: "stare",
      label: requestWords.filter,
      query: "filter[status]",
      choices: {
        IN_ASTEPTARE: requestWords.states.IN_ASTEPTARE,
        APROBATA: requestWords.states.APROBATA,
        RESPINSA: requestWords.states.RESPINSA,
      },
    },
  ],
  useMore: (rows: readonly CerereAcces[]) => ({
    documents: useDocumentNames(rows.map(({ documentId }) => documentId)),
    people: useKnownPeople(rows.map(({ decisDe }) => decisDe)),
  }),
  fields: {
    document,
    status: {
      label: requestWords.columns.state,
      column: [],
      show: (request, { more }) => (
        <State request={request} decider={more.people.get(request.decisDe ?? "")} />
      ),
    },
    right,
    creatLa,
    cod: {
      label: requestWords.askForm.code,
      input: "text",
      hint: requestWords.askForm.codeHint,
      required: requestWords.askForm.codeMissing,
    },
    drept: {
      label: requestWords.askForm.right,
      input: "choice",
      choices: {
        CITIRE: requestWords.rights.CITIRE,
        SCRIERE: requestWords.rights.SCRIERE,
      },
    },
    motivare: {
      label: requestWords.askForm.why,
      input: "area",
      hint: requestWords.askForm.whyHint,
      required: requestWords.askForm.whyMissing,
    },
  },
  create: async ({ cod, drept, motivare }, { language }) => {
    const text = wordsIn(requestWords, language).askForm;
    try {
      const { status } = await documentsRequestAccess(client, { body: { cod, drept, motivare } });
      return { said: status === 200 ? text.alreadyWaits(cod) : text.sent(cod) };
    } catch (error) {
      if (isProblem(error, "notFound")) return { wrong: { cod: text.unknown } };
      throw error;
    }
  },
  read: (id) => cerereAccesRead(client, { path: { id: Number(id) } }),
});

function State({ request, decider }: { request: CerereAcces; decider: string | undefined }) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const { status, decisDe, decisLa, motiv } = request;
  return (
    <>
      <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge>
      {decisDe !== undefined && decisLa !== undefined && (
        <div className="hint">{text.decidedBy(decider ?? decisDe, dateTime(decisLa))}</div>
      )}
      {motiv && <div>{motiv}</div>}
    </>
  );
}

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
