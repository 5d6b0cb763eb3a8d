import { useQuery } from "@tanstack/react-query";
import { Link } from "../kit/button.tsx";
import { StateBadge } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Connections } from "./connections.tsx";
import { ImportedDocuments } from "./documents.tsx";
import { providerIn } from "./providers.ts";
import { startedImports } from "./started.ts";
import { importWords } from "./words.ts";

const RECENT = 5;

interface Search {
  page: number;
  /** How the way back from a provider ended, and from which one. */
  outcome: string;
  provider: string;
}

function Imports({ search, hrefWith }: ScreenProps<never, Search>) {
  const text = useWords(importWords);
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <Outcome outcome={search.outcome} provider={search.provider} />
      <Connections />
      <Recent />
      <ImportedDocuments page={search.page} hrefOf={(page) => hrefWith({ page: String(page) })} />
    </>
  );
}

const outcomes = ["connected", "declined", "refused", "failed"] as const;

/** What came of the way to the provider and back. */
function Outcome({ outcome, provider }: Pick<Search, "outcome" | "provider">) {
  const text = useWords(importWords);
  const known = outcomes.find((one) => one === outcome);
  const name = providerIn(provider);
  if (!known || !name) return null;
  return (
    <p className={known === "connected" ? "outcome outcome-good" : "outcome"} role="status">
      {text.outcomes[known](text.providers[name])}
    </p>
  );
}

/** The service keeps no list of imports: these are the ones of this browser. */
function Recent() {
  const text = useWords(importWords);
  const formats = useFormats();
  const { id: personId } = usePerson();
  const recent = useQuery({
    queryKey: ["documents", "imports", "started"],
    queryFn: () => startedImports(personId),
    networkMode: "always",
  });
  const shown = recent.data?.slice(0, RECENT) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="imports-recent">
      <h2 id="imports-recent">{text.recent}</h2>
      <ul className="plain-list">
        {shown.map(({ id, provider, mode, at, files }) => (
          <li key={id}>
            <Link href={`/app/importuri/aduse/${id}`}>{formats.dateTime(at)}</Link> {text.providers[provider]}
            , {text.files(files.length)} <StateBadge>{text.modes[mode]}</StateBadge>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "page", 1),
    outcome: textIn(raw, "conexiune"),
    provider: textIn(raw, "furnizor"),
  }),
  page: Imports,
});
