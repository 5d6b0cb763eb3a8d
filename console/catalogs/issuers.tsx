import {
  emitentsCreate,
  emitentsList,
  emitentsPatch,
  emitentsRead,
  emitentsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Emitent } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { orNull, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { catalog, cod, denumire, idno, inUse, state, removeVerb } from "./parts.tsx";

/** An institution that issues documents. */
const issuers = record({
  ...catalog("issuers"),
  texts: {
    title: { ro: "Emitenți", ru: "Издатели" },
    one: { ro: "Emitent", ru: "Издатель" },
    create: { ro: "Emitent nou", ru: "Новый издатель" },
    created: {
      ro: (name: string) => `Emitentul ${name} este în registru`,
      ru: (name) => `Издатель ${name} внесён в реестр`,
    },
    none: { ro: "Niciun emitent încă", ru: "Издателей пока нет" },
    noneText: {
      ro: "Emitenții sunt instituțiile care emit documente.",
      ru: "Издатели — учреждения, которые выдают документы.",
    },
    remove: {
      ro: (name: string) => `Eliminați emitentul ${name}?`,
      ru: (name) => `Удалить издателя ${name}?`,
    },
    removeText: {
      ro: "Un emitent care are documente nu se elimină, ci se retrage din folosință.",
      ru: "Издатель, у которого есть документы, не удаляется, а выводится из использования.",
    },
    removeVerb,
  },
  nameOf: ({ denumire }: Emitent) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod: { ...cod, column: ["sorted", "wide"] },
    idno,
    state,
    activ: inUse,
  },
  list: (query) => emitentsList(client, { query }),
  read: (id) => emitentsRead(client, { path: { id: Number(id) } }),
  create: (values) => emitentsCreate(client, { body: orNull(values, "idno") }),
  change: (id, values, { etag }) =>
    emitentsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "idno"),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => emitentsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

export const list = listScreen(issuers);
export const page = recordScreen(issuers);
