import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isShownText } from "../../../shared/everywhere/shown-text.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { hasPages } from "../../../shared/everywhere/paged.ts";
import { announce } from "../../kit/live.ts";
import { EmptyState } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { highlightsQuery, isMail, isOffice, pictureQuery, textQuery } from "./content.ts";
import { Marked, piecesOfFragment, piecesOfText } from "../marks.tsx";
import { addressOf, isPageAddress, isReadable, useOpened } from "./opened.ts";
import { PasswordForm } from "./password-form.tsx";
import { ReadingLeaf } from "./reading-leaf.tsx";
import { contentWords } from "./words-content.ts";

/** A file of text, with the searched words marked in it. */
function TextLeaf({ words }: { words: string }) {
  const label = useWords(contentWords).preview;
  const read = useQuery(textQuery(useOpened()));
  return (
    <Loaded query={read} lines={12}>
      {(text) =>
        text === "" ? (
          <EmptyState title={label.emptyText} />
        ) : (
          <pre className="preview-text" tabIndex={0} role="region" aria-label={label.text}>
            <Marked pieces={piecesOfText(text, words)} />
          </pre>
        )
      }
    </Loaded>
  );
}

interface PageLeafProps {
  page: number;
  hrefOf: (page: number) => string;
}

/** One page of a PDF or a picture, with links to the others. */
function PageLeaf({ page, hrefOf }: PageLeafProps) {
  const opened = useOpened();
  // Show the page before until this one has come, so that the buttons keep the focus.
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

/** The pages that a converter makes of an office file; its text where there are none. */
function OfficeLeaf({ page, hrefOf }: PageLeafProps) {
  const read = useQuery({
    ...pictureQuery(useOpened(), page),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return read.isError ? <ReadingLeaf failure={read.error} /> : <PageLeaf page={page} hrefOf={hrefOf} />;
}

function Pages({ page, pages, hrefOf }: PageLeafProps & { pages: number }) {
  const text = useWords(contentWords).preview;
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
  const text = useWords(contentWords).preview;
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

/** Fragments with the searched words, above the page, which is a picture. */
function FoundFragments({ words }: { words: string }) {
  const text = useWords(contentWords).preview;
  const { document } = useOpened();
  const { data = [] } = useQuery(highlightsQuery(document, words));
  if (data.length === 0) return null;
  return (
    <section className="found" aria-label={text.found(words)}>
      <h2>{text.found(words)}</h2>
      <ul>
        {data.map(({ fragment, isDoubtful }) => (
          <li key={fragment}>
            {isDoubtful && `${text.doubtful}: `}… <Marked pieces={piecesOfFragment(fragment)} /> …
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface PreviewProps {
  /** The searched words, "" without a search. */
  words: string;
  page: number;
  hrefOfPage: (page: number) => string;
}

/** The document itself: its page, its text, or why there is nothing to see. */
export function Preview({ words, page, hrefOfPage }: PreviewProps) {
  const text = useWords(contentWords).preview;
  const opened = useOpened();
  const { document } = opened;
  return (
    <section className="preview" aria-label={text.label} tabIndex={0}>
      {isReadable(opened) && words !== "" && <FoundFragments words={words} />}
      <Leaf words={words} page={page} hrefOfPage={hrefOfPage} key={document.hashSha256 ?? ""} />
    </section>
  );
}

function Leaf({ words, page, hrefOfPage }: PreviewProps) {
  const text = useWords(contentWords).preview;
  const opened = useOpened();
  const { document } = opened;
  const { id, status, mod, poate } = document;
  if (status === "PURJAT") return <EmptyState icon="trash" title={text.purged} />;
  if (status === "STERS")
    return (
      <EmptyState icon="trash" title={text.removed}>
        {poate.includes("REACTIVEAZA") ? text.removedRestore : text.removedText}
      </EmptyState>
    );
  if (mod === "LEGATURA")
    return (
      <EmptyState
        icon="link"
        title={text.elsewhere}
        action={isPageAddress(document.urlWeb) && <Link href={document.urlWeb}>{text.openElsewhere}</Link>}
      >
        {text.elsewhereText}
      </EmptyState>
    );
  if (document.numarVersiune === 0)
    return (
      <EmptyState icon="document" title={text.noContent}>
        {poate.includes("ADAUGA_VERSIUNE") && <Link href={addressOf(id, "versiuni")}>{text.addContent}</Link>}
      </EmptyState>
    );
  if (document.scanare?.stare === "infectat") return <EmptyState icon="warning" title={text.infected} />;
  if (!poate.includes("DESCARCA")) return <EmptyState icon="lock" title={text.notAllowed} />;
  if (!isReadable(opened)) return <PasswordForm />;
  if (hasPages(document.contentType ?? "")) return <PageLeaf page={page} hrefOf={hrefOfPage} />;
  if (isOffice(document)) return <OfficeLeaf page={page} hrefOf={hrefOfPage} />;
  if (isMail(document)) return <ReadingLeaf />;
  if (isShownText(document)) return <TextLeaf words={words} />;
  return (
    <EmptyState icon="document" title={text.noPages}>
      {text.noPagesText}{" "}
      {poate.includes("TRANSCRIE") && <Link href={addressOf(id, "text")}>{text.readText}</Link>}
    </EmptyState>
  );
}
