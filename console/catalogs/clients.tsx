import {
  clientsCreate,
  clientsList,
  clientsPatch,
  clientsRead,
  clientsRemove,
} from "../../client/generated/documents/operations.ts";
import type { Client } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { useFoundKind } from "../api/register/found.ts";
import { type ListPlace, type RecordSearch, byName, orNull, record } from "../api/register/kind.ts";
import { RecordList, RecordRows, recordSearch } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { useTier } from "../api/rights.ts";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useLanguage } from "../words/language.ts";
import { inLanguage, useWords } from "../words/words.ts";
import { denumire, email, idno } from "../api/register/common-fields.ts";
import { catalog, catalogs, inUse, refusalByDocuments, state, removeVerb } from "./parts.tsx";
import { catalogWords } from "./words.ts";

/** A person or a legal entity that owns documents. */
const clients = record({
  ...catalog("clients"),
  recordPath: "/app/nomenclatoare/clienti",
  texts: {
    title: catalogs.clients.title,
    one: ["Client", "Клиент", "Client"],
    create: ["Client nou", "Новый клиент", "New client"],
    created: [
      (name: string) => `Clientul ${name} este în registru`,
      (name: string) => `Клиент ${name} внесён в реестр`,
      (name: string) => `The client ${name} is in the register`,
    ],
    none: ["Niciun client încă", "Клиентов пока нет", "No clients yet"],
    noneText: [
      "Clienții sunt cetățenii și instituțiile care dețin documente.",
      "Клиенты — граждане и учреждения, которым принадлежат документы.",
      "Clients are the citizens and organizations that hold documents.",
    ],
    remove: [
      (name: string) => `Eliminați clientul ${name}?`,
      (name: string) => `Удалить клиента ${name}?`,
      (name: string) => `Delete the client ${name}?`,
    ],
    removeText: [
      "Clientul dispare din registru; istoricul lui rămâne.",
      "Клиент исчезнет из реестра; его история останется.",
      "The client disappears from the register; its history stays.",
    ],
    removeVerb,
  },
  nameOf: ({ denumire }: Client) => denumire,
  filters: [byName("denumire")],
  fields: {
    denumire,
    idnp: { ...idno, label: ["IDNP", "IDNP", "IDNP"] },
    idno,
    email: { ...email, max: 254, column: ["wide"], isFact: true },
    telefon: {
      label: ["Telefon", "Телефон", "Phone"],
      input: "tel",
      rule: [
        /^\+?[0-9 ()-]{3,32}$/,
        [
          "Scrieți între 3 și 32 de cifre, ca +373 22 123 456",
          "Введите от 3 до 32 цифр, например +373 22 123 456",
          "Enter between 3 and 32 digits, such as +373 22 123 456",
        ],
      ],
      isFact: true,
    },
    state,
    activ: inUse,
  },
  list: (query) => clientsList(client, { query }),
  read: (id) => clientsRead(client, { path: { id: Number(id) } }),
  create: (values) => clientsCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    clientsPatch(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
  remove: (id, ifMatch) => clientsRemove(client, { path: { id: Number(id) }, ifMatch }),
  removalRefusal: refusalByDocuments("proprietarId"),
});

const bodyOf = <V extends Record<"idnp" | "idno" | "email" | "telefon", string>>(values: V) =>
  orNull(values, "idnp", "idno", "email", "telefon");

const isWhole = (number: string): boolean => /^\d{13}$/.test(number);

/** The client with a number: a person's IDNP, or else a legal entity's IDNO. */
async function lookUp(number: string) {
  const asPerson = await clientsList(client, { query: { "filter[idnp]": number } });
  return asPerson.data.items.length > 0
    ? asPerson
    : await clientsList(client, { query: { "filter[idno]": number } });
}

/** An organization has no list of citizens: the register only answers to an exact number, and records the look-up. */
function LookUp({ place }: { place: ListPlace }) {
  const { search, setSearch } = place;
  const text = useWords(catalogWords);
  const language = useLanguage();
  const { Sections } = clients;
  return (
    <>
      <PageTitle>{inLanguage(catalogs.clients.title, language)}</PageTitle>
      {Sections && <Sections />}
      <FilterBar>
        <TextFilter
          label={text.lookUp}
          value={search.text}
          onChange={(value) => setSearch({ text: value }, { isReplacing: true })}
        />
      </FilterBar>
      <p className="hint">{text.lookUpHint}</p>
      {isWhole(search.text) ? (
        <RecordRows
          kind={{ ...clients, list: () => lookUp(search.text) }}
          place={place}
          filters={{ number: search.text }}
          empty={<EmptyState icon="search" title={text.nothingFound} />}
        />
      ) : (
        <EmptyState icon="lock" title={text.lookUpTitle} text={text.lookUpText} />
      )}
    </>
  );
}

function Clients({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const tier = useTier();
  if (tier === undefined) return <Skeleton lines={8} />;
  return tier === "SERVICE" ? <RecordList kind={clients} place={place} /> : <LookUp place={place} />;
}

export const list = screen({
  search: recordSearch,
  page: Clients,
  useFound() {
    const { title, ...found } = useFoundKind(clients);
    return useTier() === "SERVICE" ? { title, ...found } : { title };
  },
});
export const page = recordScreen(clients);
