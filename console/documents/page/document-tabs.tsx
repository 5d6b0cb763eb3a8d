import { type ComponentType, Suspense, lazy } from "react";
import { Skeleton } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { useWords } from "../../words/words.ts";
import { useOpened } from "./opened.ts";
import type { TabProps } from "./tab-props.ts";
import { pageWords } from "./words.ts";

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
