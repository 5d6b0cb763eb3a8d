import { listPreferences, type Preference } from "./citizen-notices-api.ts";
import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { openOwnList } from "./own-list.ts";
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

await openOwnList({ words, list: listPreferences, lineOf });
