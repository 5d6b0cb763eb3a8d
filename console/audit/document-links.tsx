import { Link } from "../kit/button.tsx";
import { useWords } from "../words/words.ts";
import { auditWords } from "./words.ts";

export interface DocumentLinksProps {
  id: number;
  code: string;
  name: string | undefined;
}

/** A document by its name, with its code and its proof. */
export function DocumentLinks({ id, code, name }: DocumentLinksProps) {
  const text = useWords(auditWords);
  return (
    <>
      <Link href={`/app/acte/${id}`}>{name ?? code}</Link>
      <div className="hint">
        {name !== undefined && `${code} · `}
        <Link href={`/app/acte/${id}/dovada`} label={text.proofOf(code)}>
          {text.proof}
        </Link>
      </div>
    </>
  );
}
