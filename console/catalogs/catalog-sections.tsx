import { Sections } from "../kit/sections.tsx";
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

export function CatalogSections({ current }: { current: Section }) {
  const text = useWords(catalogWords);
  return (
    <Sections
      label={text.sections}
      current={current}
      sections={sections.map((id) => ({ id, title: text[id].title, href: paths[id] }))}
    />
  );
}
