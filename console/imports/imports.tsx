import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { Connections } from "./connections.tsx";
import { ImportedDocuments } from "./documents.tsx";
import { MyImports } from "./my-imports.tsx";
import { providerIn } from "./providers.ts";
import { importWords } from "./words.ts";

interface Search {
  /** Of the imported documents, and of the imports. */
  page: number;
  imports: number;
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
      <MyImports page={search.imports} hrefOf={(page) => hrefWith({ importuri: String(page) })} />
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

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "page", 1),
    imports: countIn(raw, "importuri", 1),
    outcome: textIn(raw, "conexiune"),
    provider: textIn(raw, "furnizor"),
  }),
  page: Imports,
});
