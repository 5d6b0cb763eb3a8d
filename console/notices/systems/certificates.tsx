import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { Ending } from "../../api/ending.tsx";
import { useWords } from "../../words/words.ts";
import { systemWords } from "./words.ts";

/** The beginning of a fingerprint, by which people tell certificates without a name apart. */
const SHORT = 12;

/** The certificates of a system with what is known of each. */
const certificatesOf = ({ certificate, certificateCunoscute }: Sistem) =>
  certificate.map((amprenta) => ({
    amprenta,
    known: certificateCunoscute.find((one) => one.amprenta === amprenta),
  }));

/** The certificates in the list: their names, and until when they are valid. */
export function CertificateEnds({ row }: { row: Sistem }) {
  const text = useWords(systemWords);
  if (row.certificate.length === 0) return <span className="hint">{text.noCertificates}</span>;
  return certificatesOf(row).map(({ amprenta, known }) => (
    <div key={amprenta}>
      {known?.nume ?? `${amprenta.slice(0, SHORT)}…`}{" "}
      {known ? <Ending at={known.expiraLa} /> : <span className="hint">{text.unknownEnd}</span>}
    </div>
  ));
}

/** The certificates on the page of the system. */
export function Certificates({ row }: { row: Sistem }) {
  const text = useWords(systemWords);
  if (row.certificate.length === 0) return <p className="hint">{text.noCertificate}</p>;
  return (
    <>
      <p className="hint">{text.presents}</p>
      {certificatesOf(row).map(({ amprenta, known }) => (
        <div key={amprenta} className="notice-card">
          <p>
            {known?.nume && <strong>{known.nume} </strong>}
            {known ? <Ending at={known.expiraLa} /> : text.unknownCertificate}
          </p>
          {known?.emitent && <p className="hint">{text.issuedBy(known.emitent)}</p>}
          <code className="notice-text">{amprenta}</code>
        </div>
      ))}
    </>
  );
}
