import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { conversiesRead, conversiesRemove } from "../../client/generated/documents/operations.ts";
import type { Conversie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { usePerson } from "../shell/session.ts";
import { useLeave } from "../shell/use-leave.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { scanWords } from "./words.ts";

const NameForm = lazy(() => import("./name-form.tsx"));
const NewScan = lazy(() => import("./new-scan.tsx"));

/** What the person who began the reading does with it. */
export function ScanActs({ scan }: { scan: Conversie }) {
  const text = useWords(scanWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const dialogs = useDialogAddress();
  const { id: personId } = usePerson();
  const id = String(scan.id);
  const { documentId } = scan;
  const leave = useLeave(
    "/app/scanari",
    () => void queries.invalidateQueries({ queryKey: ["documents", "scans"] }),
  );
  const remove = async (): Promise<void> => {
    const path = { id: scan.id };
    const { etag } = await conversiesRead(client, { path });
    await conversiesRemove(client, { path, ifMatch: etag });
    showToast({ text: text.removed });
    leave();
  };
  return (
    <div className="acts scan-acts">
      {scan.status === "ESUATA" && documentId !== undefined && (
        <Link look="primary" icon="retry" href={dialogs.hrefOf({ name: "citire", id: String(documentId) })}>
          {text.retry}
        </Link>
      )}
      {scan.creatDe === personId && (
        <>
          <Link look="plain" href={dialogs.hrefOf({ name: "denumire", id })}>
            {text.rename}
          </Link>
          <Link look="danger" icon="trash" href={dialogs.hrefOf({ name: "eliminare", id })}>
            {text.remove}
          </Link>
        </>
      )}
      <AddressDialog name="citire" title={() => text.form.title}>
        {(of, close) => <NewScan of={of} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="denumire" title={() => text.rename}>
        {(of, close) => <NameForm id={Number(of)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="eliminare"
        title={() => text.removeTitle}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
    </div>
  );
}
