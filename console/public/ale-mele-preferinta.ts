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
  addTitle: { ro: "Adăugați o preferință", ru: "Добавление предпочтения" },
  changeTitle: { ro: "Schimbați preferința", ru: "Изменение предпочтения" },
  back: { ro: "Preferințele mele", ru: "Мои предпочтения" },
  category: { ro: "Pentru ce fel de mesaje?", ru: "Для каких сообщений?" },
  categoryHint: {
    ro: "Categoria din notificare, de exemplu mementouri. Gol înseamnă toate.",
    ru: "Категория из уведомления, например mementouri. Пусто — все.",
  },
  wanted: { ro: "Vreți să le primiți?", ru: "Хотите их получать?" },
  wantedHint: {
    ro: "Mesajele oficiale și cele urgente sosesc oricum",
    ru: "Официальные и срочные сообщения приходят в любом случае",
  },
  yes: { ro: "Da", ru: "Да" },
  no: { ro: "Nu", ru: "Нет" },
  channels: { ro: "Pe ce canal?", ru: "По какому каналу?" },
  channelsHint: { ro: "Fără alegere decide instituția", ru: "Без выбора решает отправитель" },
  email: { ro: "E-mail", ru: "Электронная почта" },
  sms: { ro: "SMS", ru: "SMS" },
  push: { ro: "În browser", ru: "В браузере" },
  quietFrom: { ro: "Liniște de la ora", ru: "Тишина с" },
  quietHint: {
    ro: "Între aceste ore nu vin SMS și mesaje în browser. Gol înseamnă fără liniște.",
    ru: "В эти часы SMS и сообщения в браузере ждут. Пусто — без тишины.",
  },
  quietUntil: { ro: "Liniște până la ora", ru: "Тишина до" },
  digest: { ro: "Un singur e-mail pe zi, la ora", ru: "Одно письмо в день, в" },
  digestHint: {
    ro: "Gol înseamnă câte un e-mail de fiecare dată",
    ru: "Пусто — отдельное письмо каждый раз",
  },
  save: { ro: "Păstrează", ru: "Сохранить" },
  removal: { ro: "Ștergerea preferinței", ru: "Удаление предпочтения" },
  removalAbout: {
    ro: "După ștergere alege din nou instituția care trimite.",
    ru: "После удаления снова выбирает отправитель.",
  },
  remove: { ro: "Da, șterge preferința", ru: "Да, удалить предпочтение" },
  wrongCategory: {
    ro: "Scrieți categoria cu litere latine mici, cifre și cratime",
    ru: "Введите категорию строчными латинскими буквами, цифрами и дефисами",
  },
  bothHours: { ro: "Scrieți ambele ore de liniște, diferite", ru: "Укажите оба часа тишины, разные" },
  taken: {
    ro: "Aveți deja o preferință pentru aceste mesaje. Schimbați-o pe aceea.",
    ru: "Для этих сообщений у вас уже есть предпочтение. Измените его.",
  },
  changed: {
    ro: "Preferința s-a schimbat între timp. Reîncărcați pagina ca să vedeți cum arată acum.",
    ru: "Предпочтение тем временем изменилось. Обновите страницу, чтобы увидеть его.",
  },
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

function check({ categorie = "", de = "", pana = "" }: Record<string, string>): Problem[] {
  const isHalf = (de === "") !== (pana === "") || (de !== "" && de === pana);
  return [
    ...(/^[a-z0-9-]{0,64}$/.test(categorie.trim()) ? [] : [problem("categorie", words.wrongCategory)]),
    ...(isHalf ? [problem(de === "" ? "de" : "pana", words.bothHours)] : []),
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
