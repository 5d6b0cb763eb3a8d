import { semnaturaDocumentsDownloadReport } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Button } from "../../kit/button.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { useDownload } from "./use-download.ts";
import { historyWords } from "./words-history.ts";

/** The report on the signatures of the current version: a page for people, and the validation report for programs. */
export function ReportActs() {
  const text = useWords(historyWords).signatures;
  const save = useDownload();
  const { id, denumire } = useOpened().document;
  const download = (format: "pdf" | "xml") =>
    save({
      call: (headers) =>
        semnaturaDocumentsDownloadReport(client, { path: { id }, query: { format }, headers }),
      name: `${denumire}.${format}`,
    });
  return (
    <>
      <Button icon="download" onPress={() => void download("pdf")}>
        {text.reportPdf}
      </Button>
      <Button icon="download" onPress={() => void download("xml")}>
        {text.reportXml}
      </Button>
    </>
  );
}
