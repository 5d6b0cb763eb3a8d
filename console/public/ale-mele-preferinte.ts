import { listPreferences, PAGE_SIZE, type Preference } from "./citizen-notices-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import { pageIn, showPages } from "./pager.ts";
import type { Words } from "./words.ts";

/* How the citizen wants to get messages. */

const words = {
  title: { ro: "Preferințele mele", ru: "Мои предпочтения" },
  about: {
    ro: "Ce mesaje primiți, pe ce canal și când. Mesajele oficiale și cele urgente sosesc oricum.",
    ru: "Какие сообщения вы получаете, по какому каналу и когда. Официальные и срочные приходят в любом случае.",
  },
  add: { ro: "Adăugați o preferință", ru: "Добавить предпочтение" },
  none: {
    ro: "Nu aveți preferințe: instituția care trimite alege canalul.",
    ru: "Предпочтений нет: канал выбирает отправитель.",
  },
  all: { ro: "Toate mesajele", ru: "Все сообщения" },
  kind: { ro: "Mesajele „{kind}”", ru: "Сообщения «{kind}»" },
  oneSystem: { ro: "de la un singur expeditor", ru: "от одного отправителя" },
  declined: { ro: "nu le primiți", ru: "вы их не получаете" },
  quiet: { ro: "liniște {from}–{to}", ru: "тишина {from}–{to}" },
  digest: { ro: "un e-mail pe zi, la {at}", ru: "одно письмо в день, в {at}" },
} satisfies Words;

const query = new URLSearchParams(location.search);
const found = await read(() => listPreferences(pageIn(query)));

const lineOf = ({ id, categorie, sistemId, canale, activ, liniste, rezumat }: Preference): HTMLElement =>
  entryOf(
    categorie === undefined ? say(words.all) : say(words.kind, { kind: categorie }),
    `/ale-mele/preferinte/${id}`,
    [
      [
        sistemId !== undefined && say(words.oneSystem),
        !activ && say(words.declined),
        canale.join(", "),
        liniste && say(words.quiet, { from: liniste.de, to: liniste.pana }),
        rezumat && say(words.digest, { at: rezumat.ora }),
      ]
        .filter(Boolean)
        .join(" · "),
    ],
  );

openOwn({
  words,
  title: () => say(words.title),
  render: () => {
    if (typeof found === "function") return showMissing(found());
    showMissing(found.total === 0 ? say(words.none) : undefined);
    byId("list").replaceChildren(...found.items.map(lineOf));
    showPages(query, found.total, PAGE_SIZE);
  },
});
