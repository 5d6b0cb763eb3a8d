import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import type { Known } from "../api/register/kind.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { catalogWords } from "./words.ts";

const paths = {
  clients: "/app/nomenclatoare",
  issuers: "/app/nomenclatoare/emitenti",
  roles: "/app/nomenclatoare/roluri",
  authorities: "/app/nomenclatoare/autoritati",
} as const;

type Section = keyof typeof paths;
const sections: readonly Section[] = ["clients", "issuers", "roles", "authorities"];

const sectionsOf = (current: Section) =>
  function CatalogSections() {
    const text = useWords(catalogWords);
    return (
      <Sections
        label={text.sections}
        current={current}
        sections={sections.map((id) => ({ id, title: text[id].title, href: paths[id] }))}
      />
    );
  };

/** What all catalogs have in common. */
export const catalog = <Key extends Section>(key: Key) => ({
  key: ["documents", key] as const,
  path: paths[key],
  Sections: sectionsOf(key),
  useMayWrite: useIsServiceAdministrator,
  history: { list: adminRecordsListChanges },
});

/** The verb for removing a record from its catalog. */
export const removeVerb = ["Elimină", "Удалить"] as const;

/** In use, or retired. */
export const state = {
  label: ["Stare", "Состояние"],
  column: [],
  isFact: true,
  show: ({ activ }: { activ: boolean }, { say }: Known) => (
    <StateBadge tone={activ ? "good" : "neutral"}>
      {say(activ ? ["În folosință", "Используется"] : ["Retras", "Выведен"])}
    </StateBadge>
  ),
} as const;

export const inUse = {
  label: ["În folosință", "Используется"],
  input: "check",
  initial: true,
  hint: [
    "Cel retras rămâne la documentele lui, dar nu mai poate fi ales pentru altele.",
    "Выведенный остаётся у своих документов, но для новых его не выбрать.",
  ],
} as const;
