import { useQuery } from "@tanstack/react-query";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { Failed } from "../api/failed.tsx";
import { useDocumentNames } from "../api/names.ts";
import { useKnownPeople } from "../api/people.ts";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { ChoiceFilter, FilterBar } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge, type Tone } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { DocumentCell } from "./document-cell.tsx";
import { PAGE_ROWS, type RequestStatus, requestsIn } from "./queries.ts";
import { Withdraw } from "./withdraw.tsx";
import { requestWords } from "./words.ts";

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
