import type {
  CitizenCategory,
  CitizenNotification,
  FisierulMesajului,
  Mesaj,
} from "../../client/generated/notifications/types.ts";
import { downloadMessageFile, markRead, readMessage, readNotice } from "./citizen-notices-api.ts";
import { categoryName, readCategories } from "./categories.ts";
import { openOwn, read } from "./citizen.ts";
import { fact, moment, sizeOf } from "./facts.ts";
import { ask, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { channelNames, noticeStates } from "./notice-words.ts";
import { byId, make, show, tellOutcome } from "./page.ts";
import { give } from "./save.ts";
import type { Words } from "./words.ts";

/* A notification that the citizen got, with its whole text, `/ale-mele/notificari/7`. */

const words = {
  title: ["Notificare", "Уведомление", "Notification"],
  back: ["Notificările mele", "Мои уведомления", "My notifications"],
  from: ["De la", "От кого", "From"],
  state: ["Stare", "Состояние", "State"],
  channels: ["Trimisă prin", "Отправлено через", "Sent through"],
  category: ["Categorie", "Категория", "Category"],
  official: ["mesaj oficial", "официальное сообщение", "official message"],
  decline: [
    "Alegeți cum primiți mesajele de acest fel",
    "Выбрать, как получать такие сообщения",
    "Choose how you receive messages like this",
  ],
  sent: ["Din", "Дата", "Date"],
  ended: [
    "Textul acestui mesaj nu se mai păstrează.",
    "Текст этого сообщения больше не хранится.",
    "The text of this message is no longer kept.",
  ],
  files: ["Atașamente", "Вложения", "Attachments"],
  download: ["Descarcă", "Скачать", "Download"],
  saved: ["Descărcat: {name}.", "Скачано: {name}.", "Downloaded: {name}."],
  answer: ["Răspunsul dumneavoastră", "Ваш ответ", "Your reply"],
  replyTo: [
    "Expeditorul primește răspunsuri la",
    "Отправитель принимает ответы по адресу",
    "The sender receives replies at",
  ],
  noReply: [
    "Expeditorul nu primește răspunsuri la acest mesaj.",
    "Отправитель не принимает ответы на это сообщение.",
    "The sender does not receive replies to this message.",
  ],
  seen: [
    "Expeditorul știe că ați citit mesajul.",
    "Отправитель знает, что вы прочитали сообщение.",
    "The sender knows that you have read the message.",
  ],
  markRead: ["Am citit mesajul", "Я прочитал сообщение", "I have read the message"],
} satisfies Words;

interface Found {
  notice: CitizenNotification;
  message: Mesaj;
  categories: CitizenCategory[];
}

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
let found = await read(async (): Promise<Found> => {
  const [notice, message] = await Promise.all([readNotice(id), readMessage(id)]);
  const { categorie, sistemId } = notice;
  return { notice, message, categories: categorie === undefined ? [] : await readCategories({ sistemId }) };
});
const title = (): string => (typeof found === "function" ? say(words.title) : found.notice.subject);

/** True if it has arrived and the sender does not know yet that it was read. */
const isUnread = (): boolean =>
  typeof found !== "function" && ["Sent", "Delivered"].includes(found.notice.status);

const { attempt } = ask({
  send: async () => {
    if (typeof found === "function") return;
    found = { ...found, notice: await markRead(found.notice.id) };
    show();
    byId("main").focus();
  },
});

const download = (file: FisierulMesajului) =>
  attempt(async () => {
    if (typeof found === "function") return;
    give(await downloadMessageFile(found.notice.id, file), file.nume);
    tellOutcome(words.saved, { name: file.nume });
  });

function fileOf(file: FisierulMesajului): HTMLElement {
  const entry = document.createElement("li");
  const button = make("button", say(words.download)) as HTMLButtonElement;
  button.type = "button";
  button.setAttribute("aria-label", `${say(words.download)}: ${file.nume}`);
  button.addEventListener("click", () => void download(file));
  const size = make("p", sizeOf(file.dimensiune));
  size.className = "hint";
  entry.append(make("strong", file.nume), size, button);
  return entry;
}

function renderMessage({ notice, message }: Found): void {
  const { text, limba, fisiere, adresaRaspuns } = message;
  byId("message").textContent = text ?? say(words.ended);
  if (text === undefined) byId("message").removeAttribute("lang");
  else byId("message").lang = limba;
  byId("attached").hidden = fisiere.length === 0;
  byId("list").replaceChildren(...fisiere.map(fileOf));
  byId("reply").hidden = adresaRaspuns === undefined;
  byId("no-reply").hidden = adresaRaspuns !== undefined;
  byId<HTMLAnchorElement>("reply-address").href = `mailto:${adresaRaspuns ?? ""}`;
  byId("reply-address").textContent = adresaRaspuns ?? "";
  byId("seen").hidden = notice.status !== "Read";
}

const categoryOf = ({ categorie: cod, sistemId }: Found["notice"], categories: CitizenCategory[]): string =>
  cod === undefined ? say(words.official) : categoryName(categories, { cod, sistemId });

const factsOf = ({ notice, message: { sistem, expeditor, livrari }, categories }: Found): HTMLElement[] => [
  ...fact(words.from, [...new Set([sistem, expeditor])].filter(Boolean).join(", ")),
  ...fact(words.state, say(noticeStates[notice.status])),
  ...fact(words.channels, livrari.map(({ canal }) => say(channelNames[canal])).join(", ")),
  ...fact(words.category, categoryOf(notice, categories)),
  ...fact(words.sent, moment(notice.creatLa)),
];

openOwn({
  words,
  title,
  render: () => {
    byId("title").textContent = title();
    byId("form").hidden = !isUnread();
    byId("shared").hidden = typeof found === "function";
    if (typeof found === "function") return showMissing(found());
    byId("facts").replaceChildren(...factsOf(found));
    renderMessage(found);
    const { categorie, sistemId } = found.notice;
    byId("other").hidden = categorie === undefined;
    byId<HTMLAnchorElement>("decline").href =
      `/ale-mele/preferinte/noua?categorie=${categorie ?? ""}&sistem=${sistemId}`;
  },
});
