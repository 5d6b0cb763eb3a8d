import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  cerereAccesRead,
  cerereAccesRemove,
  documentsRequestAccess,
} from "../../client/generated/documents/operations.ts";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { useDocumentNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { ChoiceFilter, FilterBar } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { type Tone, EmptyState, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { DocumentCell } from "./document-cell.tsx";
import { REQUESTS } from "./keys.ts";
import { type RequestStatus, PAGE_ROWS, requestsIn } from "./queries.ts";
import { requestWords } from "./words.ts";

/** Takes a request back; the toast offers to send it again. */
function Withdraw() {
  const all = useWords(requestWords);
  const text = all.withdrawForm;
  const language = useLanguage();
  const queries = useQueryClient();
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: REQUESTS });
  const askAgain = async (request: CerereAcces): Promise<void> => {
    const { cod, drept, motivare } = request;
    try {
      await documentsRequestAccess(client, { body: { cod, drept, motivare } });
      showToast({ text: all.askForm.sent(cod) });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
    await readAgain();
  };
  const withdraw = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    try {
      const { data: request, etag } = await cerereAccesRead(client, { path });
      await cerereAccesRemove(client, { path, ifMatch: etag });
      showToast({
        text: text.done(request.cod),
        act: { title: text.undo, onPress: () => void askAgain(request) },
      });
    } finally {
      await readAgain();
    }
  };
  return (
    <Confirm
      name="withdraw"
      title={() => text.title}
      verb={text.verb}
      act={withdraw}
      whyOf={(error) => sentenceOf(error, language)}
    >
      {() => text.text}
    </Confirm>
  );
}

const tones: Record<RequestStatus, Tone> = { IN_ASTEPTARE: "accent", APROBATA: "good", RESPINSA: "bad" };

const states = ["IN_ASTEPTARE", "APROBATA", "RESPINSA"] as const;

interface MineProps {
  page: number;
  status: RequestStatus | "";
  onStatus: (status: RequestStatus | "") => void;
  hrefOfPage: (page: number) => string;
}

/** The requests that the person made, with their decisions. */
export function Mine({ page, status, onStatus, hrefOfPage }: MineProps) {
  const text = useWords(requestWords);
  const { dateTime } = useFormats();
  const found = useQuery(requestsIn({ list: "mine", page, status }));
  const rows = found.data?.rows ?? [];
  const names = useDocumentNames(rows.map(({ documentId }) => documentId));
  const people = useKnownPeople(rows.map(({ decisDe }) => decisDe));
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <>
      <FilterBar>
        <ChoiceFilter
          label={text.filter}
          all={text.everyState}
          options={states.map((id) => ({ id, label: text.states[id] }))}
          value={status}
          onChange={onStatus}
        />
      </FilterBar>
      <Table
        label={text.mine}
        columns={[
          {
            id: "document",
            title: text.columns.document,
            cell: (request) => <DocumentCell request={request} name={names.get(request.documentId ?? 0)} />,
          },
          {
            id: "state",
            title: text.columns.state,
            cell: (request) => <State request={request} decider={people.get(request.decisDe ?? "")} />,
          },
          {
            id: "right",
            title: text.columns.right,
            cell: ({ drept }) => text.rights[drept],
            isWideOnly: true,
          },
          {
            id: "asked",
            title: text.columns.asked,
            cell: ({ creatLa }) => dateTime(creatLa),
            isWideOnly: true,
          },
          { id: "acts", title: text.columns.acts, cell: (request) => <NextAct request={request} /> },
        ]}
        rows={rows}
        idOf={({ id }) => String(id)}
        textOf={({ cod }) => cod}
        isLoading={found.isPending}
        isUpdating={found.isPlaceholderData}
        empty={
          status === "" ? (
            <EmptyState title={text.noneAsked} icon="lock">
              {text.noneAskedText}
            </EmptyState>
          ) : (
            <EmptyState
              title={text.noneSo}
              action={<Button onPress={() => onStatus("")}>{text.everyOne}</Button>}
            />
          )
        }
      />
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={hrefOfPage}
      />
      <Withdraw />
    </>
  );
}

/** The state, with who decided, when and why. */
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

function NextAct({ request: { id, cod, documentId, poate } }: { request: CerereAcces }) {
  const text = useWords(requestWords);
  const dialogs = useDialogAddress();
  if (poate.includes("RETRAGE")) {
    return (
      <Link
        href={dialogs.hrefOf({ name: "withdraw", id: String(id) })}
        look="plain"
        label={text.actOn(text.withdraw, cod)}
      >
        {text.withdraw}
      </Link>
    );
  }
  if (documentId === undefined) return null;
  return (
    <Link href={`/app/acte/${documentId}`} look="plain" label={text.actOn(text.open, cod)}>
      {text.open}
    </Link>
  );
}
