import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { Link } from "../kit/button.tsx";

/** The document of a request: its name where the reader may know it, and always its code. */
export function DocumentCell({
  request: { cod, documentId },
  name,
}: {
  request: CerereAcces;
  name: { denumire: string } | undefined;
}) {
  if (documentId === undefined || !name) return <strong>{cod}</strong>;
  return (
    <>
      <Link href={`/app/acte/${documentId}`}>{name.denumire}</Link>
      <div className="hint">{cod}</div>
    </>
  );
}
