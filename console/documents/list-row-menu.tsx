import { sentenceOf } from "../api/failed.tsx";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type ActId, archiveJob, isAllowed, type ListAct, listActs, restoreJob } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { idOf } from "./list-choice.ts";
import { useListChange } from "./list-change.ts";
import type { Row } from "./list-rows.ts";
import { listWords } from "./words.ts";

/** A content with a password is opened on the page of its document, which asks for it. */
const isOfRow = ({ id }: ListAct, row: Row): boolean =>
  id !== "zip" && id !== "csv" && !(id === "download" && row.tipSecuritate === "PAROLA");

/** What the person may do with one document now. */
export function RowMenu({ row }: { row: Row }) {
  const text = useWords(listWords).act;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const onChange = useListChange();
  const id = idOf(row);
  const attempt = (work: () => Promise<void>) => (): void => {
    work().catch((error: unknown) => showToast({ text: sentenceOf(error, language), tone: "bad" }));
  };
  const run = (job: BulkJob) => attempt(() => begin(id, job));
  const direct: Partial<Record<ActId, () => void>> = {
    download: attempt(async () => (await import("./list-files.ts")).downloadOne(id, row.denumire)),
    archive: run(archiveJob(onChange)),
    restore: run(restoreJob(onChange)),
  };
  const entries = listActs
    .filter((act) => isOfRow(act, row) && isAllowed(act, row))
    .map((act) => ({
      id: act.id,
      title: text[act.id],
      icon: act.icon,
      isDangerous: act.isDangerous,
      href: act.dialog === undefined ? undefined : dialogs.hrefOf({ name: act.dialog, id }),
      onAction: direct[act.id],
    }));
  return <Menu label={text.menu(row.denumire)} entries={entries} />;
}
