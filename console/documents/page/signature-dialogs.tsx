import { lazy } from "react";
import {
  semnaturaDocumentsRead,
  semnaturaDocumentsRemove,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Confirm } from "../../kit/confirm.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened, useRefresh } from "./opened.ts";
import { useWhy } from "./use-act.ts";
import { pageWords } from "./words.ts";

const RemarkForm = lazy(() => import("./remark-form.tsx"));

/** The remarks on a signature, and its removal from the list. */
export function SignatureDialogs() {
  const text = useWords(pageWords).signatures;
  const refresh = useRefresh();
  const whyOf = useWhy();
  const { document } = useOpened();
  const remove = async (signatureId: string): Promise<void> => {
    const path = { id: Number(signatureId) };
    const { etag } = await semnaturaDocumentsRead(client, { path });
    await semnaturaDocumentsRemove(client, { path, ifMatch: etag });
    await refresh(document.id);
    showToast({ text: text.removed });
  };
  return (
    <>
      <AddressDialog name="remark" title={() => text.remarkTitle}>
        {(id, close) => <RemarkForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="unsign"
        title={() => text.removeTitle}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={whyOf}
      >
        {() => <p>{text.removeText}</p>}
      </Confirm>
    </>
  );
}
