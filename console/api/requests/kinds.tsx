import {
  cerereAccesList,
  cerereAccesRead,
  documentsRequestAccess,
} from "../../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { type Tone, StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords, wordsIn } from "../../words/words.ts";
import { client } from "../client.ts";
import { isComing } from "../found.ts";
import { useDocumentNames } from "../names.ts";
import { type Known, type ListQuery, record } from "../register/kind.ts";
import { DocumentCell, Requester } from "./request-facts.tsx";
import { REQUESTS } from "./waiting.ts";
import { requestWords } from "./words.ts";

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
export const toDecide = record({
  ...shared,
  icon: "check",
  texts: {
    title: requestWords.decide,
    none: requestWords.nothingToDecide,
    noneText: requestWords.nothingToDecideText,
  },
  useMore(rows: readonly CerereAcces[]) {
    const documents = useDocumentNames(rows.map(({ documentId }) => documentId));
    return { documents, isLoading: isComing(documents) };
  },
  fields: {
    document: {
      ...document,
      show: (request, known) => (
        <>
          {document.show(request, known)}
          <span className="narrow-only">
            <Requester request={request} />
            {request.motivare}
          </span>
        </>
      ),
    },
    who: {
      label: requestWords.columns.who,
      column: ["wide"],
      show: (request) => <Requester request={request} />,
    },
    right,
    motivare: { label: requestWords.columns.why, column: ["wide"] },
    creatLa,
  },
});

const tones: Record<CerereAcces["status"], Tone> = {
  IN_ASTEPTARE: "accent",
  APROBATA: "good",
  RESPINSA: "bad",
};

/** A request that the person made, with its decision. */
export const mine = record({
  ...shared,
  icon: "lock",
  texts: {
    title: requestWords.mine,
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
      choices: requestWords.states,
    },
  ],
  useMore(rows: readonly CerereAcces[]) {
    const documents = useDocumentNames(rows.map(({ documentId }) => documentId));
    return { documents, isLoading: isComing(documents) };
  },
  fields: {
    document,
    status: {
      label: requestWords.columns.state,
      column: [],
      show: (request) => <State request={request} />,
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
      choices: requestWords.rights,
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

function State({ request }: { request: CerereAcces }) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const { status, decisDe, decisDeNume = decisDe, decisLa, motiv, mesaj } = request;
  return (
    <>
      <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge>
      {decisDeNume !== undefined && decisLa !== undefined && (
        <div className="hint">{text.decidedBy(decisDeNume, dateTime(decisLa))}</div>
      )}
      {motiv && <div>{motiv}</div>}
      {mesaj && <div>{mesaj}</div>}
    </>
  );
}
