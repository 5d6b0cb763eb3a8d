import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import {
  documentsReadPreview,
  transcriereDownload,
  transcriereReadText,
} from "../../client/generated/documents/operations.ts";
import type { Conversie, Document } from "../../client/generated/documents/types.ts";
import { download } from "../../client/index.ts";
import { hasPages } from "../../shared/everywhere/paged.ts";
import { client } from "../api/client.ts";
import { passwordHeader } from "../api/document-password.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { useRun } from "../api/use-run.ts";
import { Button } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useObjectUrl } from "../kit/object-url.ts";
import { late } from "../kit/online.ts";
import { Pager } from "../kit/pager.tsx";
import { saveFile } from "../kit/save-file.ts";
import { Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { type KeptCorrections, pagesOf, textOf, useCorrections } from "./scan-text.ts";
import { scanWords } from "./words.ts";

const WIDTH_PIXELS = 1000;

interface PageEditorProps {
  scan: Conversie;
  /** Counted from 1. */
  page: number;
  /** The text of each page, with corrections. */
  pages: readonly string[];
  source: Document | undefined;
  password: string | undefined;
  hrefOf: (page: number) => string;
  onChange: (page: number, text: string) => void;
}

/** The picture of a page, its text beside it. */
function PageEditor({ scan, page, pages, source, password, hrefOf, onChange }: PageEditorProps) {
  const text = useWords(scanWords);
  const { number } = useFormats();
  const id = useId();
  const value = pages[page - 1] ?? "";
  return (
    <>
      <div className="scan-head">
        <h2>{text.page(number(page), number(pages.length))}</h2>
        <Pager page={page} size={1} shown={1} total={pages.length} hrefOf={hrefOf} />
      </div>
      {scan.calitate?.paginiNesigure.includes(page) && <p className="why">{text.poor}</p>}
      <div className="scan-page">
        {source && hasPages(source.contentType ?? "") ? (
          <Picture documentId={source.id} password={password} page={page} />
        ) : (
          <p className="hint">{source ? text.noPages : text.noPicture}</p>
        )}
        <div className="field">
          <label htmlFor={id}>{text.text(number(page))}</label>
          <textarea
            id={id}
            className="input"
            spellCheck
            value={value}
            onChange={({ target }) => onChange(page, target.value)}
          />
        </div>
      </div>
    </>
  );
}

interface PictureProps {
  documentId: number;
  password: string | undefined;
  page: number;
}

function Picture({ documentId, password, page }: PictureProps) {
  const text = useWords(scanWords);
  const { number } = useFormats();
  const found = useQuery({
    queryKey: ["documents", "preview", documentId, page, password],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const query = { pagina: page, latime: WIDTH_PIXELS };
      const call = { path: { id: documentId }, query, signal, headers: passwordHeader(password) };
      return (await download(client, () => documentsReadPreview(client, call), { signal })).content;
    },
  });
  const address = useObjectUrl(found.data);
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return address ? (
    <img className="scan-picture" src={address} alt={text.picture(number(page))} />
  ) : (
    <Skeleton lines={12} />
  );
}

const SaveForm = late(async () => ({ default: (await import("./scan-forms.tsx")).SaveForm }));

export interface ScanPagesProps {
  scan: Conversie;
  /** The document that was read; without one there is no picture. */
  source: Document | undefined;
  password: string | undefined;
  page: number;
  hrefOf: (page: number) => string;
}

export function ScanPages(props: ScanPagesProps) {
  const { scan, source, password } = props;
  const found = useQuery({
    queryKey: ["documents", "scans", scan.id, "text", password],
    queryFn: async () =>
      (await transcriereReadText(client, { path: { id: scan.id }, headers: passwordHeader(password) })).data,
    staleTime: Infinity,
  });
  const corrections = useCorrections(scan.id, { isKept: source?.tipSecuritate === undefined });
  return (
    <Loaded query={found}>
      {(text) => <Pages {...props} pages={pagesOf(text)} corrections={corrections} />}
    </Loaded>
  );
}

interface PagesProps extends ScanPagesProps {
  pages: readonly string[];
  corrections: KeptCorrections;
}

function Pages({ pages, corrections, ...props }: PagesProps) {
  const { source, password, page, hrefOf } = props;
  const text = useWords(scanWords);
  const shown = pages.map((read, index) => corrections.value?.[String(index + 1)] ?? read);
  const isCorrected = shown.some((now, index) => now !== pages[index]);
  if (pages.every((read) => read.trim() === "") && !isCorrected) return <p>{text.noText}</p>;
  return (
    <>
      <PageEditor
        key={page}
        scan={props.scan}
        page={Math.min(page, pages.length)}
        pages={shown}
        source={source}
        password={password}
        hrefOf={hrefOf}
        onChange={corrections.set}
      />
      {isCorrected && (
        <p className="hint" role="status">
          {source?.tipSecuritate === undefined ? text.corrected : text.correctedHere}{" "}
          <Button look="quiet" onPress={corrections.discard}>
            {text.discard}
          </Button>
        </p>
      )}
      <TextActs {...props} whole={textOf(shown)} isCorrected={isCorrected} onSaved={corrections.discard} />
    </>
  );
}

interface TextActsProps extends ScanPagesProps {
  /** The text of all pages, with corrections. */
  whole: string;
  isCorrected: boolean;
  onSaved: () => void;
}

function TextActs({ scan, source, password, whole, isCorrected, onSaved }: TextActsProps) {
  const text = useWords(scanWords);
  const { run } = useRun();
  const name = (scan.denumire ?? source?.denumire ?? text.unnamed).replace(
    /\.(pdf|png|jpe?g|docx|txt)$/i,
    "",
  );
  const hasPdf = scan.tip !== "TEXT" && /pdf|image/.test(scan.sursa);
  const verb = isCorrected ? text.saveCorrected : text.save;
  /** The corrected text is saved as it is here; that it was taken along is noted all the same. */
  const downloadAs = (format: "pdf" | "txt"): Promise<void> =>
    run(async () => {
      const call = { path: { id: scan.id }, query: { format }, headers: passwordHeader(password) };
      const { content } = await download(client, () => transcriereDownload(client, call));
      const isOwn = format === "txt" && isCorrected;
      saveFile(isOwn ? new Blob([whole], { type: "text/plain" }) : content, `${name}.${format}`);
    });
  return (
    <>
      <div className="acts">
        <DialogLink verb={verb} name="salvare" id={scan.id} look="primary" />
        <Button icon="download" onPress={() => void downloadAs("txt")}>
          {text.download}
        </Button>
        {hasPdf && (
          <Button icon="download" onPress={() => void downloadAs("pdf")}>
            {text.downloadPdf}
          </Button>
        )}
      </div>
      <AddressDialog name="salvare" title={() => verb}>
        {(_, close) => (
          <SaveForm
            {...{ scan, source, password, name, hasPdf, onSaved }}
            corrected={isCorrected ? whole : undefined}
            onEnd={close}
          />
        )}
      </AddressDialog>
    </>
  );
}
