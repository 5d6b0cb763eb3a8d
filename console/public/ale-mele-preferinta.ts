import type { CitizenCategory, CitizenPreference } from "../../client/generated/notifications/types.ts";
import { categoryName, readCategories } from "./categories.ts";
import {
  addPreference,
  changePreference,
  listNotices,
  readPreference,
  removePreference,
  type Wanted,
} from "./citizen-notices-api.ts";
import { demandSession, openOwn, read } from "./citizen.ts";
import { ask, problem, type Problem, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import type { Words } from "./words.ts";

/* A preference, `/ale-mele/preferinte/7`, or a new one, `/ale-mele/preferinte/noua?categorie=mementouri&sistem=1`. */

const words = {
  addTitle: ["Adăugați o preferință", "Добавление настройки", "Add a preference"],
  changeTitle: ["Schimbați preferința", "Изменение настройки", "Change the preference"],
  back: ["Preferințele mele", "Мои настройки уведомлений", "My preferences"],
  category: ["Pentru ce fel de mesaje?", "Для каких сообщений?", "For what kind of messages?"],
  categoryHint: [
    "Felurile de mesaje ale fiecărei instituții",
    "Виды сообщений каждого учреждения",
    "The kinds of messages of each organization",
  ],
  all: ["Toate mesajele", "Все сообщения", "All messages"],
  allOf: [
    "Toate mesajele de la {system}",
    "Все сообщения от отправителя: {system}",
    "All messages from {system}",
  ],
  ofOne: [
    "{kind}, de la un singur expeditor",
    "{kind}, от одного отправителя",
    "{kind}, from one sender only",
  ],
  official: ["{kind} (sosesc oricum)", "{kind} (приходят в любом случае)", "{kind} (always sent)"],
  wanted: ["Vreți să le primiți?", "Хотите их получать?", "Do you want to receive them?"],
  wantedHint: [
    "Mesajele oficiale și cele urgente sosesc oricum",
    "Официальные и срочные сообщения приходят в любом случае",
    "Official and urgent messages are always sent",
  ],
  yes: ["Da", "Да", "Yes"],
  no: ["Nu", "Нет", "No"],
  channels: ["Pe ce canal?", "По какому каналу?", "On which channel?"],
  channelsHint: [
    "Fără alegere decide instituția",
    "Без выбора решает отправитель",
    "If you choose none, the organization decides",
  ],
  email: ["E-mail", "Электронная почта", "Email"],
  sms: ["SMS", "SMS", "SMS"],
  push: ["În browser", "В браузере", "In the browser"],
  quietFrom: ["Nu deranja de la ora", "Не беспокоить с", "Do not disturb from"],
  quietHint: [
    "Între aceste ore nu vin SMS și mesaje în browser. Lăsați gol pentru niciun interval.",
    "В эти часы SMS и сообщения в браузере ждут. Оставьте пустым, если интервал не нужен.",
    "Between these times you get no SMS or browser messages. Leave empty to get them at any time.",
  ],
  wrongHour: [
    "Scrieți ora ca 07:30, de la 00:00 la 23:59",
    "Введите время как 07:30, от 00:00 до 23:59",
    "Enter the time like 07:30, from 00:00 to 23:59",
  ],
  quietUntil: ["Nu deranja până la ora", "Не беспокоить до", "Do not disturb until"],
  digest: ["Un singur e-mail pe zi, la ora", "Одно письмо в день, в", "One email a day, at"],
  digestHint: [
    "Lăsați gol pentru câte un e-mail de fiecare dată",
    "Оставьте пустым, чтобы получать отдельное письмо каждый раз",
    "Leave empty for a separate email each time",
  ],
  save: ["Păstrează", "Сохранить", "Save"],
  removal: ["Ștergerea preferinței", "Удаление настройки", "Delete the preference"],
  removalAbout: [
    "După ștergere alege din nou instituția care trimite.",
    "После удаления снова выбирает отправитель.",
    "After that, the organization that sends chooses again.",
  ],
  remove: ["Da, șterge preferința", "Да, удалить настройку", "Yes, delete the preference"],
  bothHours: [
    "Completați ambele ore; ele trebuie să difere",
    "Укажите оба времени; они должны различаться",
    "Fill in both times; they must be different",
  ],
  taken: [
    "Aveți deja o preferință pentru aceste mesaje. Schimbați-o pe aceea.",
    "Для этих сообщений у вас уже есть настройка. Измените её.",
    "You already have a preference for these messages. Change that one.",
  ],
  changed: [
    "Preferința s-a schimbat între timp. Reîncărcați pagina ca să vedeți cum arată acum.",
    "Настройка тем временем изменилась. Обновите страницу, чтобы увидеть её.",
    "The preference has changed in the meantime. Reload the page to see how it looks now.",
  ],
} satisfies Words;

const channelNames: [field: string, channel: CitizenPreference["canale"][number]][] = [
  ["email", "Email"],
  ["sms", "SMS"],
  ["push", "Push"],
];

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
if (id === "noua") demandSession("notifications");
const query = new URLSearchParams(location.search);
const found = id === "noua" ? undefined : await read(() => readPreference(id));
const present = typeof found === "object" ? found : undefined;

const initial: Partial<Wanted> =
  present?.record ?? subjectIn(`${query.get("sistem") ?? ""}/${query.get("categorie") ?? ""}`);

const readable = await read(readKinds);
const kinds = typeof readable === "function" ? { library: [], met: [] } : readable;

/** The kinds of messages that may be chosen: those of the library, and those of the last messages. */
async function readKinds(): Promise<{ library: CitizenCategory[]; met: string[] }> {
  const [library, notices] = await Promise.all([readCategories(), listNotices(1)]);
  const codes = notices.items.flatMap(({ categorie }) => categorie ?? []);
  const named = new Set(library.map(({ cod }) => cod));
  return { library, met: [...new Set(codes)].filter((cod) => !named.has(cod)) };
}

/** A system and a category as the value of an option; each may be left out. */
const valueOf = ({ sistemId, categorie }: Pick<Wanted, "sistemId" | "categorie">): string =>
  `${sistemId ?? ""}/${categorie ?? ""}`;

function subjectIn(value: string): Pick<Wanted, "sistemId" | "categorie"> {
  const [sistemId = "", categorie = ""] = value.split("/");
  return {
    ...(Number(sistemId) > 0 ? { sistemId: Number(sistemId) } : {}),
    ...(categorie === "" ? {} : { categorie }),
  };
}

function optionOf(value: string, text: string): HTMLOptionElement {
  const option = document.createElement("option");
  option.value = value;
  option.textContent = text;
  return option;
}

/** The options of a system: all its messages, then its kinds. */
function groupOf(sistem: string, categories: CitizenCategory[]): HTMLElement {
  const group = document.createElement("optgroup");
  group.label = sistem;
  const [{ sistemId = 0 } = {}] = categories;
  group.append(
    optionOf(valueOf({ sistemId }), say(words.allOf, { system: sistem })),
    ...categories.map((one) => {
      const kind = categoryName(categories, one);
      const text = one.refuzabila === false ? say(words.official, { kind }) : kind;
      return optionOf(valueOf({ sistemId: one.sistemId, categorie: one.cod }), text);
    }),
  );
  return group;
}

/** Writes the options in the language of the page, and keeps what is chosen. */
function renderKinds(): void {
  const select = byId<HTMLSelectElement>("categorie");
  const chosen = select.value || valueOf(initial);
  const bySystem = Map.groupBy(kinds.library, ({ sistem = "" }) => sistem);
  const ofAll = kinds.met.map((cod) => optionOf(valueOf({ categorie: cod }), nameOf({ categorie: cod })));
  select.replaceChildren(
    optionOf(valueOf({}), say(words.all)),
    ...ofAll,
    ...[...bySystem].map(([sistem, categories]) => groupOf(sistem, categories)),
  );
  const isOffered = [...select.options].some(({ value }) => value === chosen);
  if (!isOffered) select.append(optionOf(chosen, nameOf(subjectIn(chosen))));
  select.value = chosen;
}

/** What the library does not offer: a kind that was chosen before, or that a message had. */
function nameOf({ sistemId, categorie: cod }: Pick<Wanted, "sistemId" | "categorie">): string {
  const kind = cod === undefined ? say(words.all) : categoryName(kinds.library, { cod, sistemId });
  return sistemId === undefined ? kind : say(words.ofOne, { kind });
}

function fill({ activ = true, canale = [], liniste, rezumat }: Partial<Wanted>): void {
  byId<HTMLSelectElement>("activ").value = activ ? "da" : "nu";
  for (const [field, channel] of channelNames)
    byId<HTMLInputElement>(field).checked = canale.includes(channel);
  byId<HTMLInputElement>("de").value = liniste?.de ?? "";
  byId<HTMLInputElement>("pana").value = liniste?.pana ?? "";
  byId<HTMLInputElement>("ora").value = rezumat?.ora ?? "";
}

/** Without the browser's own field, which asks for AM and PM in some languages. */
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

function check({ de = "", pana = "", ora = "" }: Record<string, string>): Problem[] {
  const isHalf = (de === "") !== (pana === "") || (de !== "" && de === pana);
  const wrong = Object.entries({ de, pana, ora }).filter(([, hour]) => hour !== "" && !HOUR.test(hour));
  return [
    ...wrong.map(([field]) => problem(field, words.wrongHour)),
    ...(isHalf && wrong.length === 0 ? [problem(de === "" ? "de" : "pana", words.bothHours)] : []),
  ];
}

const wantedOf = ({
  categorie = "",
  activ,
  de = "",
  pana = "",
  ora = "",
  ...more
}: Record<string, string>) => ({
  ...subjectIn(categorie),
  activ: activ === "da",
  canale: channelNames.filter(([field]) => more[field] !== undefined).map(([, channel]) => channel),
  ...(de === "" ? {} : { liniste: { de, pana } }),
  ...(ora === "" ? {} : { rezumat: { ora } }),
});

const goBack = (): void => {
  location.replace("/ale-mele/preferinte");
};

const { attempt } = ask({
  check,
  send: async (answers) => {
    await (present ? changePreference(present, wantedOf(answers)) : addPreference(wantedOf(answers)));
    goBack();
  },
  explain: ({ key, status }) => {
    if (key === "preferintaExista") return problem("categorie", words.taken);
    return status === 412 ? { text: () => say(words.changed) } : undefined;
  },
});

byId("remove").addEventListener("click", () => {
  void attempt(async () => {
    if (!present) return;
    await removePreference(present);
    goBack();
  });
});

const title = (): string => say(present ? words.changeTitle : words.addTitle);
renderKinds();
fill(initial);
openOwn({
  words,
  title,
  render: () => {
    byId("title").textContent = title();
    renderKinds();
    showMissing(typeof found === "function" ? found() : undefined);
    byId("shared").hidden = typeof found === "function";
    byId("removal").hidden = !present;
  },
});
