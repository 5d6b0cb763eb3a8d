import { Link } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { hasPages, isShortText } from "./content.ts";
import { FoundFragments } from "./found-fragments.tsx";
import { addressOf, isPageAddress, isReadable, useOpened } from "./opened.ts";
import { PageLeaf } from "./page-leaf.tsx";
import { PasswordForm } from "./password-form.tsx";
import { TextLeaf } from "./text-leaf.tsx";
import { pageWords } from "./words.ts";

export interface PreviewProps {
  /** The searched words, "" without a search. */
  words: string;
  page: number;
  hrefOfPage: (page: number) => string;
}

/** The document itself: its page, its text, or why there is none to see. */
export function Preview({ words, page, hrefOfPage }: PreviewProps) {
  const text = useWords(pageWords).preview;
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
  const text = useWords(pageWords).preview;
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
  if (!poate.includes("DESCARCA")) return <EmptyState icon="lock" title={text.notAllowed} />;
  if (!isReadable(opened)) return <PasswordForm />;
  if (hasPages(document)) return <PageLeaf page={page} hrefOf={hrefOfPage} />;
  if (isShortText(document)) return <TextLeaf words={words} />;
  return (
    <EmptyState icon="document" title={text.noPages}>
      {text.noPagesText}{" "}
      {poate.includes("TRANSCRIE") && <Link href={addressOf(id, "text")}>{text.readText}</Link>}
    </EmptyState>
  );
}
