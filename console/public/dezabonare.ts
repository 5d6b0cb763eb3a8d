import type { Dezabonare } from "../../client/generated/notifications/types.ts";
import { call, jsonOf } from "./api.ts";
import { ask, readOr, showMissing } from "./form.ts";
import { language, say } from "./language.ts";
import { byId, conclude, open } from "./page.ts";
import type { Words } from "./words.ts";

/* The page of an unsubscribe link, `/cont/dezabonare/<token>`. Mail scanners open links, so only the button unsubscribes. */

const words = {
  title: ["Dezabonare", "Отказ от рассылки", "Unsubscribe"],
  question: [
    "Nu mai doriți mesajele „{category}” de la {system}?",
    "Больше не хотите получать сообщения «{category}» от отправителя {system}?",
    "Stop ‘{category}’ messages from {system}?",
  ],
  questionAlone: [
    "Nu mai doriți mesajele „{category}”?",
    "Больше не хотите получать сообщения «{category}»?",
    "Stop ‘{category}’ messages?",
  ],
  official: [
    "Mesajele oficiale și cele urgente sosesc în continuare.",
    "Официальные и срочные сообщения будут приходить и дальше.",
    "You will still get official and urgent messages.",
  ],
  stop: ["Nu mai trimiteți", "Больше не присылать", "Stop these messages"],
  stopped: [
    "S-a notat. Mesajele „{category}” nu vi se mai trimit.",
    "Принято. Сообщения «{category}» вам больше не отправляются.",
    "Noted. ‘{category}’ messages are no longer sent to you.",
  ],
  preferences: [
    "Alegeți ce mesaje primiți, pe ce canal și când",
    "Выбрать, какие сообщения получать, по какому каналу и когда",
    "Choose which messages you receive, on which channel and when",
  ],
  gone: [
    "Legătura este greșită sau incompletă. Copiați-o întreagă din mesaj.",
    "Ссылка неверна или неполна. Скопируйте её из сообщения целиком.",
    "The link is wrong or incomplete. Copy the whole link from the message.",
  ],
} satisfies Words;

const token = decodeURIComponent(location.pathname.split("/")[3] ?? "");

const readMessages = (): Promise<Dezabonare> =>
  jsonOf(call("GET", `/notifications/api/v1/public/unsubscribe/${encodeURIComponent(token)}`));

const found = await readOr(readMessages, words.gone);

/** The name of the category, or its code where the library does not have it. */
const categoryIn = ({ categorie, numeCategorie }: Dezabonare): string =>
  numeCategorie ? (numeCategorie[language()] ?? numeCategorie.ro) : categorie;

ask({
  send: async () => {
    await call("POST", `/notifications/api/v1/public/unsubscribe/${encodeURIComponent(token)}`);
    if (typeof found !== "function") conclude(words.stopped, { category: categoryIn(found) });
  },
});

function render(): void {
  const isMissing = typeof found === "function";
  showMissing(isMissing ? found() : undefined);
  byId("form").hidden ||= isMissing;
  if (isMissing) return;
  const [category, system] = [categoryIn(found), found.denumire];
  byId("question").textContent =
    system === undefined ? say(words.questionAlone, { category }) : say(words.question, { category, system });
}

open({ words, title: () => say(words.title), render });
