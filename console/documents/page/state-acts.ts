import {
  documentsArchive,
  documentsPatch,
  documentsPurge,
  documentsRemove,
  documentsRestore,
  importsResync,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { type Toast, showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { type ReadDocument, readDocument } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** The acts on the state of a document. Each names the revision that the page shows, and an undo where there is one. */
export function useStateActs({ document, etag }: ReadDocument) {
  const text = useWords(pageWords).acts;
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
    /** Throws what refuses it: its question shows it. */
    async remove(): Promise<void> {
      await documentsRemove(client, { path, ifMatch: etag });
      showToast({ text: text.removed(denumire), act: undo(putBack) });
    },
    async purge(): Promise<void> {
      const { status: answered } = await documentsPurge(client, { path, ifMatch: etag });
      showToast({ text: answered === 202 ? text.purgeAsked(denumire) : text.purged(denumire) });
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
