import type { Document, SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { StateBadge } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { signatureWords } from "./signature-words.ts";
import { auditWords } from "./words.ts";

type Named = ReadonlyMap<number, Pick<Document, "denumire">>;

/** The columns of the register; `documents` by id. */
export function useSignatureColumns(documents: Named): readonly Column<SemnaturaDocument>[] {
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
