import {
  rolsCreate,
  rolsList,
  rolsPatch,
  rolsRead,
  rolsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Rol } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { TextArea, TextField } from "../kit/fields.tsx";
import { type Catalog, isCode, orNothing } from "./catalog.ts";
import { catalogList } from "./catalog-list.tsx";
import { catalogPage } from "./catalog-page.tsx";

const noValues = { cod: "", denumire: "", descriere: "" };
type RoleValues = typeof noValues;

const bodyOf = ({ cod, denumire, descriere }: RoleValues) => ({
  cod: cod.trim(),
  denumire: denumire.trim(),
  descriere: orNothing(descriere),
});

/** A function that people have in their institution. */
const roles: Catalog<Rol, RoleValues> = {
  kind: "roles",
  path: "/app/nomenclatoare/roluri",
  list: async (search) =>
    pageOf(
      await rolsList(client, {
        query: {
          ...pageQuery(search),
          ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
        },
      }),
    ),
  read: (id) => rolsRead(client, { path: { id } }),
  create: (values) => rolsCreate(client, { body: bodyOf(values) }),
  change: (id, values, ifMatch) => rolsPatch(client, { path: { id }, body: bodyOf(values), ifMatch }),
  remove: (id, ifMatch) => rolsRemove(client, { path: { id }, ifMatch }),
  nameOf: ({ denumire }) => denumire,
  columns: (text) => [
    { id: "denumire", title: text.fields.denumire, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "cod", title: text.fields.cod, cell: ({ cod }) => cod, isSortable: true },
    { id: "descriere", title: text.fields.descriere, cell: ({ descriere }) => descriere, isWideOnly: true },
  ],
  facts: (row, text) => [
    { label: text.fields.denumire, value: row.denumire },
    { label: text.fields.cod, value: row.cod },
    { label: text.fields.descriere, value: row.descriere },
  ],
  noValues,
  valuesOf: ({ cod, denumire, descriere = "" }) => ({ cod, denumire, descriere }),
  labels: ({ fields: { cod, denumire, descriere } }) => ({ cod, denumire, descriere }),
  validate: ({ cod, denumire }, { missing }) => ({
    denumire: denumire.trim() === "" ? missing.denumire : undefined,
    cod: isCode(cod) ? undefined : missing.cod,
  }),
  fields: (form, text) => (
    <>
      <TextField label={text.fields.denumire} field={form.field("denumire")} isRequired maxLength={255} />
      <TextField label={text.fields.cod} field={form.field("cod")} isRequired maxLength={64} />
      <TextArea label={text.fields.descriere} field={form.field("descriere")} />
    </>
  ),
};

export const list = catalogList(roles);
export const page = catalogPage(roles);
