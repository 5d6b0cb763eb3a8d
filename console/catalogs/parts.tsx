import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import { documentsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import type { Known } from "../api/register/kind.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { inLanguage, useWords } from "../words/words.ts";
import { catalogWords } from "./words.ts";

/** The catalogs in the order of their tabs. */
export const catalogs = {
  clients: { path: "/app/nomenclatoare", title: ["Clienți", "Клиенты", "Clients"] },
  issuers: { path: "/app/nomenclatoare/emitenti", title: ["Emitenți", "Издатели", "Issuers"] },
  roles: {
    path: "/app/nomenclatoare/roluri",
    title: ["Roluri de serviciu", "Служебные роли", "Service roles"],
  },
  authorities: { path: "/app/nomenclatoare/autoritati", title: ["Autorități", "Полномочия", "Authorities"] },
} as const;

type Catalog = keyof typeof catalogs;

const sectionsOf = (current: Catalog) =>
  function CatalogSections() {
    const text = useWords(catalogWords);
    const language = useLanguage();
    return (
      <Sections
        label={text.sections}
        current={current}
        sections={Object.entries(catalogs).map(([id, { path, title }]) => ({
          id,
          title: inLanguage(title, language),
          href: path,
        }))}
      />
    );
  };

/** What all catalogs have in common. */
export const catalog = <Key extends Catalog>(key: Key) => ({
  key: ["documents", key] as const,
  path: catalogs[key].path,
  Sections: sectionsOf(key),
  useMayWrite: useIsServiceAdministrator,
  history: { list: adminRecordsListChanges },
});

/** The verb for removing a record from its catalog. */
export const removeVerb = ["Elimină", "Удалить", "Delete"] as const;

/** Says that a client or an issuer cannot be removed because it has documents; null if it has none. Destroyed ones keep nothing. */
export const refusalByDocuments =
  (field: "proprietarId" | "emitentId") =>
  async ({ id }: { id: number }, { say }: Known): Promise<string | null> => {
    const query = {
      size: 1,
      [`filter[${field}]`]: String(id),
      "filter[status][in]": "ACTIV,ARHIVAT,STERS",
    };
    const { data } = await documentsList(client, { query });
    if (data.items.length === 0) return null;
    return say([
      "Nu se poate elimina: are documente. Retrageți-l din folosință.",
      "Удалить нельзя: есть документы. Выведите из использования.",
      "Cannot be deleted: it has documents. Take it out of use instead.",
    ]);
  };

/** In use, or retired. */
export const state = {
  label: ["Stare", "Состояние", "State"],
  column: [],
  isFact: true,
  show: ({ activ }: { activ: boolean }, { say }: Known) => (
    <StateBadge tone={activ ? "good" : "neutral"}>
      {say(activ ? ["În folosință", "Используется", "In use"] : ["Retras", "Выведен", "Out of use"])}
    </StateBadge>
  ),
} as const;

export const inUse = {
  label: ["În folosință", "Используется", "In use"],
  input: "check",
  initial: true,
  hint: [
    "Cel retras rămâne la documentele lui, dar nu mai poate fi ales pentru altele.",
    "Выведенный остаётся у своих документов, но для новых его не выбрать.",
    "One that is out of use stays on its documents but can no longer be chosen for others.",
  ],
} as const;
