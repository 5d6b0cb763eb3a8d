import { adminRecordsListChanges } from "../../../client/generated/notifications/operations.ts";
import type { Filter, Known } from "../../api/register/kind.ts";
import { StateBadge } from "../../kit/states.tsx";
import { CODE } from "./kinds.ts";
import { NoticeSections, paths } from "./notice-sections.tsx";
import type { Systems } from "./systems.ts";
import { commonWords } from "./words.ts";

type Place = "systems" | "providers" | "senders" | "accounts";

/** What the records of "Sisteme și canale" share. */
export const channelKind = <Key extends Place>(key: Key) => ({
  key: ["notifications", key] as const,
  path: paths[key],
  Sections: () => <NoticeSections of="channels" current={key} />,
});

export const historyList = { list: adminRecordsListChanges };

export const byName: Filter = {
  name: "text",
  label: ["Denumirea", "Название", "Name"],
  query: "filter[denumire][contains]",
};

export const denumire = {
  label: ["Denumirea", "Название", "Name"],
  input: "text",
  max: 255,
  required: ["Scrieți denumirea", "Введите название", "Enter the name"],
  column: ["sorted"],
} as const;

export const cod = {
  label: ["Codul", "Код", "Code"],
  input: "text",
  max: 64,
  hint: [
    "Unic: litere latine, cifre, punct, linie.",
    "Уникален: латинские буквы, цифры, точка, дефис.",
    "Unique: Latin letters, digits, full stop, hyphen.",
  ],
  required: true,
  rule: [CODE, commonWords.codeWrong],
  isFact: true,
} as const;

export const systemOptions = (systems: Systems["all"]) =>
  systems.map(({ id, denumire }) => ({ id: String(id), label: denumire }));

const chooseSystem = ["Alegeți sistemul", "Выберите систему", "Choose the system"] as const;

/** The system that a record is made for; it stays there. */
export const sistemId = {
  label: commonWords.system,
  input: "options",
  in: "new",
  required: chooseSystem,
  options: ({ say, more }: Known<Systems>) => [
    { id: "", label: say(chooseSystem) },
    ...systemOptions(more.active),
  ],
  of: (row: { sistemId: number }) => String(row.sistemId),
} as const;

/** Its name, in the list and on the page. */
export const system = {
  label: commonWords.system,
  column: ["wide"],
  isFact: true,
  show: (row: { sistemId: number }, { more }: Known<Systems>) => more.nameOf(row.sistemId),
} as const;

/** Narrows a list to one system, for those who read several. */
export const bySystem = {
  name: "sistem",
  label: commonWords.system,
  all: ["Toate sistemele", "Все системы", "All systems"],
  query: "filter[sistemId]",
  options: ({ more }: Known<Systems>) => systemOptions(more.all),
} as const;

/** In use, or retired. */
export const activeOf = ({ activ }: { activ: boolean }, { say }: Known) => (
  <StateBadge tone={activ ? "good" : "warning"}>
    {say(activ ? ["Activ", "Действует", "Active"] : ["Retras", "Выведен", "Out of use"])}
  </StateBadge>
);

export const yesOrNo = (flag: boolean | undefined, { say }: Known): string | undefined =>
  flag === undefined ? undefined : say(flag ? ["Da", "Да", "Yes"] : ["Nu", "Нет", "No"]);
