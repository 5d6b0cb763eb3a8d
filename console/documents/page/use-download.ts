import { type FileAnswer, download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { saveFile } from "../../kit/save-file.ts";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { recordWords } from "./words-record.ts";

interface Wanted {
  call: (headers: ReturnType<typeof passwordHeader>) => Promise<FileAnswer>;
  /** The hash that the record names; it is compared. */
  hashSha256?: string | undefined;
  name: string;
  /** True if the file gets that name even if the answer has another one. */
  isNamed?: boolean | undefined;
}

/** Downloads a file of the document, saves it, and says so. */
export function useDownload(): (wanted: Wanted) => Promise<void> {
  const text = useWords(recordWords).acts;
  const run = useAct();
  const { document, password } = useOpened();
  return ({ call, hashSha256, name, isNamed = false }) =>
    run(document.id, async () => {
      const file = await download(client, () => call(passwordHeader(password)), { hashSha256 });
      const saved = isNamed ? name : openableName(file.name ?? name);
      saveFile(file.content, saved);
      return { text: hashSha256 === undefined ? text.downloaded(saved) : text.verified(saved) };
    });
}

/** The service names a version `contract.pdf (v3)`, but a file that opens by double click ends with its extension. */
const openableName = (name: string): string => name.replace(/^(.*)(\.[^.\s]+) (\(v\d+\))$/su, "$1 $3$2");
