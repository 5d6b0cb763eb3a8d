import { useState } from "react";
import {
  documentsArchive,
  documentsDownload,
  documentsPatch,
  documentsPurge,
  documentsRelease,
  documentsRemove,
  documentsRestore,
  importsResync,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { WillHappen } from "../../api/will-happen.tsx";
import { Button, Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import type { MenuEntry } from "../../kit/menu-surface.tsx";
import { Menu } from "../../kit/menu.tsx";
import { type Toast, showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import {
  type DocumentAct,
  type ReadDocument,
  addressOf,
  isPageAddress,
  isReadable,
  readDocument,
  useOpened,
  useRefresh,
} from "./opened.ts";
import { useAct, useWhy } from "./use-act.ts";
import { useDownload } from "./use-download.ts";
import { recordWords } from "./words-record.ts";

/** The acts on the state of a document. Each names the revision that the page shows, and its undo if there is one. */
function useStateActs({ document, etag }: ReadDocument) {
  const text = useWords(recordWords).acts;
  const run = useAct();
  const { id, denumire, status } = document;
  const path = { id };

  const undo = (act: () => Promise<unknown>): Toast["act"] => ({
    title: text.undo,
    onPress: () =>
      void run(id, async () => {
        await act();
        return { text: text.undone };
      }),
  });
  const restoreAt = (revision: string | undefined) => documentsRestore(client, { path, ifMatch: revision });
  const archiveAt = (revision: string | undefined) => documentsArchive(client, { path, ifMatch: revision });

  async function putBack(): Promise<void> {
    const removed = await readDocument(id);
    const active = await restoreAt(removed.etag);
    // A removed document comes back active; one that was archived goes back to the archive.
    if (status === "ARHIVAT") await archiveAt(active.etag);
  }

  return {
    archive: () =>
      run(id, async () => {
        const after = await archiveAt(etag);
        return { text: text.archived(denumire), act: undo(() => restoreAt(after.etag)) };
      }),
    restore: () =>
      run(id, async () => {
        const after = await restoreAt(etag);
        const back = status === "ARHIVAT" ? undo(() => archiveAt(after.etag)) : undefined;
        return { text: text.restored(denumire), act: back };
      }),
    /** Throws the refusal, because the question shows it. */
    async remove(): Promise<void> {
      await documentsRemove(client, { path, ifMatch: etag });
      showToast({ text: text.removed(denumire), act: undo(putBack) });
    },
    async purge(): Promise<void> {
      const { status: answered } = await documentsPurge(client, { path, ifMatch: etag });
      showToast({ text: answered === 202 ? text.purgeAsked(denumire) : text.purged(denumire) });
    },
    async releaseContent(): Promise<void> {
      await documentsRelease(client, { path, ifMatch: etag });
      showToast({ text: text.releaseAsked(denumire) });
    },
    hold: (isHeld: boolean) =>
      run(id, async () => {
        const set = (retinereLegala: boolean, revision: string | undefined) =>
          documentsPatch(client, { path, body: { retinereLegala }, ifMatch: revision });
        const after = await set(isHeld, etag);
        return { text: isHeld ? text.held : text.released, act: undo(() => set(!isHeld, after.etag)) };
      }),
    resync: () =>
      run(id, async () => {
        const { data } = await importsResync(client, { path });
        return { text: data.schimbat ? text.resynced : text.unchanged };
      }),
  };
}

/** Asks before acts that are hard to undo. An address with the id of another document asks nothing. */
function ActQuestions() {
  const { current } = useDialogAddress();
  const { document } = useOpened();
  return current?.id === String(document.id) ? <OwnQuestions /> : null;
}

function OwnQuestions() {
  const text = useWords(recordWords).acts;
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
        {() => (
          <>
            <p>{text.purgeText}</p>
            <WillHappen always={opened.document.eliminareCuAprobare ? 1 : 0} />
          </>
        )}
      </Confirm>
      <Confirm
        name="release"
        title={() => text.releaseTitle(denumire)}
        verb={text.releaseContent}
        act={after(acts.releaseContent)}
        whyOf={whyOf}
      >
        {() => <p>{text.releaseText}</p>}
      </Confirm>
    </>
  );
}

/** The menu of the document: acts that its record allows. */
function useActEntries(): MenuEntry[] {
  const text = useWords(recordWords).acts;
  const opened = useOpened();
  const dialogs = useDialogAddress();
  const acts = useStateActs(opened);
  const { id, poate, retinereLegala, urlWeb, numarVersiune } = opened.document;
  const dialog = (name: string) => dialogs.hrefOf({ name, id: String(id) });
  const hold = () => void acts.hold(!retinereLegala);
  const entries: readonly (readonly [right: DocumentAct | boolean, entry: MenuEntry])[] = [
    ["ADAUGA_VERSIUNE", { id: "version", title: text.addVersion, icon: "upload", href: dialog("version") }],
    ["SEMNEAZA", { id: "sign", title: text.sign, icon: "signature", href: dialog("sign") }],
    ["CREEAZA_LINK", { id: "link", title: text.createLink, icon: "link", href: dialog("link") }],
    ["TRANSCRIE", { id: "text", title: text.readText, icon: "search", href: addressOf(id, "text") }],
    [
      "RESINCRONIZEAZA",
      { id: "resync", title: text.resync, icon: "retry", onAction: () => void acts.resync() },
    ],
    [isPageAddress(urlWeb), { id: "source", title: text.openSource, icon: "link", href: urlWeb }],
    [numarVersiune > 0, { id: "proof", title: text.proof, icon: "check", href: addressOf(id, "dovada") }],
    [
      "RETINE",
      { id: "hold", title: retinereLegala ? text.release : text.hold, icon: "lock", onAction: hold },
    ],
    [
      "ELIBEREAZA",
      {
        id: "release",
        title: text.releaseContent,
        icon: "check",
        href: dialog("release"),
        isDangerous: true,
      },
    ],
    [
      "ARHIVEAZA",
      { id: "archive", title: text.archive, icon: "archive", onAction: () => void acts.archive() },
    ],
    [
      "STERGE",
      { id: "remove", title: text.remove, icon: "trash", href: dialog("remove"), isDangerous: true },
    ],
    ["ELIMINA", { id: "purge", title: text.purge, icon: "trash", href: dialog("purge"), isDangerous: true }],
  ];
  return entries.flatMap(([right, entry]) =>
    right === true || (right && poate.includes(right)) ? [entry] : [],
  );
}

export function Acts() {
  const text = useWords(recordWords).acts;
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
  const text = useWords(recordWords).acts;
  const { id, denumire, extensie, hashSha256 } = useOpened().document;
  const save = useDownload();
  const [isPending, setIsPending] = useState(false);
  const download = async (): Promise<void> => {
    setIsPending(true);
    await save({
      call: (headers) => documentsDownload(client, { path: { id }, headers }),
      hashSha256,
      name: extensie === undefined ? denumire : `${denumire}.${extensie}`,
    });
    setIsPending(false);
  };
  return (
    <Button look="primary" icon="download" isPending={isPending} onPress={() => void download()}>
      {text.download}
    </Button>
  );
}
