import { Sections } from "../../kit/sections.tsx";
import { useWords } from "../../words/words.ts";
import { useIsAdmin } from "./role.ts";
import { commonWords } from "./words.ts";

export const paths = {
  notices: "/app/notificari",
  scheduled: "/app/notificari/programate",
  send: "/app/notificari/trimite",
  deliveries: "/app/notificari/livrari",
  templates: "/app/notificari/sabloane",
  groups: "/app/notificari/grupuri",
  categories: "/app/notificari/categorii",
  recipients: "/app/destinatari",
  suppressions: "/app/destinatari/adrese",
  systems: "/app/canale",
  providers: "/app/canale/furnizori",
  senders: "/app/canale/expeditori",
  accounts: "/app/canale/conturi",
} as const;

type Place = keyof typeof paths;

/** The lists of each area, in the order of work. */
const areas = {
  notices: ["notices", "scheduled", "send", "deliveries", "templates", "groups", "categories"],
  recipients: ["recipients", "suppressions"],
  channels: ["systems", "providers", "senders", "accounts"],
} as const satisfies Record<string, readonly Place[]>;

export function NoticeSections({ of = "notices", current }: { of?: keyof typeof areas; current: Place }) {
  const text = useWords(commonWords).sections;
  const isAdmin = useIsAdmin();
  // Operators read deliveries only on the page of a notification.
  const shown = areas[of].filter((id) => isAdmin || id !== "deliveries");
  const sections = shown.map((id) => ({ id, title: text[id], href: paths[id] }));
  return <Sections label={text.label} sections={sections} current={current} />;
}
