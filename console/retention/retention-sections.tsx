import { Sections } from "../kit/sections.tsx";
import { useWords } from "../words/words.ts";
import { retentionWords } from "./words.ts";

export function RetentionSections({ current }: { current: "holds" | "maintenance" }) {
  const text = useWords(retentionWords);
  return (
    <Sections
      label={text.sections}
      current={current}
      sections={[
        { id: "holds", title: text.holds.title, href: "/app/pastrare" },
        { id: "maintenance", title: text.maintenance.title, href: "/app/pastrare/intretinere" },
      ]}
    />
  );
}
