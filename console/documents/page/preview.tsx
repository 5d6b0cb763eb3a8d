import { useQuery } from "@tanstack/react-query";
import { Suspense, useEffect, useState } from "react";
import { hasPages } from "../../../shared/everywhere/paged.ts";
import { isShownText } from "../../../shared/everywhere/shown-text.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { late } from "../../kit/online.ts";
import { preloaded } from "../../kit/preloaded.tsx";
import { EmptyState, Skeleton } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { Marked, piecesOfFragment } from "../marks.tsx";
import { highlightsQuery, isMail, isOffice, pictureQuery } from "./content.ts";
import { addressOf, isPageAddress, isReadable, useOpened } from "./opened.ts";
import { PasswordForm } from "./password-form.tsx";
import { contentWords } from "./words-content.ts";

/** The viewer is loaded at its first use. */
const Viewer = preloaded(() => import("./viewer.tsx"));
const ReadingLeaf = late(() => import("./reading-leaf.tsx"));
const TextLeaf = late(() => import("./text-leaf.tsx"));

type LeafProps = Pick<PreviewProps, "words" | "page" | "onPage">;

/** The pages of a PDF or a picture. The first one is read while the viewer is loaded. */
function PageLeaf(props: LeafProps) {
  const [first] = useState(props.page);
  const read = useQuery(pictureQuery(useOpened(), { page: first }));
  // A failure is shown where the viewer is drawn.
  useEffect(() => void Viewer.load().catch(() => undefined), []);
  return (
    <Loaded query={read} lines={12}>
      {({ pages }) => <Viewer {...props} pages={pages} />}
    </Loaded>
  );
}

/** The pages that a converter makes of an office file; its text where there are none. */
function OfficeLeaf(props: LeafProps) {
  const [first] = useState(props.page);
  const read = useQuery({ ...pictureQuery(useOpened(), { page: first }), retry: false });
  return read.isError ? <ReadingLeaf words={props.words} failure={read.error} /> : <PageLeaf {...props} />;
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
  onPage: (page: number) => void;
}

/** The document itself: its page, its text, or why there is nothing to see. */
export function Preview(props: PreviewProps) {
  const { words } = props;
  const text = useWords(contentWords).preview;
  const opened = useOpened();
  const { document } = opened;
  return (
    <section className="preview" aria-label={text.label}>
      {isReadable(opened) && words !== "" && <FoundFragments words={words} />}
      <Suspense fallback={<Skeleton lines={12} />}>
        <Leaf {...props} key={document.hashSha256 ?? ""} />
      </Suspense>
    </section>
  );
}

function Leaf(props: PreviewProps) {
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
  if (hasPages(document.contentType ?? "")) return <PageLeaf {...props} />;
  if (isOffice(document)) return <OfficeLeaf {...props} />;
  if (isMail(document)) return <ReadingLeaf words={props.words} />;
  if (isShownText(document)) return <TextLeaf words={props.words} />;
  return (
    <EmptyState icon="document" title={text.noPages}>
      {text.noPagesText}{" "}
      {poate.includes("TRANSCRIE") && <Link href={addressOf(id, "text")}>{text.readText}</Link>}
    </EmptyState>
  );
}
