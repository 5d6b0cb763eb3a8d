import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isProblem } from "../../../client/index.ts";
import { Failed, Loaded } from "../../api/failed.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, stringifySearch, textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { Acts } from "./acts.tsx";
import { Badges } from "./badges.tsx";
import { Banners } from "./banners.tsx";
import { DocumentDialogs } from "./dialogs.tsx";
import { DocumentTabs } from "./document-tabs.tsx";
import { Missing } from "./missing.tsx";
import { OpenedContext, type ReadDocument, addressOf, documentQuery } from "./opened.ts";
import { Preview } from "./preview.tsx";
import type { TabProps } from "./tab-props.ts";
import { pageWords } from "./words.ts";

type Search = TabProps["search"];
type Props = ScreenProps<"id" | "fila?", Search>;

function DocumentScreen(props: Props) {
  const id = Number(props.params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const read = useQuery({ ...documentQuery(id), enabled: isNumber });
  if (!isNumber || isProblem(read.error, "notFound")) return <Missing />;
  if (read.isError && !read.data) return <Unread error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <Loaded query={read} lines={8}>
      {(opened) => <OpenedDocument key={id} {...props} opened={opened} />}
    </Loaded>
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useWords(pageWords).missing;
  return (
    <>
      <PageTitle>{text.unread}</PageTitle>
      <Failed error={error} onRetry={onRetry} />
    </>
  );
}

function OpenedDocument({ opened, params, search, hrefWith, setSearch }: Props & { opened: ReadDocument }) {
  const [password, setPassword] = useState("");
  const { id, denumire, cod } = opened.document;
  const kept = stringifySearch({ q: search.q, pagina: search.pagina > 1 ? search.pagina : undefined });
  return (
    <OpenedContext value={{ ...opened, password, setPassword }}>
      <header className="document-head">
        <div>
          <PageTitle>{denumire}</PageTitle>
          <p className="document-code">
            {cod} <Badges />
          </p>
        </div>
        <Acts />
      </header>
      <Banners />
      <div className="document">
        <Preview
          words={search.q}
          page={search.pagina}
          hrefOfPage={(page) => hrefWith({ pagina: page === 1 ? undefined : String(page) })}
        />
        <DocumentTabs
          selected={params.fila ?? ""}
          hrefOf={(tab) => addressOf(id, tab) + kept}
          search={search}
          setSearch={setSearch}
          hrefWith={hrefWith}
        />
      </div>
      <DocumentDialogs />
    </OpenedContext>
  );
}

export default screen({
  params: ["id", "fila?"],
  search: (raw): Search => ({
    q: textIn(raw, "q"),
    pagina: countIn(raw, "pagina", 1),
    fel: textIn(raw, "fel"),
    evenimente: countIn(raw, "evenimente", 1),
    compara: textIn(raw, "compara"),
  }),
  page: DocumentScreen,
});
