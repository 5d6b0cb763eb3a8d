import { Sections } from "../kit/sections.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useWords } from "../words/words.ts";
import { auditWords } from "./words.ts";

const paths = {
  activity: "",
  signatures: "/semnaturi",
  integrity: "/integritate",
  access: "/acces",
} as const;
type Section = keyof typeof paths;
const sections = Object.keys(paths) as Section[];

export function AuditSections({ current }: { current: Section }) {
  const text = useWords(auditWords);
  return (
    <Sections
      label={text.area}
      current={current}
      sections={sections.map((id) => ({ id, title: text.sections[id], href: `/app/audit${paths[id]}` }))}
    />
  );
}

/** The heading of a section, below the sections of the area. */
export function AuditHead({ section }: { section: Section }) {
  const text = useWords(auditWords);
  return (
    <>
      <AuditSections current={section} />
      <PageTitle>{text.titles[section]}</PageTitle>
    </>
  );
}
