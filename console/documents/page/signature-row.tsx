import {
  semnaturaDocumentsDownload,
  semnaturaDocumentsVerify,
} from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDocument } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Button, Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { isReadable, passwordHeader, useOpened } from "./opened.ts";
import { downloadAndSave } from "./save.ts";
import { useAct } from "./use-act.ts";
import { Verdict } from "./verdict.tsx";
import { pageWords } from "./words.ts";

/** A signature made here, as it was judged last. */
export function SignatureRow({ signature }: { signature: SemnaturaDocument }) {
  const text = useWords(pageWords).signatures;
  const { dateTime, number } = useFormats();
  const run = useAct();
  const dialogs = useDialogAddress();
  const opened = useOpened();
  const { document, password } = opened;
  const { id, numarVersiune, semnatar, tip, verificatLa, observatii, poate } = signature;
  const about = `${semnatar}, ${text.ofVersion(number(numarVersiune))}`;
  const verify = () =>
    run(document.id, async () => {
      const { data } = await semnaturaDocumentsVerify(client, { path: { id } });
      const said = text.verdictOf(semnatar, text.verdicts[data.status]);
      return { text: said, tone: data.status === "VALIDA" ? "good" : "bad" };
    });
  const download = () =>
    run(document.id, async () => {
      const call = { path: { id }, headers: passwordHeader(password) };
      const name = await downloadAndSave({
        call: () => semnaturaDocumentsDownload(client, call),
        name: `${document.denumire}.${tip === "CADES" ? "p7s" : "pdf"}`,
      });
      return { text: text.downloaded(name) };
    });
  return (
    <li>
      <Verdict {...signature} />
      <p className="hint">
        {text.ofVersion(number(numarVersiune))}, {text.kinds[tip]}
        {verificatLa && `. ${text.verifiedAt(dateTime(verificatLa))}`}
      </p>
      {observatii && <p>{observatii}</p>}
      <div className="acts">
        {poate.includes("VERIFICA") && (
          <Button icon="check" label={`${text.verify}: ${about}`} onPress={() => void verify()}>
            {text.verify}
          </Button>
        )}
        {poate.includes("DESCARCA") && isReadable(opened) && (
          <Button icon="download" label={`${text.download}: ${about}`} onPress={() => void download()}>
            {text.download}
          </Button>
        )}
        {poate.includes("MODIFICA") && (
          <Link
            href={dialogs.hrefOf({ name: "remark", id: String(id) })}
            look="quiet"
            label={`${text.remark}: ${about}`}
          >
            {text.remark}
          </Link>
        )}
        {poate.includes("STERGE") && (
          <Link
            href={dialogs.hrefOf({ name: "unsign", id: String(id) })}
            look="quiet"
            label={`${text.remove}: ${about}`}
          >
            {text.remove}
          </Link>
        )}
      </div>
    </li>
  );
}
