import { type ComponentType, Suspense, lazy } from "react";
import { Skeleton } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import type { RawSearch } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

/** The part of the address that tabs read, and how they change it. */
export interface TabProps {
  search: {
    q: string;
    /** The page of the document in front. */
    pagina: number;
    /** The kind of events shown, and the page of them. */
    fel: string;
    evenimente: number;
    /** Two numbers of versions, as `1-3`. */
    compara: string;
  };
  hrefWith: (change: RawSearch) => string;
  setSearch: (change: RawSearch, options?: { isReplacing?: boolean | undefined }) => void;
}

const panels = {
  detalii: lazy(() => import("./details.tsx")),
  versiuni: lazy(() => import("./versions.tsx")),
  acces: lazy(() => import("./access.tsx")),
  semnaturi: lazy(() => import("./signatures.tsx")),
  text: lazy(() => import("./reading.tsx")),
  activitate: lazy(() => import("./activity.tsx")),
} satisfies Record<string, ComponentType<TabProps>>;

type TabName = keyof typeof panels;
const names = Object.keys(panels) as TabName[];

export interface DocumentTabsProps extends TabProps {
  /** The name in the address; "" or another one is the first tab. */
  selected: string;
  hrefOf: (tab: string) => string;
}

export function DocumentTabs({ selected, hrefOf, ...props }: DocumentTabsProps) {
  const text = useWords(pageWords);
  const { poate } = useOpened().document;
  const shown = names.filter((name) => name !== "text" || poate.includes("TRANSCRIE"));
  return (
    <div className="document-tabs">
      <Tabs
        label={text.tabs.label}
        selected={shown.find((name) => name === selected) ?? "detalii"}
        tabs={shown.map((name) => ({
          id: name,
          title: text.tabs[name],
          href: hrefOf(name === "detalii" ? "" : name),
          content: () => <Panel name={name} {...props} />,
        }))}
      />
    </div>
  );
}

function Panel({ name, ...props }: TabProps & { name: TabName }) {
  const Content = panels[name];
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Content {...props} />
    </Suspense>
  );
}
