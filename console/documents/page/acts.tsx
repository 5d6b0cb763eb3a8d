import { useState } from "react";
import { documentsDownload } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Button, Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import type { MenuEntry } from "../../kit/menu-surface.tsx";
import { Menu } from "../../kit/menu.tsx";
import { useWords } from "../../words/words.ts";
import {
  type DocumentAct,
  addressOf,
  isPageAddress,
  isReadable,
  passwordHeader,
  useOpened,
  useRefresh,
} from "./opened.ts";
import { downloadAndSave } from "./save.ts";
import { useStateActs } from "./state-acts.ts";
import { useAct, useWhy } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** What is asked before an act that is hard to take back. An address with the id of another document asks nothing. */
function ActQuestions() {
  const { current } = useDialogAddress();
  const { document } = useOpened();
  return current?.id === String(document.id) ? <OwnQuestions /> : null;
}

function OwnQuestions() {
  const text = useWords(pageWords).acts;
  const opened = useOpened();
  const acts = useStateActs(opened);
  const refresh = useRefresh();
  const whyOf = useWhy();
  const { id, denumire } = opened.document;
  const after = (act: () => Promise<void>) => async () => {
    await act();
    await refresh(id);
  };
  return (
    <>
      <Confirm
        name="remove"
        title={() => text.removeTitle(denumire)}
        verb={text.remove}
        isDangerous
        act={after(acts.remove)}
        whyOf={whyOf}
      >
        {() => <p>{text.removeText}</p>}
      </Confirm>
      <Confirm
        name="purge"
        title={() => text.purgeTitle(denumire)}
        verb={text.purge}
        isDangerous
        act={after(acts.purge)}
        whyOf={whyOf}
      >
        {() => <p>{text.purgeText}</p>}
      </Confirm>
    </>
  );
}

/** The menu of the document: acts that its record allows. */
function useActEntries(): MenuEntry[] {
  const text = useWords(pageWords).acts;
  const opened = useOpened();
  const dialogs = useDialogAddress();
  const acts = useStateActs(opened);
  const { id, poate, retinereLegala, urlWeb, numarVersiune } = opened.document;
  const dialog = (name: string) => dialogs.hrefOf({ name, id: String(id) });
  const all: (MenuEntry & { isShown: boolean })[] = [
    {
      id: "version",
      title: text.addVersion,
      icon: "upload",
      href: dialog("version"),
      isShown: poate.includes("ADAUGA_VERSIUNE"),
    },
    {
      id: "sign",
      title: text.sign,
      icon: "signature",
      href: dialog("sign"),
      isShown: poate.includes("SEMNEAZA"),
    },
    {
      id: "link",
      title: text.createLink,
      icon: "link",
      href: dialog("link"),
      isShown: poate.includes("CREEAZA_LINK"),
    },
    {
      id: "text",
      title: text.readText,
      icon: "search",
      href: addressOf(id, "text"),
      isShown: poate.includes("TRANSCRIE"),
    },
    {
      id: "resync",
      title: text.resync,
      icon: "retry",
      onAction: () => void acts.resync(),
      isShown: poate.includes("RESINCRONIZEAZA"),
    },
    {
      id: "source",
      title: text.openSource,
      icon: "link",
      href: urlWeb,
      isShown: isPageAddress(urlWeb),
    },
    {
      id: "proof",
      title: text.proof,
      icon: "check",
      href: addressOf(id, "dovada"),
      isShown: numarVersiune > 0,
    },
    {
      id: "hold",
      title: retinereLegala ? text.release : text.hold,
      icon: "lock",
      onAction: () => void acts.hold(!retinereLegala),
      isShown: poate.includes("RETINE"),
    },
    {
      id: "archive",
      title: text.archive,
      icon: "archive",
      onAction: () => void acts.archive(),
      isShown: poate.includes("ARHIVEAZA"),
    },
    {
      id: "remove",
      title: text.remove,
      icon: "trash",
      href: dialog("remove"),
      isDangerous: true,
      isShown: poate.includes("STERGE"),
    },
    {
      id: "purge",
      title: text.purge,
      icon: "trash",
      href: dialog("purge"),
      isDangerous: true,
      isShown: poate.includes("ELIMINA"),
    },
  ];
  return all.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry);
}

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
