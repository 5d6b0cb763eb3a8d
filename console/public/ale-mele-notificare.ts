import { markRead, readNotice } from "./citizen-notices-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { fact, moment } from "./facts.ts";
import { ask } from "./form.ts";
import { say } from "./language.ts";
import { noticeStates } from "./notice-words.ts";
import { byId, show } from "./page.ts";
import type { Words } from "./words.ts";

/* A notification that the citizen got, `/ale-mele/notificari/7`. */

const words = {
  title: ["Notificare", "Уведомление"],
  back: ["Notificările mele", "Мои уведомления"],
  state: ["Stare", "Состояние"],
  category: ["Categorie", "Категория"],
  official: ["mesaj oficial", "официальное сообщение"],
  decline: ["Alegeți cum primiți mesajele de acest fel", "Выбрать, как получать такие сообщения"],
  sent: ["Din", "От"],
  markRead: ["Am citit mesajul", "Я прочитал сообщение"],
} satisfies Words;

const id = decodeURIComponent(location.pathname.split("/")[3] ?? "");
let found = await read(() => readNotice(id));
const title = (): string => (typeof found === "function" ? say(words.title) : found.subject);

/** True if it has arrived and the sender does not know yet that it was read. */
const isUnread = (): boolean => typeof found !== "function" && ["Sent", "Delivered"].includes(found.status);

ask({
  send: async () => {
    if (typeof found === "function") return;
    found = await markRead(found.id);
    show();
    byId("main").focus();
  },
});

openOwn({
  words,
  title,
  render: () => {
    byId("title").textContent = title();
    byId("form").hidden = !isUnread();
    if (typeof found === "function") return showMissing(found());
    byId("facts").replaceChildren(
      ...fact(words.state, say(noticeStates[found.status])),
      ...fact(words.category, found.categorie ?? say(words.official)),
      ...fact(words.sent, moment(found.creatLa)),
    );
    const { categorie, sistemId } = found;
    byId("other").hidden = categorie === undefined;
    byId<HTMLAnchorElement>("decline").href =
      `/ale-mele/preferinte/noua?categorie=${categorie ?? ""}&sistem=${sistemId}`;
  },
});
