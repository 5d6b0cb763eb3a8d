import { useQueries } from "@tanstack/react-query";
import { EmptyState } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { failed } from "./failed.ts";
import { SectionPanel } from "./section-panel.tsx";
import type { Section } from "./section.ts";
import { shared } from "./shared.ts";
import { approvals, requests } from "./to-decide.ts";
import { toSign } from "./to-sign.ts";
import { todayWords } from "./words.ts";

const sections: readonly Section[] = [requests, approvals, toSign, failed, shared];

function Today() {
  const text = useWords(todayWords);
  const language = useLanguage();
  const formats = useFormats();
  const person = usePerson();
  const mine = sections.filter(({ isFor }) => isFor(person));
  const queries = useQueries({
    queries: mine.map(({ queryKey, read }) => ({
      queryKey: [...queryKey, "today", language],
      queryFn: () => read({ person, text, language, formats, now: Date.now() }),
    })),
  });
  const shown = mine.map((section, at) => ({ section, query: queries[at] }));
  // What others have shared waits for nothing.
  const acts = shown.filter(({ section }) => section.id !== "shared");
  const isFree = acts.every(({ query }) => query?.data?.total === 0);
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      {isFree && (
        <EmptyState title={text.nothing} icon="check">
          {text.nothingText}
        </EmptyState>
      )}
      <div className="panels">
        {shown.map(
          ({ section, query }) => query && <SectionPanel key={section.id} section={section} query={query} />,
        )}
      </div>
    </>
  );
}

export default screen({ search: () => ({}), page: Today });
