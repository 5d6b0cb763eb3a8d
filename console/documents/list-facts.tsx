import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { sentenceOf } from "../api/failed.tsx";
import { usePeople } from "../api/people.ts";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type ActId, type ListAct, archiveJob, isAllowed, listActs, restoreJob } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { useListChange } from "./list-change.ts";
import { idOf } from "./list-choice.ts";
import type { CellFacts } from "./list-columns.tsx";
import { useContainers, useIssuers } from "./list-query.ts";
import type { Row } from "./list-rows.ts";
import { insideQuery, useSignatures } from "./list-signatures.ts";
import { listWords } from "./words.ts";

/** A content with a password is opened on the page of its document, which asks for it. */
const isOfRow = ({ id }: ListAct, row: Row): boolean =>
  id !== "zip" && id !== "csv" && !(id === "download" && row.tipSecuritate === "PAROLA");

/** What the person may do with one document now. */
function RowMenu({ row }: { row: Row }) {
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

/** What the cells of a page show beside its documents: names and signatures, each by one call for the page. */
export function useFacts(rows: readonly Row[], shown: readonly string[]): CellFacts {
  const text = useWords(listWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const containers = useContainers().data;
  const issuers = useIssuers().data;
  const personOf = usePeople(rows.flatMap(({ modificatDe, creatDe }) => [modificatDe, creatDe]));
  const signatures = useSignatures(rows, shown.includes("semnaturi"));
  const containerNames = useMemo(() => namesOf(containers), [containers]);
  const issuerNames = useMemo(() => namesOf(issuers), [issuers]);
  return {
    text,
    formats,
    containerOf: ({ bucketId }) => containerNames.get(bucketId),
    issuerOf: ({ emitentId = 0 }) => issuerNames.get(emitentId),
    personOf,
    signatureOf: (row) =>
      signatures.recorded(row) ?? queries.getQueryData(insideQuery(row).queryKey) ?? undefined,
    isUnrecorded: signatures.isUnrecorded,
    menuOf: (row) => <RowMenu row={row} />,
  };
}

const namesOf = (records: readonly { id: number; denumire: string }[] | undefined) =>
  new Map(records?.map(({ id, denumire }) => [id, denumire]));
