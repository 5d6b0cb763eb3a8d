import { useWords } from "../../words/words.ts";
import { Sections } from "./sections.tsx";
import { commonWords } from "./words.ts";

export const paths = {
  notices: "/app/notificari",
  send: "/app/notificari/trimite",
  templates: "/app/notificari/sabloane",
  groups: "/app/notificari/grupuri",
} as const;

export function NoticeSections({ current }: { current: keyof typeof paths }) {
  const text = useWords(commonWords).sections;
  const sections = (["notices", "send", "templates", "groups"] as const).map((id) => ({
    href: paths[id],
    title: text[id],
  }));
  return <Sections label={text.label} sections={sections} current={paths[current]} />;
}
