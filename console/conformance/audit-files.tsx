import { adminAuditsReadJunit, adminAuditsReadSarif } from "../../client/generated/platform/operations.ts";
import type { Report } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { saveFile } from "../kit/save-file.ts";
import { Menu } from "../kit/menu.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { auditWords } from "./audit-words.ts";
import { useReading, useZone } from "./reading.ts";

/** The report as files; officials have the page, administrators all forms. */
export function AuditFiles({ report: { id, cod } }: { report: Pick<Report, "id" | "cod"> }) {
  const text = useWords(auditWords).files;
  const language = useLanguage();
  const reading = useReading();
  const isAdmin = useZone() === "admin";
  const path = { id };

  const save = async (read: () => Promise<Blob>, ending: string): Promise<void> => {
    try {
      saveFile(await read(), `audit-${cod}-${id}.${ending}`);
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  };
  const readPage = async (): Promise<Blob> =>
    new Blob([await reading.page(id)], { type: "text/html; charset=utf-8" });
  const readSarif = async (): Promise<Blob> =>
    new Blob([JSON.stringify((await adminAuditsReadSarif(client, { path })).data, undefined, 2)], {
      type: "application/sarif+json",
    });
  const readJunit = async (): Promise<Blob> =>
    new Blob([(await adminAuditsReadJunit(client, { path })).data]);

  return (
    <Menu
      label={text.label}
      icon="download"
      isLabelShown
      entries={[
        { id: "page", title: text.page, onAction: () => void save(readPage, "html") },
        ...(isAdmin
          ? [
              { id: "sarif", title: text.sarif, onAction: () => void save(readSarif, "sarif") },
              { id: "junit", title: text.junit, onAction: () => void save(readJunit, "xml") },
            ]
          : []),
      ]}
    />
  );
}
