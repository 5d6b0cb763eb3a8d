import type { ReactNode } from "react";
import { Button } from "../kit/button.tsx";
import { Sections } from "../kit/sections.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

const BASE = "/app/operare";

const sections = [
  ["health", ""],
  ["queues", "/cozi"],
  ["jobs", "/lucrari"],
  ["index", "/index"],
  ["trends", "/evolutie"],
  ["rates", "/rute"],
  ["correlation", "/corelare"],
  ["settings", "/setari"],
] as const;
export type Section = (typeof sections)[number][0];

export interface OperationsPageProps {
  section: Section;
  /** The heading. Default: the name of the section. */
  title?: string | undefined;
  /** The query that repeats itself, to show when it last did. */
  reading?: Reading | undefined;
  children: ReactNode;
}

/** A query that repeats itself. */
export interface Reading {
  /** In milliseconds; 0 before the first answer. */
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A page of the area: the sections, the heading, and when the page was last read. */
export function OperationsPage({ section, title, reading, children }: OperationsPageProps) {
  const text = useWords(operationsWords);
  return (
    <>
      <Sections
        label={text.sections.label}
        sections={sections.map(([id, path]) => ({ id, title: text.sections[id], href: BASE + path }))}
        current={section}
        isBelow={title !== undefined}
      />
      <PageTitle>{title ?? text.sections[section]}</PageTitle>
      {reading && <Refreshed reading={reading} />}
      {children}
    </>
  );
}

function Refreshed({ reading: { dataUpdatedAt, isFetching, refetch } }: { reading: Reading }) {
  const text = useWords(operationsWords).refreshed;
  const { time } = useFormats();
  return (
    <p className="refreshed">
      <span>{dataUpdatedAt === 0 ? text.reading : text.at(time(dataUpdatedAt))}</span>
      <Button look="quiet" icon="retry" isPending={isFetching} onPress={() => void refetch()}>
        {text.again}
      </Button>
    </p>
  );
}

/** Milliseconds between two readings of a page. Queries pause by default while the tab is hidden. */
export const REFRESH_MS = 10_000;
