import {
  addSubscription,
  listSubscriptions,
  readPushKey,
  removeSubscription,
  type Subscription,
} from "./citizen-notices-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { entryOf } from "./entries.ts";
import { day } from "./facts.ts";
import { ask } from "./form.ts";
import { say } from "./language.ts";
import { byId, make, show } from "./page.ts";
import { abilityOf, ownEndpoint, subscribeHere, unsubscribeHere } from "./push.ts";
import type { Text, Words } from "./words.ts";

/* The browsers in which the citizen gets push messages, this one among them. */

const words = {
  title: { ro: "Browserele mele", ru: "Мои браузеры" },
  about: {
    ro: "Mesajele pot apărea direct pe ecran, în browserele pe care le adăugați aici, și când nicio pagină nu este deschisă.",
    ru: "Сообщения могут появляться прямо на экране, в браузерах, которые вы добавите здесь, даже если страницы закрыты.",
  },
  add: { ro: "Primește mesaje în acest browser", ru: "Получать сообщения в этом браузере" },
  here: { ro: "Acest browser primește deja mesaje.", ru: "Этот браузер уже получает сообщения." },
  able: {
    ro: "Browserul vă va întreba dacă permiteți notificările.",
    ru: "Браузер спросит, разрешаете ли вы уведомления.",
  },
  unable: {
    ro: "Acest browser nu poate primi mesaje. Pe iPhone adăugați întâi pagina pe ecranul principal.",
    ru: "Этот браузер не может получать сообщения. На iPhone сначала добавьте страницу на экран «Домой».",
  },
  denied: {
    ro: "Ați interzis notificările acestui site. Permiteți-le în setările browserului, apoi deschideți pagina din nou.",
    ru: "Вы запретили уведомления этого сайта. Разрешите их в настройках браузера и откройте страницу снова.",
  },
  refused: {
    ro: "Nu ați permis notificările, deci browserul nu a fost adăugat.",
    ru: "Вы не разрешили уведомления, поэтому браузер не добавлен.",
  },
  unreachable: {
    ro: "Serviciul de mesaje al browserului nu răspunde. Încercați din nou mai târziu.",
    ru: "Служба сообщений браузера не отвечает. Повторите попытку позже.",
  },
  added: {
    ro: "Browserul este adăugat. Mesajele vor apărea pe ecran.",
    ru: "Браузер добавлен. Сообщения будут появляться на экране.",
  },
  removed: { ro: "În acel browser nu mai vin mesaje.", ru: "В этот браузер сообщения больше не приходят." },
  none: { ro: "Niciun browser nu primește mesaje.", ru: "Ни один браузер не получает сообщений." },
  thisOne: { ro: "{name} – acest browser", ru: "{name} — этот браузер" },
  since: { ro: "din {day}", ru: "с {day}" },
  removal: { ro: "Ștergerea: {name}", ru: "Удаление: {name}" },
  removalAbout: {
    ro: "Mesajele vin în continuare pe celelalte canale. Îl puteți adăuga din nou oricând.",
    ru: "Сообщения по-прежнему приходят по другим каналам. Браузер можно добавить снова в любое время.",
  },
  remove: { ro: "Da, șterge browserul", ru: "Да, удалить браузер" },
} satisfies Words;

/** Whose push service an address is: people know their browser, not its address. */
const makers: [RegExp, string][] = [
  [/(^|\.)googleapis\.com$/, "Chrome, Edge, Opera"],
  [/(^|\.)mozilla\.com$/, "Firefox"],
  [/(^|\.)apple\.com$/, "Safari"],
  [/(^|\.)windows\.com$/, "Edge"],
];
function nameOf({ endpoint }: Subscription): string {
  const { hostname } = new URL(endpoint);
  return makers.find(([host]) => host.test(hostname))?.[1] ?? hostname;
}

let found = await read(listSubscriptions);
let here = await ownEndpoint();
let told: Text | undefined;

const isHere = ({ endpoint }: Subscription): boolean => endpoint === here;

/** Reads the list again, and tells what was done. */
async function settle(outcome: Text): Promise<void> {
  found = await read(listSubscriptions);
  here = await ownEndpoint();
  told = outcome;
  show();
  byId("outcome").focus();
}

const { attempt } = ask({
  send: async () => {
    told = undefined;
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

function lineOf(one: Subscription): HTMLElement {
  const name = isHere(one) ? say(words.thisOne, { name: nameOf(one) }) : nameOf(one);
  const entry = entryOf(name, undefined, [say(words.since, { day: day(one.creatLa) })]);
  const removal = document.createElement("details");
  const button = make("button", say(words.remove)) as HTMLButtonElement;
  button.type = "button";
  button.addEventListener("click", () => {
    void attempt(async () => {
      told = undefined;
      if (isHere(one)) await unsubscribeHere();
      await removeSubscription(one.id);
      await settle(words.removed);
    });
  });
  removal.append(make("summary", say(words.removal, { name })), make("p", say(words.removalAbout)), button);
  entry.append(removal);
  return entry;
}

function render(): void {
  byId("outcome").hidden = !told;
  byId("outcome").classList.toggle("bad", told === words.refused || told === words.unreachable);
  byId("outcome").replaceChildren(...(told ? [make("p", say(told))] : []));
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
