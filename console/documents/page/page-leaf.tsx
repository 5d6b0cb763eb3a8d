import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { announce } from "../../kit/live.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { pictureQuery } from "./content.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

export interface PageLeafProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** One page of a PDF or a picture, and the way to the others. */
export function PageLeaf({ page, hrefOf }: PageLeafProps) {
  const opened = useOpened();
  // The page before stays until this one has come: the buttons keep the focus.
  const read = useQuery({ ...pictureQuery(opened, page), placeholderData: keepPreviousData });
  return (
    <Loaded query={read} lines={12}>
      {({ image, pages }) => (
        <>
          <Pages page={page} pages={pages} hrefOf={hrefOf} />
          <Picture image={image} page={page} pages={pages} isOld={read.isPlaceholderData} />
        </>
      )}
    </Loaded>
  );
}

function Pages({ page, pages, hrefOf }: PageLeafProps & { pages: number }) {
  const text = useWords(pageWords).preview;
  const { number } = useFormats();
  const title = text.pageOf(number(page), number(pages));
  useEffect(() => {
    if (pages > 1) announce(title);
  }, [title, pages]);
  if (pages === 1) return null;
  return (
    <nav className="preview-pages" aria-label={text.pages}>
      {page > 1 && (
        <Link href={hrefOf(page - 1)} look="plain" icon="chevronLeft" label={text.previous} isReplacing>
          {null}
        </Link>
      )}
      <span>{title}</span>
      {page < pages && (
        <Link href={hrefOf(page + 1)} look="plain" icon="chevronRight" label={text.next} isReplacing>
          {null}
        </Link>
      )}
    </nav>
  );
}

interface PictureProps {
  image: Blob;
  page: number;
  pages: number;
  isOld: boolean;
}

function Picture({ image, page, pages, isOld }: PictureProps) {
  const text = useWords(pageWords).preview;
  const { number } = useFormats();
  const { document } = useOpened();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);
  if (address === undefined) return null;
  const alt = `${document.denumire}, ${text.pageOf(number(page), number(pages))}`;
  return <img className="preview-page" src={address} alt={alt} aria-busy={isOld} />;
}
