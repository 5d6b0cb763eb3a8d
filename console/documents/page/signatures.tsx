import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { InsideSignatures } from "./inside-signatures.tsx";
import { addressOf, useOpened } from "./opened.ts";
import { SignatureDialogs } from "./signature-dialogs.tsx";
import { SignatureRow } from "./signature-row.tsx";
import { signaturesQuery } from "./signature-list.ts";
import { pageWords } from "./words.ts";

export default function Signatures() {
  const text = useWords(pageWords);
  const dialogs = useDialogAddress();
  const { id, poate, numarVersiune } = useOpened().document;
  const read = useQuery(signaturesQuery(id));
  return (
    <>
      <h2>{text.signatures.title}</h2>
      <div className="acts">
        {poate.includes("SEMNEAZA") && (
          <Link href={dialogs.hrefOf({ name: "sign", id: String(id) })} look="plain" icon="signature">
            {text.signatures.signNow(String(numarVersiune))}
          </Link>
        )}
        {numarVersiune > 0 && (
          <Link href={addressOf(id, "dovada")} look="plain" icon="check">
            {text.acts.proof}
          </Link>
        )}
      </div>
      <InsideSignatures />
      <section>
        <h3>{text.signatures.madeHere}</h3>
        <Loaded query={read}>
          {(signatures) =>
            signatures.length === 0 ? (
              <EmptyState icon="signature" title={text.signatures.none} />
            ) : (
              <ul className="records" aria-label={text.signatures.madeHere}>
                {signatures.map((signature) => (
                  <SignatureRow key={signature.id} signature={signature} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <SignatureDialogs />
    </>
  );
}
