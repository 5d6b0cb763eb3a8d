import { semnaturaDocumentsDownloadReport } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Button } from "../../kit/button.tsx";
import { useWords } from "../../words/words.ts";
import { passwordHeader, useOpened } from "./opened.ts";
import { downloadAndSave } from "./save.ts";
import { useAct } from "./use-act.ts";
import { historyWords } from "./words-history.ts";

/** The report on the signatures of the current version: a page for people, and the validation report for programs. */
export function ReportActs() {
  const text = useWords(historyWords).signatures;
  const run = useAct();
  const { document, password } = useOpened();
  const { id, denumire } = document;
  const download = (format: "pdf" | "xml") =>
    run(id, async () => {
      const call = { path: { id }, query: { format }, headers: passwordHeader(password) };
      const name = await downloadAndSave({
        call: () => semnaturaDocumentsDownloadReport(client, call),
        name: `${denumire}.${format}`,
      });
      return { text: text.downloaded(name) };
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
