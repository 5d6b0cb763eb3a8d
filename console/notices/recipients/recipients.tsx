import {
  canalContactsList,
  destinatarsList,
  destinatarsPatch,
  destinatarsRead,
  destinatarsRemove,
  provisionCreateLink,
  provisionCreateUser,
  provisionRemoveLink,
} from "../../../client/generated/notifications/operations.ts";
import type { Destinatar } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type FilterQuery, type Known, type ListQuery, act, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { type PartProps, recordScreen } from "../../api/register/record-page.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn, recipientTypeOf } from "../common/entries.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { Contacts } from "./contacts.tsx";
import { Devices } from "./contacts.tsx";
import { Preferences } from "./preferences.tsx";
import { Received } from "./received.tsx";
import { recipientWords } from "./words.ts";

/** A recipient that was just made says less. */
type Row = Omit<Destinatar, "creatLa"> & Partial<Pick<Destinatar, "creatLa">>;

const numbersOf = (number: string) =>
  number.startsWith("1") ? { idno: number, idnp: null } : { idnp: number, idno: null };

const stateOf = ({ activ }: Row, { say }: Known) => (
  <StateBadge tone={activ ? "good" : "warning"}>
    {say(activ ? { ro: "Activ", ru: "Активен" } : { ro: "Inactiv", ru: "Неактивен" })}
  </StateBadge>
);

/** A number of a person or of a firm, an address, or a part of the name. */
function textFilters(text: string): FilterQuery {
  const type = recipientTypeOf(text);
  if (type === "IDNP") return { "filter[idnp]": text };
  if (type === "IDNO") return { "filter[idno]": text };
  return type === undefined ? { "filter[nume][contains]": text } : { adresa: text };
}

/** An address is looked for among the contacts first. */
async function findRecipients(query: ListQuery, { adresa, ...filters }: FilterQuery) {
  const { page, size, sort } = query;
  const asked = { page, size, ...(sort && { sort }), ...filters };
  if (adresa === undefined) return destinatarsList(client, { query: asked });
  const contacts = await canalContactsList(client, { query: { "filter[adresa]": adresa, size: 200 } });
  const ids = [...new Set(contacts.data.items.map(({ destinatarId }) => destinatarId))];
  if (ids.length === 0) return { data: [], headers: new Headers({ "x-total-count": "0" }) };
  return destinatarsList(client, { query: { ...asked, "filter[id][in]": ids.join(",") } });
}

/** What of a text of contacts is neither a mail address nor a telephone. */
function refusedIn(contacts: string): string[] {
  const { recipients, wrong } = entriesIn(contacts);
  const others = recipients.filter(({ type }) => type !== "Email" && type !== "SMS");
  return [...wrong, ...others.map(({ value }) => value)];
}

/** A person or a firm that notifications reach. */
const recipients = record({
  key: ["notifications", "recipients"],
  path: paths.recipients,
  icon: "people",
  Sections: () => <NoticeSections of="recipients" current="recipients" />,
  texts: {
    title: { ro: "Registrul destinatarilor", ru: "Реестр получателей" },
    one: { ro: "Destinatar", ru: "Получатель" },
    create: { ro: "Destinatar nou", ru: "Новый получатель" },
    add: { ro: "Adaugă destinatarul", ru: "Добавить получателя" },
    none: { ro: "Registrul este gol", ru: "Реестр пуст" },
    noneText: {
      ro: "Persoanele și firmele din registru se găsesc după număr, iar fiecare alege cum este contactată.",
      ru: "Люди и фирмы реестра находятся по номеру, и каждый выбирает, как с ним связаться.",
    },
    remove: {
      ro: (name: string) => `Ștergeți ${name} din registru?`,
      ru: (name) => `Удалить из реестра: ${name}?`,
    },
    removeText: {
      ro: "Se șterg și contactele, preferințele, abonările și locul în grupuri; ce este pe drum se anulează. Nu se poate reveni.",
      ru: "Удаляются и контакты, предпочтения, подписки и места в группах; то, что в пути, отменяется. Вернуть нельзя.",
    },
  },
  nameOf: (row: Row) => row.nume,
  filters: [
    {
      name: "text",
      label: { ro: "Nume, IDNP, IDNO sau adresă", ru: "Имя, IDNP, IDNO или адрес" },
      query: textFilters,
    },
    {
      name: "activ",
      label: { ro: "Starea", ru: "Состояние" },
      all: { ro: "Toți", ru: "Все" },
      query: "filter[activ]",
      choices: { true: { ro: "Activ", ru: "Активен" }, false: { ro: "Inactiv", ru: "Неактивен" } },
    },
  ],
  state: stateOf,
  fields: {
    nume: {
      label: { ro: "Numele", ru: "Имя" },
      input: "text",
      max: 255,
      required: { ro: "Scrieți numele", ru: "Введите имя" },
      column: ["sorted"],
    },
    number: {
      label: { ro: "IDNP sau IDNO", ru: "IDNP или IDNO" },
      input: "text",
      hint: { ro: "13 cifre.", ru: "13 цифр." },
      required: true,
      rule: [/^\d{13}$/, { ro: "IDNP-ul și IDNO-ul au 13 cifre", ru: "В IDNP и IDNO 13 цифр" }],
      of: ({ idnp, idno }) => idnp ?? idno ?? "",
      column: ["wide"],
      isFact: true,
      show: ({ idnp, idno }) => idnp ?? idno ?? "",
    },
    limba: {
      label: { ro: "Limba mesajelor", ru: "Язык сообщений" },
      input: "choice",
      choices: {
        ro: { ro: "Română", ru: "Румынский" },
        ru: { ro: "Rusă", ru: "Русский" },
        en: { ro: "Engleză", ru: "Английский" },
      },
      column: ["wide"],
      isFact: true,
    },
    contacts: {
      label: { ro: "Contacte", ru: "Контакты" },
      input: "area",
      in: "new",
      hint: {
        ro: "Adrese de e-mail și telefoane, câte unul pe rând. Se consideră confirmate.",
        ru: "Адреса эл. почты и телефоны, по одному в строке. Считаются подтверждёнными.",
      },
      rows: 3,
      of: () => "",
    },
    utilizatorLogin: {
      label: { ro: "Contul", ru: "Учётная запись" },
      column: ["wide"],
      isFact: true,
      show: ({ utilizatorLogin }, { say }) =>
        utilizatorLogin ?? say({ ro: "fără cont", ru: "без учётной записи" }),
    },
    state: { label: { ro: "Starea", ru: "Состояние" }, column: [], show: stateOf },
    activ: {
      label: { ro: "Primește notificări", ru: "Получает уведомления" },
      input: "check",
      in: "edit",
      hint: {
        ro: "Un destinatar inactiv rămâne în registru și nu mai primește nimic.",
        ru: "Неактивный получатель остаётся в реестре и больше ничего не получает.",
      },
      initial: true,
    },
    creatLa: {
      label: { ro: "În registru din", ru: "В реестре с" },
      column: ["sorted", "wide"],
      show: ({ creatLa = "" }, { formats }) => formats.date(creatLa),
      fact: ({ creatLa = "" }, { formats }) => formats.dateTime(creatLa),
    },
  },
  wrong: ({ contacts }, { say }) => {
    const refused = refusedIn(contacts);
    return {
      contacts:
        refused.length > 0
          ? say({
              ro: (texts: string) => `Nu este o adresă sau un telefon: ${texts}`,
              ru: (texts) => `Это не адрес и не телефон: ${texts}`,
            })(refused.join(", "))
          : undefined,
    };
  },
  list: findRecipients,
  read: (id) => destinatarsRead(client, { path: { id: Number(id) } }),
  // One with the number that exists already gets these contacts in addition.
  create: async ({ number, nume, limba, contacts }, { say }) => {
    const written = entriesIn(contacts).recipients.flatMap(({ type, value }) =>
      type === "Email" || type === "SMS" ? [{ canal: type, adresa: value }] : [],
    );
    const { data, status } = await provisionCreateUser(client, {
      body: {
        ...(number.startsWith("1") ? { idno: number } : { idnp: number }),
        nume,
        limba,
        ...(written.length > 0 && { contacts: written }),
      },
    });
    return {
      data,
      said: say(
        status === 201
          ? {
              ro: (name: string) => `${name} a fost adăugat în registru`,
              ru: (name) => `${name}: добавлено в реестр`,
            }
          : {
              ro: (name: string) => `${name} era în registru și a fost actualizat`,
              ru: (name) => `${name}: уже в реестре, данные обновлены`,
            },
      )(data.nume),
    };
  },
  change: (id, { number, nume, limba, activ }, { etag, before }) =>
    destinatarsPatch(client, {
      path: { id: Number(id) },
      body: { nume, limba, activ, ...(number === (before.idnp ?? before.idno) ? {} : numbersOf(number)) },
      ifMatch: etag,
    }),
  remove: (id, ifMatch) => destinatarsRemove(client, { path: { id: Number(id) }, ifMatch }),
});

const acts = [
  act(recipients, {
    name: "send",
    verb: { ro: "Trimite o notificare", ru: "Отправить уведомление" },
    look: "primary",
    icon: "share",
    isShown: ({ activ }) => activ,
    href: ({ nume, idnp, idno }) =>
      `${paths.send}?${new URLSearchParams({ numar: idnp ?? idno ?? "", nume }).toString()}`,
  }),
  // Lets an account of the service see and change its own contacts and preferences.
  act(recipients, {
    name: "link",
    verb: { ro: "Leagă un cont", ru: "Связать учётную запись" },
    title: { ro: "Leagă un cont", ru: "Связать учётную запись" },
    icon: "link",
    isShown: ({ utilizatorLogin }) => utilizatorLogin === undefined,
    fields: {
      login: {
        label: { ro: "Numele de utilizator al contului", ru: "Имя пользователя учётной записи" },
        input: "text",
        hint: {
          ro: "Persoana își vede și își schimbă singură contactele și preferințele cu acest cont.",
          ru: "С этой учётной записью человек сам видит и меняет свои контакты и предпочтения.",
        },
        required: { ro: "Scrieți numele de utilizator", ru: "Введите имя пользователя" },
      },
    },
    run: async ({ row, values: { login }, known: { say } }) => {
      await provisionCreateLink(client, { body: { login, destinatarId: row.id } });
      return {
        said: say({
          ro: (login: string) => `Contul ${login} a fost legat`,
          ru: (login) => `Учётная запись ${login} связана`,
        })(login),
      };
    },
  }),
  act(recipients, {
    name: "unlink",
    verb: { ro: "Desface legătura cu contul", ru: "Разорвать связь с учётной записью" },
    icon: "close",
    text: ({ utilizatorLogin = "" }, { say }) => (
      <>
        {say({
          ro: (login: string) => `Desfaceți legătura cu contul ${login}?`,
          ru: (login) => `Разорвать связь с учётной записью ${login}?`,
        })(utilizatorLogin)}{" "}
        {say({
          ro: "Contul nu își mai vede contactele și preferințele din registru. Contul rămâne.",
          ru: "Учётная запись больше не видит свои контакты и предпочтения. Сама она остаётся.",
        })}
      </>
    ),
    isShown: ({ utilizatorLogin }) => utilizatorLogin !== undefined,
    run: async ({ row: { id, utilizatorLogin: login = "" }, known: { say } }) => {
      await provisionRemoveLink(client, { path: { id } });
      const undo = () => provisionCreateLink(client, { body: { login, destinatarId: id } });
      return {
        said: say({ ro: "Legătura cu contul a fost desfăcută", ru: "Связь с учётной записью разорвана" }),
        undo,
      };
    },
  }),
];

const tabs = { contacte: Contacts, preferinte: Preferences, dispozitive: Devices, primite: Received };

/** What is known of a recipient besides the data; the tab stands in the address. */
function RecipientTabs({ row, etag, place }: PartProps<Row>) {
  const text = useWords(recipientWords).tabs;
  const chosen = textIn(place.search.raw, "fila");
  const ids = ["contacte", "preferinte", "dispozitive", "primite"] as const;
  return (
    <Tabs
      label={text.label}
      selected={ids.find((one) => one === chosen) ?? "contacte"}
      tabs={ids.map((id) => {
        const Tab = tabs[id];
        return {
          id,
          title: text[id],
          href: place.hrefWith({ fila: id === "contacte" ? undefined : id, page: undefined }),
          content: () => <Tab row={row} etag={etag} place={place} />,
        };
      })}
    />
  );
}

export const list = listScreen(recipients);
export const page = recordScreen(recipients, { acts, parts: [RecipientTabs] });
