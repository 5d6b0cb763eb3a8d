import {
  addPreference,
  changePreference,
  readPreference,
  removePreference,
  type Channel,
  type Wanted,
} from "./citizen-notices-api.ts";
import { demandSession, openOwn, read, restoreDraft, showMissing } from "./citizen.ts";
import { ask, problem, type Problem } from "./form.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import type { Words } from "./words.ts";

/* A preference, `/ale-mele/preferinte/7`, or a new one, `/ale-mele/preferinte/noua?categorie=mementouri&sistem=1`. */

const words = {
  addTitle: ["Adăugați o preferință", "Добавление настройки"],
  changeTitle: ["Schimbați preferința", "Изменение настройки"],
  back: ["Preferințele mele", "Мои настройки уведомлений"],
  category: ["Pentru ce fel de mesaje?", "Для каких сообщений?"],
  categoryHint: [
    "Categoria din notificare, de exemplu mementouri. Lăsați gol pentru toate.",
    "Категория из уведомления, например mementouri. Оставьте пустым для всех.",
  ],
  wanted: ["Vreți să le primiți?", "Хотите их получать?"],
  wantedHint: [
    "Mesajele oficiale și cele urgente sosesc oricum",
    "Официальные и срочные сообщения приходят в любом случае",
  ],
  yes: ["Da", "Да"],
  no: ["Nu", "Нет"],
  channels: ["Pe ce canal?", "По какому каналу?"],
  channelsHint: ["Fără alegere decide instituția", "Без выбора решает отправитель"],
  email: ["E-mail", "Электронная почта"],
  sms: ["SMS", "SMS"],
  push: ["În browser", "В браузере"],
  quietFrom: ["Nu deranja de la ora", "Не беспокоить с"],
  quietHint: [
    "Între aceste ore nu vin SMS și mesaje în browser. Lăsați gol pentru niciun interval.",
    "В эти часы SMS и сообщения в браузере ждут. Оставьте пустым, если интервал не нужен.",
  ],
  wrongHour: ["Scrieți ora ca 07:30, de la 00:00 la 23:59", "Введите время как 07:30, от 00:00 до 23:59"],
  quietUntil: ["Nu deranja până la ora", "Не беспокоить до"],
  digest: ["Un singur e-mail pe zi, la ora", "Одно письмо в день, в"],
  digestHint: [
    "Lăsați gol pentru câte un e-mail de fiecare dată",
    "Оставьте пустым, чтобы получать отдельное письмо каждый раз",
  ],
  save: ["Păstrează", "Сохранить"],
  removal: ["Ștergerea preferinței", "Удаление настройки"],
  removalAbout: [
    "După ștergere alege din nou instituția care trimite.",
    "После удаления снова выбирает отправитель.",
  ],
  remove: ["Da, șterge preferința", "Да, удалить настройку"],
  wrongCategory: [
    "Scrieți categoria cu litere latine mici, cifre și cratime",
    "Введите категорию строчными латинскими буквами, цифрами и дефисами",
  ],
  bothHours: ["Completați ambele ore; ele trebuie să difere", "Укажите оба времени; они должны различаться"],
  taken: [
    "Aveți deja o preferință pentru aceste mesaje. Schimbați-o pe aceea.",
    "Для этих сообщений у вас уже есть настройка. Измените её.",
  ],
  changed: [
    "Preferința s-a schimbat între timp. Reîncărcați pagina ca să vedeți cum arată acum.",
    "Настройка тем временем изменилась. Обновите страницу, чтобы увидеть её.",
  ],
} satisfies Words;

const channelNames: [field: string, channel: Channel][] = [
  ["email", "Email"],
  ["sms", "SMS"],
  ["push", "Push"],
];

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
if (id === "noua") demandSession("notifications");
const query = new URLSearchParams(location.search);
const found = id === "noua" ? undefined : await read(() => readPreference(id));
const present = typeof found === "object" ? found : undefined;

const initial: Partial<Wanted> = present?.preference ?? {
  categorie: query.get("categorie") ?? "",
  ...(Number(query.get("sistem")) > 0 ? { sistemId: Number(query.get("sistem")) } : {}),
};

function fill({ categorie = "", activ = true, canale = [], liniste, rezumat }: Partial<Wanted>): void {
  byId<HTMLInputElement>("categorie").value = categorie;
  byId<HTMLSelectElement>("activ").value = activ ? "da" : "nu";
  for (const [field, channel] of channelNames)
    byId<HTMLInputElement>(field).checked = canale.includes(channel);
  byId<HTMLInputElement>("de").value = liniste?.de ?? "";
  byId<HTMLInputElement>("pana").value = liniste?.pana ?? "";
  byId<HTMLInputElement>("ora").value = rezumat?.ora ?? "";
}

/** Without the browser's own field, which asks for AM and PM in some languages. */
const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

function check({ categorie = "", de = "", pana = "", ora = "" }: Record<string, string>): Problem[] {
  const isHalf = (de === "") !== (pana === "") || (de !== "" && de === pana);
  const wrong = Object.entries({ de, pana, ora }).filter(([, hour]) => hour !== "" && !HOUR.test(hour));
  return [
    ...(/^[a-z0-9-]{0,64}$/.test(categorie.trim()) ? [] : [problem("categorie", words.wrongCategory)]),
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
  ...(initial.sistemId === undefined ? {} : { sistemId: initial.sistemId }),
  ...(categorie.trim() === "" ? {} : { categorie: categorie.trim() }),
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
fill(initial);
restoreDraft();
openOwn({
  words,
  title,
  render: () => {
    byId("title").textContent = title();
    showMissing(typeof found === "function" ? found() : undefined);
    byId("shared").hidden = typeof found === "function";
    byId("removal").hidden = !present;
  },
});
