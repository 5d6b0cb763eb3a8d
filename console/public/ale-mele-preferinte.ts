import type {
  CitizenCategory,
  CitizenPreference,
  CitizenPreferencePage,
} from "../../client/generated/notifications/types.ts";
import { categoryName, readCategories } from "./categories.ts";
import { listPreferences } from "./citizen-notices-api.ts";
import { entryOf } from "./entries.ts";
import { say } from "./language.ts";
import { channelNames } from "./notice-words.ts";
import { openOwnList } from "./own-list.ts";
import type { Words } from "./words.ts";

/* How the citizen wants to get messages. */

const words = {
  title: ["Preferințele mele", "Мои настройки уведомлений", "My preferences"],
  about: [
    "Ce mesaje primiți, pe ce canal și când. Mesajele oficiale și cele urgente sosesc oricum.",
    "Какие сообщения вы получаете, по какому каналу и когда. Официальные и срочные приходят в любом случае.",
    "Which messages you receive, on which channel and when. Official and urgent messages are always sent.",
  ],
  add: ["Adăugați o preferință", "Добавить настройку", "Add a preference"],
  none: [
    "Nu aveți preferințe: instituția care trimite alege canalul.",
    "Настроек нет: канал выбирает отправитель.",
    "You have no preferences: the organization that sends chooses the channel.",
  ],
  all: ["Toate mesajele", "Все сообщения", "All messages"],
  kind: ["Mesajele „{kind}”", "Сообщения «{kind}»", "‘{kind}’ messages"],
  oneSystem: ["de la un singur expeditor", "от одного отправителя", "from one sender only"],
  declined: ["nu le primiți", "вы их не получаете", "you do not receive them"],
  quiet: ["nu deranja {from}–{to}", "не беспокоить {from}–{to}", "do not disturb {from}–{to}"],
  digest: ["un e-mail pe zi, la {at}", "одно письмо в день, в {at}", "one email a day, at {at}"],
} satisfies Words;

let categories: CitizenCategory[] = [];

/** The list with the names of its categories, read side by side. */
async function list(page: number): Promise<CitizenPreferencePage> {
  const [found, named] = await Promise.all([listPreferences(page), readCategories()]);
  categories = named;
  return found;
}

const systemOf = (sistemId: number): string =>
  categories.find((one) => one.sistemId === sistemId)?.sistem ?? say(words.oneSystem);

const lineOf = ({
  id,
  categorie,
  sistemId,
  canale,
  activ,
  liniste,
  rezumat,
}: CitizenPreference): HTMLElement =>
  entryOf(
    categorie === undefined
      ? say(words.all)
      : say(words.kind, { kind: categoryName(categories, { cod: categorie, sistemId }) }),
    `/ale-mele/preferinte/${id}`,
    [
      [
        sistemId !== undefined && systemOf(sistemId),
        !activ && say(words.declined),
        canale.map((canal) => say(channelNames[canal])).join(", "),
        liniste && say(words.quiet, { from: liniste.de, to: liniste.pana }),
        rezumat && say(words.digest, { at: rezumat.ora }),
      ]
        .filter(Boolean)
        .join(" · "),
    ],
  );

await openOwnList({ words, list, lineOf });
