import {
  semnaturaDocumentsList,
  semnaturaDocumentsVerify,
} from "../../client/generated/documents/operations.ts";
import type { SemnaturaDocument } from "../../client/generated/documents/types.ts";
import { rows } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { readAllNames, useDocumentNames } from "../api/names.ts";
import { type AboveProps, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { plural } from "../words/plural.ts";
import { useWords, wordsIn, inLanguage } from "../words/words.ts";
import { detailWords } from "./detail-words.ts";
import { DocumentLinks } from "./document-links.tsx";
import { ExportCsv } from "../api/export-csv.tsx";
import { periodOf } from "./filters.tsx";
import { AuditSections } from "./frame.tsx";
import { auditWords } from "./words.ts";

const EXPORT_ROWS = 200;

const states = {
  VALIDA: ["Valabilă", "Действительна", "Valid"],
  INVALIDA: ["Nevalabilă", "Недействительна", "Not valid"],
} as const;

const certificateOf = [
  (owner: string, issuer: string) => `${owner}, emis de ${issuer}`,
  (owner: string, issuer: string) => `${owner}, выдан: ${issuer}`,
  (owner: string, issuer: string) => `${owner}, issued by ${issuer}`,
] as const;

const labels = {
  numarVersiune: ["Versiunea", "Версия", "Version"],
  semnatar: ["Semnatar", "Подписант", "Signer"],
  semnatLa: ["Semnat la", "Подписано", "Signed on"],
  status: ["Starea", "Состояние", "State"],
  motiv: ["De ce", "Почему", "Why"],
  tip: ["Felul", "Вид", "Kind"],
  nivel: ["Nivelul", "Уровень", "Level"],
  certificat: ["Certificatul", "Сертификат", "Certificate"],
  serie: ["Numărul de serie", "Серийный номер", "Serial number"],
  verificatLa: ["Verificată", "Проверена", "Verified"],
} as const;

/** The signatures that were made here, newest first. */
const signatures = record({
  key: ["documents", "signatures"],
  path: "/app/audit/semnaturi",
  recordPath: undefined,
  icon: "signature",
  Sections: () => <AuditSections current="signatures" />,
  Above: SignaturesFile,
  useMore: (found: readonly SemnaturaDocument[]) =>
    useDocumentNames(found.map(({ documentId }) => documentId)),
  texts: {
    title: auditWords.titles.signatures,
    one: ["Semnătură", "Подпись", "Signature"],
    none: ["Nicio semnătură nu se potrivește", "Подходящих подписей нет", "No signatures match"],
    noneText: [
      "Registrul are semnăturile făcute aici, ale documentelor pe care le puteți citi.",
      "В реестре подписи, сделанные здесь, на документах, которые вы можете читать.",
      "The register has the signatures made here on the documents that you can read.",
    ],
  },
  nameOf: ({ cod, semnatar }) => `${cod}: ${semnatar}`,
  filters: [
    { name: "signer", label: labels.semnatar, query: "filter[semnatar][contains]" },
    { name: "status", label: labels.status, query: "filter[status]", choices: states },
    ...periodOf("semnatLa"),
  ],
  bulk: [
    {
      id: "verify",
      title: ["Verifică din nou", "Проверить снова", "Verify again"],
      icon: "retry",
      said: [
        plural.ro({
          one: "o semnătură verificată",
          few: "{} semnături verificate",
          other: "{} de semnături verificate",
        }),
        plural.ru({
          one: "проверена {} подпись",
          few: "проверены {} подписи",
          many: "проверено {} подписей",
        }),
        plural.en({ one: "{} signature verified", other: "{} signatures verified" }),
      ],
      act: async (id, signal) => {
        await semnaturaDocumentsVerify(client, { path: { id: Number(id) }, signal });
      },
    },
  ],
  fields: {
    documentId: {
      label: ["Documentul", "Документ", "Document"],
      column: [],
      show: ({ documentId, cod }, { more }) => (
        <DocumentLinks id={documentId} code={cod} name={more.get(documentId)?.denumire} />
      ),
    },
    status: { label: labels.status, column: [], show: (row) => <Verdict signature={row} /> },
    semnatar: {
      label: labels.semnatar,
      column: ["name"],
      show: ({ semnatar, declarat }, { language }) => (
        <>
          {semnatar}
          {declarat && <div className="hint">{wordsIn(detailWords, language).declared(declarat)}</div>}
        </>
      ),
    },
    numarVersiune: { label: labels.numarVersiune, column: ["number", "wide"] },
    semnatLa: {
      label: labels.semnatLa,
      column: ["wide"],
      show: ({ semnatLa, nivel }, { formats, language }) => (
        <>
          {formats.dateTime(semnatLa)}
          <div className="hint">{wordsIn(detailWords, language).levels[nivel]}</div>
        </>
      ),
    },
    certificat: {
      label: labels.certificat,
      column: ["wide"],
      show: ({ certificat, emitentCertificat }, { say }) => say(certificateOf)(certificat, emitentCertificat),
    },
  },
  list: (query) => semnaturaDocumentsList(client, { query }),
});

function Verdict({ signature }: { signature: SemnaturaDocument }) {
  const details = useWords(detailWords);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { status, motiv, verificatLa } = signature;
  return (
    <>
      <StateBadge tone={status === "VALIDA" ? "good" : "bad"}>
        {inLanguage(states[status], language)}
      </StateBadge>
      {motiv && <div>{details.reasons[motiv]}</div>}
      {verificatLa && (
        <div className="hint">
          {inLanguage(labels.verificatLa, language)}: {dateTime(verificatLa)}
        </div>
      )}
    </>
  );
}

/** The same signatures as a table file. */
function SignaturesFile({ filters }: AboveProps) {
  const { csv, document } = useWords(auditWords);
  const details = useWords(detailWords);
  const language = useLanguage();
  return (
    <ExportCsv
      key={JSON.stringify(filters)}
      name="semnaturi"
      head={[
        csv.code,
        document,
        ...Object.values(labels).map((label) => inLanguage(label, language)),
        csv.hash,
      ]}
      read={(signal) =>
        rows((next) =>
          semnaturaDocumentsList(client, { query: { size: EXPORT_ROWS, ...filters, ...next }, signal }),
        )
      }
      namesFor={(found) =>
        readAllNames(
          "documents",
          found.map(({ documentId }) => documentId),
        )
      }
      lineOf={(row: SemnaturaDocument, names) => [
        row.cod,
        names.get(row.documentId),
        row.numarVersiune,
        row.semnatar,
        new Date(row.semnatLa),
        inLanguage(states[row.status], language),
        row.motiv ? details.reasons[row.motiv] : "",
        details.kinds[row.tip],
        details.levels[row.nivel],
        inLanguage(certificateOf, language)(row.certificat, row.emitentCertificat),
        row.serie,
        row.verificatLa === undefined ? undefined : new Date(row.verificatLa),
        row.hash,
      ]}
    />
  );
}

export default listScreen(signatures);
