import { formatWords } from "./catalog-words.ts";
import { listDocuments, PAGE_SIZE, type CitizenDocument } from "./citizen-documents-api.ts";
import { openOwn, read, showMissing } from "./citizen.ts";
import { entryOf } from "./entries.ts";
import { day, sizeOf } from "./facts.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import { pageIn, showPages } from "./pager.ts";
import type { Words } from "./words.ts";

/* The documents of the citizen, and those that were shared with them. */

const words = {
  title: { ro: "Documentele mele", ru: "Мои документы" },
  about: {
    ro: "Documentele păstrate pe numele dumneavoastră și cele la care ați primit acces.",
    ru: "Документы, которые хранятся на ваше имя, и те, к которым вам дали доступ.",
  },
  none: {
    ro: "Nu aveți încă niciun document. Dacă știți codul unuia, cereți acces la el.",
    ru: "У вас пока нет документов. Если вы знаете код документа, запросите доступ к нему.",
  },
  changed: { ro: "modificat pe {day}", ru: "изменён {day}" },
} satisfies Words;

const query = new URLSearchParams(location.search);
const found = await read(() => listDocuments(pageIn(query)));

const lineOf = ({ id, denumire, cod, format, dimensiune, modificatLa }: CitizenDocument): HTMLElement =>
  entryOf(denumire, `/ale-mele/acte/${id}`, [
    [
      cod,
      format && say(formatWords[format]),
      dimensiune === undefined ? undefined : sizeOf(dimensiune),
      say(words.changed, { day: day(modificatLa) }),
    ]
      .filter(Boolean)
      .join(" · "),
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
