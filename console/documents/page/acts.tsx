import { useState } from "react";
import { documentsDownload } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Button, Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { Menu } from "../../kit/menu.tsx";
import { useWords } from "../../words/words.ts";
import { useActEntries } from "./act-entries.ts";
import { ActQuestions } from "./act-questions.tsx";
import { type DocumentAct, isReadable, passwordHeader, useOpened } from "./opened.ts";
import { downloadAndSave } from "./save.ts";
import { useStateActs } from "./state-acts.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** The acts on the document: those that its record allows. */
export function Acts() {
  const text = useWords(pageWords).acts;
  const opened = useOpened();
  const dialogs = useDialogAddress();
  const acts = useStateActs(opened);
  const { id, poate } = opened.document;
  const may = (act: DocumentAct): boolean => poate.includes(act);
  const dialog = (name: string) => dialogs.hrefOf({ name, id: String(id) });
  const mayEdit = may("MODIFICA") || may("GUVERNEAZA") || may("ATRIBUIE");
  return (
    <div className="acts">
      {isReadable(opened) && <DownloadButton />}
      {mayEdit && (
        <Link href={dialog("edit")} look="plain">
          {text.edit}
        </Link>
      )}
      {may("PARTAJEAZA") && (
        <Link href={dialog("share")} look="plain" icon="share">
          {text.share}
        </Link>
      )}
      {may("REACTIVEAZA") && (
        <Button
          look={isReadable(opened) ? "plain" : "primary"}
          icon="retry"
          onPress={() => void acts.restore()}
        >
          {text.restore}
        </Button>
      )}
      <Menu label={text.more} entries={useActEntries()} />
      <ActQuestions />
    </div>
  );
}

function DownloadButton() {
  const text = useWords(pageWords).acts;
  const { document, password } = useOpened();
  const run = useAct();
  const [isPending, setIsPending] = useState(false);
  const { id, denumire, extensie, hashSha256 } = document;
  const download = async (): Promise<void> => {
    setIsPending(true);
    await run(id, async () => {
      const call = { path: { id }, headers: passwordHeader(password) };
      const name = await downloadAndSave({
        call: () => documentsDownload(client, call),
        hashSha256,
        name: extensie === undefined ? denumire : `${denumire}.${extensie}`,
      });
      return { text: hashSha256 === undefined ? text.downloaded(name) : text.verified(name) };
    });
    setIsPending(false);
  };
  return (
    <Button look="primary" icon="download" isPending={isPending} onPress={() => void download()}>
      {text.download}
    </Button>
  );
}
