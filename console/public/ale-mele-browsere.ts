import type { CitizenPushSubscription } from "../../client/generated/notifications/types.ts";
import {
  addSubscription,
  listSubscriptions,
  readPushKey,
  removeSubscription,
} from "./citizen-notices-api.ts";
import { openOwn, read } from "./citizen.ts";
import { entryOf, foldedAct } from "./entries.ts";
import { day } from "./facts.ts";
import { ask, showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId, clearOutcome, tellOutcome } from "./page.ts";
import { abilityOf, ownEndpoint, subscribeHere, unsubscribeHere } from "./push.ts";
import type { Text, Words } from "./words.ts";

/* The browsers where the citizen gets push messages, perhaps this one too. */

const words = {
  title: ["Notificări în browser", "Уведомления в браузере", "Browser notifications"],
  about: [
    "Mesajele pot apărea direct pe ecran, în browserele pe care le adăugați aici, și când nicio pagină nu este deschisă.",
    "Сообщения могут появляться прямо на экране, в браузерах, которые вы добавите здесь, даже если страницы закрыты.",
    "Messages can appear directly on your screen, in the browsers you add here, even when no page is open.",
  ],
  add: [
    "Primește mesaje în acest browser",
    "Получать сообщения в этом браузере",
    "Receive messages in this browser",
  ],
  here: [
    "Acest browser primește deja mesaje.",
    "Этот браузер уже получает сообщения.",
    "This browser already receives messages.",
  ],
  able: [
    "Browserul vă va întreba dacă permiteți notificările.",
    "Браузер спросит, разрешаете ли вы уведомления.",
    "The browser will ask whether you allow notifications.",
  ],
  unable: [
    "Acest browser nu poate primi mesaje. Pe iPhone adăugați întâi pagina pe ecranul principal.",
    "Этот браузер не может получать сообщения. На iPhone сначала добавьте страницу на экран «Домой».",
    "This browser cannot receive messages. On an iPhone, first add the page to the home screen.",
  ],
  denied: [
    "Ați interzis notificările acestui site. Permiteți-le în setările browserului, apoi deschideți pagina din nou.",
    "Вы запретили уведомления этого сайта. Разрешите их в настройках браузера и откройте страницу снова.",
    "You have blocked notifications from this site. Allow them in the browser settings, then open the page again.",
  ],
  refused: [
    "Nu ați permis notificările, deci browserul nu a fost adăugat.",
    "Вы не разрешили уведомления, поэтому браузер не добавлен.",
    "You did not allow notifications, so the browser was not added.",
  ],
  unreachable: [
    "Serviciul de mesaje al browserului nu răspunde. Încercați din nou mai târziu.",
    "Сервис сообщений браузера не отвечает. Повторите попытку позже.",
    "The browser's message service is not responding. Try again later.",
  ],
  added: [
    "Browserul este adăugat. Mesajele vor apărea pe ecran.",
    "Браузер добавлен. Сообщения будут появляться на экране.",
    "The browser has been added. Messages will appear on the screen.",
  ],
  removed: [
    "În acel browser nu mai vin mesaje.",
    "В этот браузер сообщения больше не приходят.",
    "That browser no longer gets messages.",
  ],
  none: [
    "Niciun browser nu primește mesaje.",
    "Ни один браузер не получает сообщений.",
    "No browser receives messages.",
  ],
  thisOne: ["{name} – acest browser", "{name} — этот браузер", "{name} – this browser"],
  since: ["din {day}", "с {day}", "since {day}"],
  removal: ["Ștergerea: {name}", "Удаление: {name}", "Delete the browser: {name}"],
  removalAbout: [
    "Mesajele vin în continuare pe celelalte canale. Îl puteți adăuga din nou oricând.",
    "Сообщения по-прежнему приходят по другим каналам. Браузер можно добавить снова в любое время.",
    "You still get messages on the other channels. You can add it again at any time.",
  ],
  remove: ["Da, șterge browserul", "Да, удалить браузер", "Yes, delete the browser"],
} satisfies Words;

/** Whose push service an address belongs to: people know their browser, not its address. */
const makers: [RegExp, string][] = [
  [/(^|\.)googleapis\.com$/, "Chrome, Edge, Opera"],
  [/(^|\.)mozilla\.com$/, "Firefox"],
  [/(^|\.)apple\.com$/, "Safari"],
  [/(^|\.)windows\.com$/, "Edge"],
];
function nameOf({ endpoint }: CitizenPushSubscription): string {
  const { hostname } = new URL(endpoint);
  return makers.find(([host]) => host.test(hostname))?.[1] ?? hostname;
}

let found = await read(listSubscriptions);
let here = await ownEndpoint();

const isHere = ({ endpoint }: CitizenPushSubscription): boolean => endpoint === here;

/** Reads the list again, and says what was done. */
async function settle(outcome: Text): Promise<void> {
  found = await read(listSubscriptions);
  here = await ownEndpoint();
  byId("outcome").classList.toggle("bad", outcome === words.refused || outcome === words.unreachable);
  tellOutcome(outcome);
}

const { attempt } = ask({
  send: async () => {
    clearOutcome();
    const key = await readPushKey();
    const made = await subscribeHere(byId<HTMLLinkElement>("worker").href, key).catch(
      () => "unreachable" as const,
    );
    if (made === "unreachable") return settle(words.unreachable);
    if (made === undefined) return settle(words.refused);
    await addSubscription(made);
    await settle(words.added);
  },
});

function lineOf(one: CitizenPushSubscription): HTMLElement {
  const name = isHere(one) ? say(words.thisOne, { name: nameOf(one) }) : nameOf(one);
  const entry = entryOf(name, undefined, [say(words.since, { day: day(one.creatLa) })]);
  entry.append(
    foldedAct({
      summary: say(words.removal, { name }),
      about: say(words.removalAbout),
      verb: say(words.remove),
      act: () =>
        void attempt(async () => {
          clearOutcome();
          if (isHere(one)) await unsubscribeHere();
          await removeSubscription(one.id);
          await settle(words.removed);
        }),
    }),
  );
  return entry;
}

function render(): void {
  const missing = typeof found === "function" ? found() : undefined;
  const list = typeof found === "function" ? [] : found;
  const isAdded = list.some(isHere);
  const ability = abilityOf();
  byId("form").hidden = missing !== undefined;
  byId("state").textContent = say(isAdded ? words.here : words[ability]);
  byId("send").hidden = isAdded || ability !== "able";
  showMissing(missing ?? (list.length === 0 ? say(words.none) : undefined));
  byId("list").replaceChildren(...list.map(lineOf));
}

openOwn({ words, title: () => say(words.title), render });
