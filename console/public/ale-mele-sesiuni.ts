import { endOtherSessions, endSession, listSessions, type OwnSession } from "./citizen-sessions-api.ts";
import { openOwn, read } from "./citizen.ts";
import { entryOf, foldedAct } from "./entries.ts";
import { moment } from "./facts.ts";
import { ask, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId, clearOutcome, tellOutcome } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* Where the citizen is signed in. */

const words = {
  title: ["Sesiunile mele", "Мои сессии", "My sessions"],
  about: [
    "De aici vedeți unde sunt deschise paginile dumneavoastră. O sesiune se încheie singură după o oră. Dacă nu recunoașteți una, încheiați-o și verificați contul din autentificarea guvernamentală.",
    "Здесь видно, где открыты ваши страницы. Сессия завершается сама через час. Если какая-то вам незнакома, завершите её и проверьте учётную запись в государственной системе входа.",
    "Here you can see where your pages are open. A session ends by itself after an hour. If you do not recognize one, end it and check your account in the government sign-in.",
  ],
  documents: ["documente", "документы", "documents"],
  notifications: ["notificări", "уведомления", "notifications"],
  unknown: ["Program necunoscut", "Неизвестная программа", "Unknown program"],
  on: ["{browser} pe {system}", "{browser}, {system}", "{browser} on {system}"],
  thisOne: ["{name} – aceasta", "{name} — эта", "{name} – this one"],
  same: ["din aceeași rețea ca acum", "из той же сети, что и сейчас", "from the same network as now"],
  internal: [
    "din rețeaua internă {network}",
    "из внутренней сети {network}",
    "from the internal network {network}",
  ],
  network: ["din rețeaua {network}", "из сети {network}", "from the network {network}"],
  noNetwork: ["dintr-o rețea necunoscută", "из неизвестной сети", "from an unknown network"],
  began: ["începută la {when}", "начата {when}", "started on {when}"],
  ends: ["se încheie singură la {when}", "завершится сама {when}", "ends by itself on {when}"],
  ending: ["Încheierea: {name}", "Завершение: {name}", "End the session: {name}"],
  endingAbout: [
    "Dispozitivul acela nu mai vede nimic al dumneavoastră până nu intrați din nou pe el.",
    "То устройство больше не увидит ничего вашего, пока вы не войдёте на нём снова.",
    "That device no longer sees anything of yours until you sign in on it again.",
  ],
  end: ["Da, încheie sesiunea", "Да, завершить сессию", "Yes, end the session"],
  endOthers: ["Încheie toate celelalte", "Завершить все остальные", "End all others"],
  ended: ["Sesiunea s-a încheiat.", "Сессия завершена.", "The session has ended."],
  othersEnded: [
    "Celelalte sesiuni s-au încheiat.",
    "Остальные сессии завершены.",
    "The other sessions have ended.",
  ],
} satisfies Words;

let found = await read(listSessions);

/** Reads the list again, and says what was done. */
async function settle(outcome: Text): Promise<void> {
  found = await read(listSessions);
  tellOutcome(outcome);
}

const { attempt } = ask({
  send: async () => {
    clearOutcome();
    await endOtherSessions();
    await settle(words.othersEnded);
  },
});

function nameOf({ browser, system, current }: OwnSession): string {
  const program = browser ?? say(words.unknown);
  const name = browser !== undefined && system !== undefined ? say(words.on, { browser, system }) : program;
  return current ? say(words.thisOne, { name }) : name;
}

/** `10.20.4.0/24` as people write it: `10.20.4.*`. */
const shortened = (network: string): string => network.replace(/\.0\/24$/, ".*").replace(/\/48$/, "");

function placeOf({ network, sameNetwork, privateNetwork }: OwnSession): string {
  if (network === "") return say(words.noNetwork);
  if (sameNetwork) return say(words.same);
  return say(privateNetwork ? words.internal : words.network, { network: shortened(network) });
}

function lineOf(one: OwnSession): HTMLElement {
  const began = say(words.began, { when: moment(one.createdAt) });
  const ends = say(words.ends, { when: moment(one.expiresAt) });
  const name = nameOf(one);
  const entry = entryOf(name, undefined, [
    `${say(words[one.service])}; ${placeOf(one)}`,
    `${began}; ${ends}`,
  ]);
  if (!one.current) entry.append(endingOf(one, `${name}, ${began}`));
  return entry;
}

const endingOf = (one: OwnSession, name: string): HTMLElement =>
  foldedAct({
    summary: say(words.ending, { name }),
    about: say(words.endingAbout),
    verb: say(words.end),
    act: () =>
      void attempt(async () => {
        clearOutcome();
        await endSession(one);
        await settle(words.ended);
      }),
  });

function render(): void {
  const list = typeof found === "function" ? [] : found;
  byId("form").hidden = list.every(({ current }) => current);
  showMissing(typeof found === "function" ? found() : undefined);
  byId("list").replaceChildren(...list.map(lineOf));
}

openOwn({ words, title: () => say(words.title), render });
