import {
  type CitizenService,
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from "./citizen-sessions-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { entryOf, foldedAct } from "./entries.ts";
import { moment } from "./facts.ts";
import { ask } from "./form.ts";
import { say } from "./language.ts";
import { byId, make, show } from "./page.ts";
import type { Text, Words } from "./words.ts";

/* Where the citizen is signed in. */

const words = {
  title: ["Sesiunile mele", "Мои сессии"],
  about: [
    "De aici vedeți unde sunt deschise paginile dumneavoastră. O sesiune se încheie singură după o oră. Dacă nu recunoașteți una, încheiați-o și verificați contul din autentificarea guvernamentală.",
    "Здесь видно, где открыты ваши страницы. Сессия завершается сама через час. Если какая-то вам незнакома, завершите её и проверьте учётную запись в государственной системе входа.",
  ],
  documents: ["documente", "документы"],
  notifications: ["notificări", "уведомления"],
  unknown: ["Program necunoscut", "Неизвестная программа"],
  on: ["{browser} pe {system}", "{browser}, {system}", "{browser} on {system}"],
  thisOne: ["{name} – aceasta", "{name} — эта"],
  same: ["din aceeași rețea ca acum", "из той же сети, что и сейчас"],
  internal: ["din rețeaua internă {network}", "из внутренней сети {network}"],
  network: ["din rețeaua {network}", "из сети {network}"],
  noNetwork: ["dintr-o rețea necunoscută", "из неизвестной сети"],
  began: ["începută la {when}", "начата {when}"],
  ends: ["se încheie singură la {when}", "завершится сама {when}"],
  ending: ["Încheierea: {name}", "Завершение: {name}"],
  endingAbout: [
    "Dispozitivul acela nu mai vede nimic al dumneavoastră până nu intrați din nou pe el.",
    "То устройство больше не увидит ничего вашего, пока вы не войдёте на нём снова.",
  ],
  end: ["Da, încheie sesiunea", "Да, завершить сессию"],
  endOthers: ["Încheie toate celelalte", "Завершить все остальные"],
  ended: ["Sesiunea s-a încheiat.", "Сессия завершена."],
  othersEnded: ["Celelalte sesiuni s-au încheiat.", "Остальные сессии завершены."],
} satisfies Words;

const services: Record<CitizenService, Text> = {
  documents: words.documents,
  notifications: words.notifications,
};

let found = await read(listSessions);
let told: Text | undefined;

/** Reads the list again, and says what was done. */
async function settle(outcome: Text): Promise<void> {
  found = await read(listSessions);
  told = outcome;
  show();
  byId("outcome").focus();
}

const { attempt } = ask({
  send: async () => {
    told = undefined;
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
    `${say(services[one.service])}; ${placeOf(one)}`,
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
        told = undefined;
        await endSession(one);
        await settle(words.ended);
      }),
  });

function render(): void {
  byId("outcome").hidden = !told;
  byId("outcome").replaceChildren(...(told ? [make("p", say(told))] : []));
  const list = typeof found === "function" ? [] : found;
  byId("form").hidden = list.every(({ current }) => current);
  showMissing(typeof found === "function" ? found() : undefined);
  byId("list").replaceChildren(...list.map(lineOf));
}

openOwn({ words, title: () => say(words.title), render });
