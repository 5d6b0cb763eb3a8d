import type { IndexFields, SearchIndex } from "./search-index.ts";
import { Connection } from "./sqlite-connection.ts";
import {
  generationsOf,
  numbersIn,
  openGeneration,
  openGenerations,
  searchedTables,
  switchTo,
  tablesOf,
} from "./sqlite-generations.ts";
import { listFrom, versionsIn } from "./sqlite-list.ts";
import { findsEach, FOUND, search } from "./sqlite-query.ts";
import { writeEntry } from "./sqlite-write.ts";

/** The index in a file, for one machine, where several processes may open it. */
export function sqliteIndex(file: string, fields: IndexFields): SearchIndex {
  const db = new Connection(file);
  db.atOnce(() => openGenerations(db, fields));
  db.exec(FOUND);
  const searched = () => ({ db, tables: searchedTables(db), fields });
  return {
    write: async (entries) =>
      db.atOnce(() => {
        for (const tables of numbersIn(db).map(tablesOf))
          for (const entry of entries) writeEntry({ db, tables, fields }, entry);
      }),
    search: async (query) => db.atOneMoment(() => search(searched(), query)),
    findsEach: async (terms, asking) => db.atOneMoment(() => findsEach(searched(), terms, asking)),
    list: async (query) => db.atOneMoment(() => listFrom(searched(), query)),
    versionsOf: async (ids) => db.atOneMoment(() => versionsIn(db, searchedTables(db), ids)),
    generations: async () => generationsOf(db),
    begin: async (generation) =>
      db.atOnce(() => {
        if (!numbersIn(db).includes(generation)) openGeneration(db, generation, { fields, searched: false });
      }),
    finish: async (generation) => db.atOnce(() => switchTo(db, generation)),
    check: async () => void searchedTables(db),
    close: async () => db.close(),
  };
}
