import {
  clientsCreate,
  clientsList,
  clientsPatch,
  clientsRead,
  clientsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Client } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { CheckboxField, TextField } from "../kit/fields.tsx";
import { activity } from "./activity.tsx";
import { type Catalog, orNothing } from "./catalog.ts";
import { catalogPage } from "./catalog-page.tsx";

const noValues = { denumire: "", idnp: "", idno: "", email: "", telefon: "", activ: true };
export type ClientValues = typeof noValues;

const bodyOf = ({ denumire, idnp, idno, email, telefon, activ }: ClientValues) => ({
  denumire: denumire.trim(),
  idnp: orNothing(idnp),
  idno: orNothing(idno),
  email: orNothing(email),
  telefon: orNothing(telefon),
  activ,
});

const isNumber = (text: string): boolean => text.trim() === "" || /^\d{13}$/.test(text.trim());

/** A person or a legal entity that owns documents. */
export const clients: Catalog<Client, ClientValues> = {
  kind: "clients",
  path: "/app/nomenclatoare/clienti",
  list: async (search) =>
    pageOf(
      await clientsList(client, {
        query: {
          ...pageQuery(search),
          ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
        },
      }),
    ),
  read: (id) => clientsRead(client, { path: { id } }),
  create: (values) => clientsCreate(client, { body: bodyOf(values) }),
  change: (id, values, ifMatch) => clientsPatch(client, { path: { id }, body: bodyOf(values), ifMatch }),
  remove: (id, ifMatch) => clientsRemove(client, { path: { id }, ifMatch }),
  nameOf: ({ denumire }) => denumire,
  columns: (text) => [
    { id: "denumire", title: text.fields.denumire, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "idnp", title: text.fields.idnp, cell: ({ idnp }) => idnp, isWideOnly: true },
    { id: "idno", title: text.fields.idno, cell: ({ idno }) => idno, isWideOnly: true },
    { id: "email", title: text.fields.email, cell: ({ email }) => email, isWideOnly: true },
    { id: "activ", title: text.state, cell: ({ activ }) => activity(activ, text) },
  ],
  facts: (row, text) => [
    { label: text.fields.denumire, value: row.denumire },
    { label: text.fields.idnp, value: row.idnp },
    { label: text.fields.idno, value: row.idno },
    { label: text.fields.email, value: row.email },
    { label: text.fields.telefon, value: row.telefon },
    { label: text.state, value: activity(row.activ, text) },
  ],
  noValues,
  valuesOf: ({ denumire, idnp = "", idno = "", email = "", telefon = "", activ }) => ({
    denumire,
    idnp,
    idno,
    email,
    telefon,
    activ,
  }),
  labels: ({ fields: { denumire, idnp, idno, email, telefon, activ } }) => ({
    denumire,
    idnp,
    idno,
    email,
    telefon,
    activ,
  }),
  validate: ({ denumire, idnp, idno, email, telefon }, { missing }) => ({
    denumire: denumire.trim() === "" ? missing.denumire : undefined,
    idnp: isNumber(idnp) ? undefined : missing.number,
    idno: isNumber(idno) ? undefined : missing.number,
    email: email.trim() === "" || email.includes("@") ? undefined : missing.email,
    telefon: /^(\+?[0-9 ()-]{3,32})?$/.test(telefon.trim()) ? undefined : missing.telefon,
  }),
  fields: (form, text) => (
    <>
      <TextField label={text.fields.denumire} field={form.field("denumire")} isRequired maxLength={255} />
      <TextField label={text.fields.idnp} field={form.field("idnp")} maxLength={13} />
      <TextField label={text.fields.idno} field={form.field("idno")} maxLength={13} />
      <TextField label={text.fields.email} field={form.field("email")} type="email" maxLength={254} />
      <TextField label={text.fields.telefon} field={form.field("telefon")} type="tel" />
      <CheckboxField label={text.fields.activ} field={form.field("activ")} hint={text.activHint} />
    </>
  ),
};

export const page = catalogPage(clients);
