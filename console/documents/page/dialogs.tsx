import { lazy } from "react";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));
const VersionForm = lazy(() => import("./version-form.tsx"));
const ShareForm = lazy(() => import("./share-form.tsx"));
const LinkForm = lazy(() => import("./link-form.tsx"));
const SignForm = lazy(() => import("./sign-form.tsx"));
const NoteForm = lazy(() => import("./note-form.tsx"));

/** The dialogs about the document of the page. An address with the id of another one opens nothing. */
export function DocumentDialogs() {
  const { current } = useDialogAddress();
  const { document } = useOpened();
  const text = useWords(pageWords);
  if (current?.id !== String(document.id)) return null;
  const { id, denumire } = document;
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit.title(denumire)}>
        {(_, close) => <EditForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="version" title={() => text.versions.addTitle(denumire)}>
        {(_, close) => <VersionForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="share" title={() => text.access.shareTitle(denumire)}>
        {(_, close) => <ShareForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="link" title={() => text.access.linkTitle(denumire)}>
        {(_, close) => <LinkForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="sign" title={() => text.signatures.signTitle(denumire)}>
        {(_, close) => <SignForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="note" title={() => text.activity.noteTitle}>
        {(_, close) => <NoteForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}
