import {
  rolsCreate,
  rolsList,
  rolsPatch,
  rolsRead,
  rolsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Rol } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { orNull, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { catalog, cod, denumire, removeVerb } from "./parts.tsx";

/** A function that people have in their institution. */
const roles = record({
  ...catalog("roles"),
  texts: {
    title: { ro: "Roluri de serviciu", ru: "Служебные роли" },
    one: { ro: "Rol de serviciu", ru: "Служебная роль" },
    create: { ro: "Rol nou", ru: "Новая роль" },
    created: {
      ro: (name: string) => `Rolul ${name} este în registru`,
      ru: (name) => `Роль ${name} внесена в реестр`,
    },
    none: { ro: "Niciun rol încă", ru: "Ролей пока нет" },
    noneText: {
      ro: "Rolurile spun ce funcție are o persoană în instituție. Ele nu dau niciun drept.",
      ru: "Роль говорит о должности человека в учреждении. Прав она не даёт.",
    },
    remove: { ro: (name: string) => `Eliminați rolul ${name}?`, ru: (name) => `Удалить роль ${name}?` },
    removeText: {
      ro: "Rolul dispare din listă; istoricul lui rămâne.",
      ru: "Роль исчезнет из списка; её история останется.",
    },
    removeVerb,
  },
  nameOf: ({ denumire }: Rol) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    cod,
    descriere: { label: { ro: "Descriere", ru: "Описание" }, input: "area", column: ["wide"], isFact: true },
  },
  list: (query) => rolsList(client, { query }),
  read: (id) => rolsRead(client, { path: { id: Number(id) } }),
  create: (values) => rolsCreate(client, { body: orNull(values, "descriere") }),
  change: (id, values, { etag }) =>
    rolsPatch(client, {
      path: { id: Number(id) },
      body: orNull(values, "descriere"),
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => rolsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

export const list = listScreen(roles);
export const page = recordScreen(roles);
