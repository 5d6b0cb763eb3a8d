import {
  emitentsCreate,
  emitentsList,
  emitentsPatch,
  emitentsRead,
  emitentsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Emitent } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { CheckboxField, TextField } from "../kit/fields.tsx";
import { activity } from "./activity.tsx";
import { type Catalog, isCode, orNothing } from "./catalog.ts";
import { catalogList } from "./catalog-list.tsx";
import { catalogPage } from "./catalog-page.tsx";

const noValues = { cod: "", denumire: "", idno: "", activ: true };
type IssuerValues = typeof noValues;

const bodyOf = ({ cod, denumire, idno, activ }: IssuerValues) => ({
  cod: cod.trim(),
  denumire: denumire.trim(),
  idno: orNothing(idno),
  activ,
});

/** An institution that issues documents. */
const issuers: Catalog<Emitent, IssuerValues> = {
  kind: "issuers",
  path: "/app/nomenclatoare/emitenti",
  list: async (search) =>
    pageOf(
      await emitentsList(client, {
        query: {
          ...pageQuery(search),
          ...(search.text === "" ? {} : { "filter[denumire][contains]": search.text }),
        },
      }),
    ),
  read: (id) => emitentsRead(client, { path: { id } }),
  create: (values) => emitentsCreate(client, { body: bodyOf(values) }),
  change: (id, values, ifMatch) => emitentsPatch(client, { path: { id }, body: bodyOf(values), ifMatch }),
  remove: (id, ifMatch) => emitentsRemove(client, { path: { id }, ifMatch }),
  nameOf: ({ denumire }) => denumire,
  columns: (text) => [
    { id: "denumire", title: text.fields.denumire, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "cod", title: text.fields.cod, cell: ({ cod }) => cod, isSortable: true, isWideOnly: true },
    { id: "idno", title: text.fields.idno, cell: ({ idno }) => idno, isWideOnly: true },
    { id: "activ", title: text.state, cell: ({ activ }) => activity(activ, text) },
  ],
  facts: (row, text) => [
    { label: text.fields.denumire, value: row.denumire },
    { label: text.fields.cod, value: row.cod },
    { label: text.fields.idno, value: row.idno },
    { label: text.state, value: activity(row.activ, text) },
  ],
  noValues,
  valuesOf: ({ cod, denumire, idno = "", activ }) => ({ cod, denumire, idno, activ }),
  labels: ({ fields: { cod, denumire, idno, activ } }) => ({ cod, denumire, idno, activ }),
  validate: ({ cod, denumire, idno }, { missing }) => ({
    denumire: denumire.trim() === "" ? missing.denumire : undefined,
    cod: isCode(cod) ? undefined : missing.cod,
    idno: /^(\d{13})?$/.test(idno.trim()) ? undefined : missing.number,
  }),
  fields: (form, text) => (
    <>
      <TextField label={text.fields.denumire} field={form.field("denumire")} isRequired maxLength={255} />
      <TextField label={text.fields.cod} field={form.field("cod")} isRequired maxLength={64} />
      <TextField label={text.fields.idno} field={form.field("idno")} maxLength={13} />
      <CheckboxField label={text.fields.activ} field={form.field("activ")} hint={text.activHint} />
    </>
  ),
};

export const list = catalogList(issuers);
export const page = catalogPage(issuers);
