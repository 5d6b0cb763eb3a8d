import { listRequests, PAGE_SIZE, type AccessRequest } from "./citizen-documents-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { entryOf } from "./entries.ts";
import { day } from "./facts.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import { pageIn, showPages } from "./pager.ts";
import { requestStates, rights } from "./request-words.ts";
import type { Words } from "./words.ts";

/* The requests for access that the citizen made. */

const words = {
  title: { ro: "Cererile mele de acces", ru: "Мои запросы доступа" },
  about: {
    ro: "Cine păstrează documentul decide. Un document aprobat apare la documentele dumneavoastră.",
    ru: "Решает тот, кто хранит документ. Одобренный документ появляется среди ваших документов.",
  },
  ask: { ro: "Cereți acces la un document", ru: "Запросить доступ к документу" },
  none: {
    ro: "Nu ați cerut încă acces la niciun document.",
    ru: "Вы ещё не запрашивали доступ к документам.",
  },
  asked: { ro: "cerută pe {day}", ru: "запрошен {day}" },
} satisfies Words;

const query = new URLSearchParams(location.search);
const found = await read(() => listRequests(pageIn(query)));

const lineOf = ({ id, cod, drept, status, creatLa, motiv }: AccessRequest): HTMLElement =>
  entryOf(cod, `/ale-mele/cereri/${id}`, [
    [say(requestStates[status]), say(rights[drept]), say(words.asked, { day: day(creatLa) })].join(" · "),
    motiv,
  ]);

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
