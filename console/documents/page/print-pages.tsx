import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { readPicture } from "./content.ts";
import { useOpened } from "./opened.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { useWhy } from "./use-act.ts";
import { viewerWords } from "./viewer-words.ts";

/** About 190 dots to an inch of A4. */
const WIDTH = 1600;
/** Their pictures are in the memory of the browser together. */
const MOST_PAGES = 200;

interface Printing {
  pages: number;
  /** The addresses of the pictures that are there; undefined while nothing is printed. */
  pictures: readonly string[] | undefined;
  start: () => void;
  end: () => void;
}

/** Gets the pages of a document as pictures for printing, one after the other. */
export function usePagesToPrint(pages: number): Printing {
  const text = useWords(viewerWords);
  const { number } = useFormats();
  const opened = useOpened();
  const why = useWhy();
  const [pictures, setPictures] = useState<readonly string[]>();
  const isOn = pictures !== undefined;
  const readPage = useEffectEvent((page: number, signal: AbortSignal) =>
    readPicture(opened, { page, width: WIDTH }, signal),
  );
  const fail = useEffectEvent((error: unknown) => {
    showToast({ text: why(error), tone: "bad" });
    setPictures(undefined);
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const stopped = new AbortController();
    const made: string[] = [];
    const work = async (): Promise<void> => {
      while (made.length < pages) {
        const { image } = await readPage(made.length + 1, stopped.signal);
        if (stopped.signal.aborted) return;
        made.push(URL.createObjectURL(image));
        setPictures([...made]);
      }
    };
    work().catch((error: unknown) => {
      if (!stopped.signal.aborted) fail(error);
    });
    return () => {
      stopped.abort();
      made.forEach((address) => URL.revokeObjectURL(address));
    };
  }, [isOn, pages]);
  return {
    pages,
    pictures,
    start() {
      if (pages > MOST_PAGES) showToast({ text: text.tooManyToPrint(number(MOST_PAGES)), tone: "bad" });
      else setPictures((before) => before ?? []);
    },
    end: () => setPictures(undefined),
  };
}

/** How far the printing is, and then the sheets. */
export function PagesToPrint({ pages, pictures, end }: Printing) {
  const text = useWords(viewerWords);
  const { number } = useFormats();
  if (!pictures) return null;
  if (pictures.length === pages)
    return (
      <PrintSheet onEnd={end}>
        {pictures.map((address) => (
          <img key={address} src={address} alt="" />
        ))}
      </PrintSheet>
    );
  return (
    <p className="acts" role="status">
      {text.printing(number(pictures.length + 1), number(pages))}
      <Button look="quiet" icon="close" onPress={end}>
        {text.stopPrinting}
      </Button>
    </p>
  );
}
