import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  semnaturaDocumentsCreateDocument,
  semnaturaDocumentsDownloadFile,
  semnaturaDocumentsListFiles,
} from "../../../client/generated/documents/operations.ts";
import type { FisierDinSemnatura } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { Failed } from "../../api/failed.tsx";
import { Button, Link } from "../../kit/button.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { isMail } from "./content.ts";
import { useInside, useProofs } from "./inside.ts";
import { addressOf, isReadable, useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { useDownload } from "./use-download.ts";
import { historyWords } from "./words-history.ts";

/**
 * The files of a container, the content of another signed file, or the attachments of a mail, each to be downloaded or filed.
 * Nothing for other documents.
 */
export function FilesInside() {
  const text = useWords(historyWords).signatures;
  const opened = useOpened();
  const { document, password } = opened;
  const { id, numarVersiune, hashSha256, contentType } = document;
  // Mails have attachments, signed or not. Another file may have others inside only with signatures or proofs that are in it.
  const hasSignatures = useInside().data?.some(({ aici }) => !aici) ?? false;
  const hasProofs = (useProofs().data ?? []).length > 0;
  const read = useQuery({
    queryKey: ["documents", "content", id, hashSha256, "files"],
    enabled:
      isReadable(opened) &&
      (isMail(document) || ((hasSignatures || hasProofs) && contentType !== "application/pdf")),
    queryFn: async ({ signal }) => {
      const call = { path: { id }, query: { numarVersiune }, headers: passwordHeader(password), signal };
      return (await semnaturaDocumentsListFiles(client, call)).data;
    },
  });
  if (read.isError) return <Failed error={read.error} onRetry={() => void read.refetch()} />;
  if (!read.data || read.data.length === 0) return null;
  return (
    <section>
      <h3>{text.filesInside}</h3>
      <ul className="records" aria-label={text.filesInside}>
        {read.data.map((file) => (
          <FileInside key={file.numar} file={file} />
        ))}
      </ul>
    </section>
  );
}

function FileInside({ file }: { file: FisierDinSemnatura }) {
  const text = useWords(historyWords).signatures;
  const { size } = useFormats();
  const run = useAct();
  const save = useDownload();
  const { document, password } = useOpened();
  const { id, numarVersiune } = document;
  const [filedId, setFiledId] = useState<number>();
  const { numar, nume, dimensiune, hashSha256, contentType } = file;
  const call = { path: { id, numar }, query: { numarVersiune } };
  const download = () =>
    save({
      call: (headers) => semnaturaDocumentsDownloadFile(client, { ...call, headers }),
      hashSha256,
      name: nume,
    });
  const fileIt = () =>
    run(id, async () => {
      const headers = passwordHeader(password);
      const { data } = await semnaturaDocumentsCreateDocument(client, { ...call, headers, body: {} });
      setFiledId(data.id);
      return { text: text.filed(data.denumire) };
    });
  return (
    <li>
      <p className="record-title">
        <strong>{nume}</strong>
      </p>
      <p className="hint">
        {contentType}, {size(dimensiune)}
      </p>
      <div className="acts">
        <Button icon="download" label={`${text.downloadFile}: ${nume}`} onPress={() => void download()}>
          {text.downloadFile}
        </Button>
        {filedId === undefined ? (
          <Button icon="plus" label={`${text.fileIt}: ${nume}`} onPress={() => void fileIt()}>
            {text.fileIt}
          </Button>
        ) : (
          <Link href={addressOf(filedId)}>{text.openFiled}</Link>
        )}
      </div>
    </li>
  );
}
