import { useQuery } from "@tanstack/react-query";
import { transcriereDownload, transcriereSave } from "../../../client/generated/documents/operations.ts";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { Loaded } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { readTextQuery, recognizedWordsQuery } from "./conversions.ts";
import { Marked, piecesOfText, withDoubtful } from "../marks.tsx";
import { addressOf, useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { useDownload } from "./use-download.ts";
import { contentWords } from "./words-content.ts";

const AT_ONCE_MS = 1000;

interface Props {
  conversion: Conversie;
  words: string;
  /** The page whose text is shown. */
  page: number;
}

export function ReadText({ conversion, words, page }: Props) {
  const read = useQuery(readTextQuery(useOpened(), conversion.id));
  return (
    <>
      <Loaded query={read} lines={8}>
        {(pages) => <PageText conversion={conversion} pages={pages} words={words} page={page} />}
      </Loaded>
      <TextActs conversion={conversion} />
    </>
  );
}

interface PageTextProps extends Props {
  pages: readonly string[];
}

/** The text of a page, with the words that may be misread. */
function PageText({ conversion, pages, words, page: wanted }: PageTextProps) {
  const text = useWords(contentWords).reading;
  const { list, number } = useFormats();
  const { calitate } = conversion;
  const page = Math.min(wanted, pages.length);
  const { data: recognized } = useQuery({
    ...recognizedWordsQuery(useOpened(), conversion.id),
    enabled: calitate !== undefined,
  });
  const { cuvinte = [], calitate: quality } = recognized?.find(({ pagina }) => pagina === page) ?? {};
  const shown = pages[page - 1] ?? "";
  const pieces = withDoubtful(piecesOfText(shown, words), cuvinte);
  const found = pages.flatMap((one, index) =>
    words !== "" && piecesOfText(one, words).some(({ isFound }) => isFound) ? [number(index + 1)] : [],
  );
  return (
    <>
      {pages.length > 1 && <p className="hint">{text.ofPage(number(page), number(pages.length))}</p>}
      {pages.length > 1 && found.length > 0 && <p>{text.foundOn(words, list(found))}</p>}
      {calitate?.paginiNesigure.includes(page) && quality !== undefined && (
        <p className="why">{text.poor(number(quality))}</p>
      )}
      {pieces.some(({ isDoubtful }) => isDoubtful) && <p className="hint">{text.doubtful}</p>}
      <pre className="preview-text" tabIndex={0} role="region" aria-label={text.title}>
        {shown.trim() === "" ? text.noText : <Marked pieces={pieces} />}
      </pre>
    </>
  );
}

/**
 * A searchable PDF exists only if pictures were read. The record does not say so, but a text that the file had itself
 * is there at once.
 */
function hasSearchablePdf({ tip, sursa, creatLa, finalizatLa = creatLa }: Conversie): boolean {
  if (tip === "TEXT") return false;
  return (
    tip === "OCR" || sursa.startsWith("image/") || Date.parse(finalizatLa) - Date.parse(creatLa) > AT_ONCE_MS
  );
}

function TextActs({ conversion }: { conversion: Conversie }) {
  const text = useWords(contentWords).reading;
  const run = useAct();
  const save = useDownload();
  const { document, password } = useOpened();
  const path = { id: conversion.id };
  const download = (format: "txt" | "pdf") =>
    save({
      call: (headers) => transcriereDownload(client, { path, headers, query: { format } }),
      name: `${document.denumire}.${format}`,
    });
  const keep = () =>
    run(document.id, async () => {
      const headers = passwordHeader(password);
      const { data } = await transcriereSave(client, { path, headers, body: { format: "txt" } });
      return {
        text: text.kept(data.denumire),
        act: { title: text.openKept, onPress: () => window.location.assign(addressOf(data.id)) },
      };
    });
  return (
    <div className="acts">
      <Button icon="download" onPress={() => void download("txt")}>
        {text.downloadText}
      </Button>
      {hasSearchablePdf(conversion) && (
        <Button icon="download" onPress={() => void download("pdf")}>
          {text.downloadPdf}
        </Button>
      )}
      <Button icon="plus" onPress={() => void keep()}>
        {text.keep}
      </Button>
    </div>
  );
}
