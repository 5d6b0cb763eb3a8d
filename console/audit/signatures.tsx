import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { semnaturaDocumentsVerify } from "../../client/generated/documents/operations.ts";
import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { useDocumentNames } from "../api/names.ts";
import { BulkActs } from "../kit/bulk-acts.tsx";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { type Column, Table } from "../kit/table.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, type RawSearch, textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { ExportCsv } from "./export-csv.tsx";
import { AuditHead } from "./frame.tsx";
import { PeriodFilter, periodIn } from "./period-filter.tsx";
import { type SignatureSearch, PAGE_ROWS, everySignature, signaturesIn } from "./signature-query.ts";
import { signatureWords } from "./signature-words.ts";
import { auditWords } from "./words.ts";

type Named = ReadonlyMap<number, Pick<Document, "denumire">>;

/** The columns of the register; `documents` by id. */
function useSignatureColumns(documents: Named): readonly Column<SemnaturaDocument>[] {
  const text = useWords(auditWords);
  const own = useWords(signatureWords);
  const details = useWords(detailWords);
  const { dateTime } = useFormats();
  return [
    {
      id: "document",
      title: text.document,
      cell: ({ documentId, cod }) => (
        <DocumentLinks id={documentId} code={cod} name={documents.get(documentId)?.denumire} />
      ),
    },
    { id: "state", title: own.state, cell: (row) => <Verdict signature={row} /> },
    {
      id: "signer",
      title: own.signer,
      cell: ({ semnatar, declarat }) => (
        <>
          {semnatar}
          {declarat && <div className="hint">{details.declared(declarat)}</div>}
        </>
      ),
      isRowHeader: true,
    },
    {
      id: "version",
      title: own.version,
      cell: ({ numarVersiune }) => numarVersiune,
      isNumber: true,
      isWideOnly: true,
    },
    {
      id: "signedAt",
      title: own.signedAt,
      cell: ({ semnatLa, nivel }) => (
        <>
          {dateTime(semnatLa)}
          <div className="hint">{details.levels[nivel]}</div>
        </>
      ),
      isWideOnly: true,
    },
    {
      id: "certificate",
      title: own.certificate,
      cell: ({ certificat, emitentCertificat }) => own.certificateOf(certificat, emitentCertificat),
      isWideOnly: true,
    },
  ];
}

function Verdict({ signature }: { signature: SemnaturaDocument }) {
  const text = useWords(signatureWords);
  const details = useWords(detailWords);
  const { dateTime } = useFormats();
  const { status, motiv, verificatLa } = signature;
  return (
    <>
      <StateBadge tone={status === "VALIDA" ? "good" : "bad"}>{text.states[status]}</StateBadge>
      {motiv && <div>{details.reasons[motiv]}</div>}
      {verificatLa && (
        <div className="hint">
          {text.verifiedAt}: {dateTime(verificatLa)}
        </div>
      )}
    </>
  );
}

interface Search {
  filters: SignatureSearch;
  page: number;
}

function Signatures({ search: { filters, page }, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(auditWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const found = useQuery(signaturesIn(filters, page));
  const rows = found.data?.rows ?? [];
  const documents = useDocumentNames(rows.map(({ documentId }) => documentId));
  const own = useWords(signatureWords);
  const details = useWords(detailWords);
  const columns = useSignatureColumns(documents);
  const nameOf = (id: string): string => {
    const row = rows.find((one) => String(one.id) === id);
    return row ? own.chosen(row.cod, row.semnatar) : id;
  };
  return (
    <>
      <AuditHead section="signatures" />
      <SignatureFilters filters={filters} onChange={(change) => setSearch({ ...change, page: undefined })} />
      <ExportCsv
        key={JSON.stringify(filters)}
        name="semnaturi"
        head={[
          text.csv.code,
          own.version,
          own.signer,
          own.signedAt,
          own.state,
          own.reason,
          own.format,
          own.level,
          own.certificate,
          own.serial,
          own.verifiedAt,
          text.csv.hash,
        ]}
        read={(signal) => everySignature(filters, signal)}
        lineOf={(row) => [
          row.cod,
          String(row.numarVersiune),
          row.semnatar,
          row.semnatLa,
          own.states[row.status],
          row.motiv ? details.reasons[row.motiv] : "",
          row.tip,
          row.nivel,
          own.certificateOf(row.certificat, row.emitentCertificat),
          row.serie,
          row.verificatLa ?? "",
          row.hash,
        ]}
      />
      <BulkActs
        selected={chosen}
        onSelect={setChosen}
        nameOf={nameOf}
        whyOf={(error) => sentenceOf(error, language)}
        acts={[{ id: "verify", title: own.verify, icon: "retry", act: verify }]}
        onEnd={() => void queries.invalidateQueries({ queryKey: ["documents", "signatures"] })}
      />
      {found.isError ? (
        <Failed error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <Table
          label={text.titles.signatures}
          columns={columns}
          rows={rows}
          idOf={({ id }) => String(id)}
          textOf={({ cod, semnatar }) => own.chosen(cod, semnatar)}
          selected={chosen}
          onSelect={setChosen}
          isLoading={found.isPending}
          isUpdating={found.isPlaceholderData}
          empty={
            <EmptyState title={own.none} icon="signature">
              {own.noneText}
            </EmptyState>
          }
        />
      )}
      <Pager
        page={page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total}
        hasNext={rows.length === PAGE_ROWS}
        hrefOf={(next) => hrefWith({ page: String(next) })}
      />
    </>
  );
}

async function verify(id: string, signal: AbortSignal): Promise<void> {
  await semnaturaDocumentsVerify(client, { path: { id: Number(id) }, signal });
}

const states = ["VALIDA", "INVALIDA"] as const;

const signatureFiltersIn = (raw: RawSearch): SignatureSearch => ({
  signer: textIn(raw, "signer"),
  status: states.find((state) => state === textIn(raw, "status")) ?? "",
  ...periodIn(raw),
});

interface SignatureFiltersProps {
  filters: SignatureSearch;
  onChange: (change: Partial<Record<keyof SignatureSearch, string | undefined>>) => void;
}

function SignatureFilters({ filters, onChange }: SignatureFiltersProps) {
  const own = useWords(signatureWords);
  const { signer, status } = filters;
  return (
    <FilterBar>
      <TextFilter label={own.signer} value={signer} onChange={(next) => onChange({ signer: next })} />
      <ChoiceFilter
        label={own.state}
        all={own.everyState}
        options={states.map((id) => ({ id, label: own.states[id] }))}
        value={status}
        onChange={(next) => onChange({ status: next })}
      />
      <PeriodFilter period={filters} onChange={onChange} />
    </FilterBar>
  );
}

export default screen({
  search: (raw): Search => ({ filters: signatureFiltersIn(raw), page: countIn(raw, "page", 1) }),
  page: Signatures,
});
