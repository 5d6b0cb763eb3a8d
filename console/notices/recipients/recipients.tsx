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
import { langKey } from "../../api/register/common-fields.ts";
import { type FilterQuery, type Known, type ListQuery, act, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { type PartProps, recordScreen } from "../../api/register/record-page.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn, recipientTypeOf } from "../common/entries.ts";
import { NoticeSections, paths } from "../common/notice-sections.tsx";
import { Contacts, Devices } from "./contacts.tsx";
import { Preferences } from "./preferences.tsx";
import { Received } from "./received.tsx";
import { recipientWords } from "./words.ts";

/** A recipient that was just created has fewer fields. */
type Row = Omit<Destinatar, "creatLa"> & Partial<Pick<Destinatar, "creatLa">>;

const numbersOf = (number: string) =>
  number.startsWith("1") ? { idno: number, idnp: null } : { idnp: number, idno: null };

const stateOf = ({ activ }: Row, { say }: Known) => (
  <StateBadge tone={activ ? "good" : "warning"}>
    {say(activ ? ["Activ", "Активен", "Active"] : ["Inactiv", "Неактивен", "Inactive"])}
  </StateBadge>
);

/** The filter for a text: a number of a person or firm, an address, or a part of the name. */
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
  const contacts = await canalContactsList(client, {
    query: { "filter[adresa]": adresa, size: 200 },
  });
  const ids = [...new Set(contacts.data.items.map(({ destinatarId }) => destinatarId))];
  if (ids.length === 0) return { data: [], headers: new Headers({ "x-total-count": "0" }) };
  return destinatarsList(client, { query: { ...asked, "filter[id][in]": ids.join(",") } });
}

/** The entries of a text that are neither a mail address nor a telephone number. */
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
    title: ["Registrul destinatarilor", "Реестр получателей", "Register of recipients"],
    one: ["Destinatar", "Получатель", "Recipient"],
    create: ["Destinatar nou", "Новый получатель", "New recipient"],
    add: ["Adaugă destinatarul", "Добавить получателя", "Add the recipient"],
    none: ["Registrul este gol", "Реестр пуст", "The register is empty"],
    noneText: [
      "Persoanele și firmele din registru se găsesc după număr, iar fiecare alege cum este contactată.",
      "Люди и организации реестра находятся по номеру, и каждый выбирает, как с ним связаться.",
      "People and organizations in the register are found by number, and each chooses how to be contacted.",
    ],
    remove: [
      (name: string) => `Ștergeți ${name} din registru?`,
      (name: string) => `Удалить из реестра: ${name}?`,
      (name: string) => `Delete ${name} from the register?`,
    ],
    removeText: [
      "Se șterg și contactele, preferințele, abonările și locul în grupuri; ce este pe drum se anulează. Nu se poate reveni.",
      "Удаляются и контакты, настройки уведомлений, подписки и места в группах; то, что в пути, отменяется. Вернуть нельзя.",
      "Their contacts, preferences, subscriptions and places in groups are deleted too; anything on its way is cancelled. This cannot be undone.",
    ],
  },
  nameOf: (row: Row) => row.nume,
  filters: [
    {
      name: "text",
      label: ["Nume, IDNP, IDNO sau adresă", "Имя, IDNP, IDNO или адрес", "Name, IDNP, IDNO or address"],
      query: textFilters,
    },
    {
      name: "activ",
      label: ["Starea", "Состояние", "State"],
      all: ["Toți", "Все", "All"],
      query: "filter[activ]",
      choices: { true: ["Activ", "Активен", "Active"], false: ["Inactiv", "Неактивен", "Inactive"] },
    },
  ],
  state: stateOf,
  fields: {
    nume: {
      label: ["Numele", "Имя", "Name"],
      input: "text",
      max: 255,
      required: ["Scrieți numele", "Введите имя", "Enter the name"],
      column: ["sorted"],
    },
    number: {
      label: ["IDNP sau IDNO", "IDNP или IDNO", "IDNP or IDNO"],
      input: "text",
      hint: ["13 cifre.", "13 цифр.", "13 digits."],
      required: true,
      rule: [
        /^\d{13}$/,
        [
          "IDNP-ul și IDNO-ul au 13 cifre",
          "В IDNP и IDNO 13 цифр",
          "The IDNP and the IDNO must have 13 digits",
        ],
      ],
      of: ({ idnp, idno }) => idnp ?? idno ?? "",
      column: ["wide"],
      isFact: true,
      show: ({ idnp, idno }) => idnp ?? idno ?? "",
    },
    limba: { ...langKey, column: ["wide"] },
    contacts: {
      label: ["Contacte", "Контакты", "Contacts"],
      input: "area",
      in: "new",
      hint: [
        "Adrese de e-mail și telefoane, câte unul pe rând. Se consideră confirmate.",
        "Адреса эл. почты и телефоны, по одному в строке. Считаются подтверждёнными.",
        "Email addresses and phone numbers, one per line. They count as confirmed.",
      ],
      rows: 3,
      of: () => "",
    },
    utilizatorLogin: {
      label: ["Contul", "Учётная запись", "Account"],
      column: ["wide"],
      isFact: true,
      show: ({ utilizatorLogin }, { say }) =>
        utilizatorLogin ?? say(["fără cont", "без учётной записи", "no account"]),
    },
    state: { label: ["Starea", "Состояние", "State"], column: [], show: stateOf },
    activ: {
      label: ["Primește notificări", "Получает уведомления", "Receives notifications"],
      input: "check",
      in: "edit",
      hint: [
        "Un destinatar inactiv rămâne în registru și nu mai primește nimic.",
        "Неактивный получатель остаётся в реестре и больше ничего не получает.",
        "An inactive recipient stays in the register and no longer receives anything.",
      ],
      initial: true,
    },
    creatLa: {
      label: ["În registru din", "В реестре с", "In the register since"],
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
          ? say([
              (texts: string) => `Nu este o adresă sau un telefon: ${texts}`,
              (texts: string) => `Это не адрес и не телефон: ${texts}`,
              (texts: string) => `Not an address or a phone number: ${texts}`,
            ])(refused.join(", "))
          : undefined,
    };
  },
  list: findRecipients,
  read: (id) => destinatarsRead(client, { path: { id: Number(id) } }),
  // If the number exists already, the recipient gets these contacts in addition.
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
          ? [
              (name: string) => `${name} a fost adăugat în registru`,
              (name: string) => `${name}: добавлено в реестр`,
              (name: string) => `${name} was added to the register`,
            ]
          : [
              (name: string) => `${name} era în registru și a fost actualizat`,
              (name: string) => `${name}: уже в реестре, данные обновлены`,
              (name: string) => `${name} was in the register and has been updated`,
            ],
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
    verb: ["Trimite o notificare", "Отправить уведомление", "Send a notification"],
    look: "primary",
    icon: "share",
    isShown: ({ activ }) => activ,
    href: ({ nume, idnp, idno }) =>
      `${paths.send}?${new URLSearchParams({ numar: idnp ?? idno ?? "", nume }).toString()}`,
  }),
  // Lets an account of the service see and change its own contacts and preferences.
  act(recipients, {
    name: "link",
    verb: ["Leagă un cont", "Связать учётную запись", "Link an account"],
    title: ["Leagă un cont", "Связать учётную запись", "Link an account"],
    icon: "link",
    isShown: ({ utilizatorLogin }) => utilizatorLogin === undefined,
    fields: {
      login: {
        label: [
          "Numele de utilizator al contului",
          "Имя пользователя учётной записи",
          "Username of the account",
        ],
        input: "text",
        hint: [
          "Persoana își vede și își schimbă singură contactele și preferințele cu acest cont.",
          "С этой учётной записью человек сам видит и меняет свои контакты и настройки уведомлений.",
          "With this account, the person sees and changes their own contacts and preferences.",
        ],
        required: ["Scrieți numele de utilizator", "Введите имя пользователя", "Enter the username"],
      },
    },
    run: async ({ row, values: { login }, known: { say } }) => {
      await provisionCreateLink(client, { body: { login, destinatarId: row.id } });
      return {
        said: say([
          (login: string) => `Contul ${login} a fost legat`,
          (login: string) => `Учётная запись ${login} связана`,
          (login: string) => `The account ${login} was linked`,
        ])(login),
      };
    },
  }),
  act(recipients, {
    name: "unlink",
    verb: ["Desface legătura cu contul", "Разорвать связь с учётной записью", "Unlink the account"],
    icon: "close",
    text: ({ utilizatorLogin = "" }, { say }) => (
      <>
        {say([
          (login: string) => `Desfaceți legătura cu contul ${login}?`,
          (login: string) => `Разорвать связь с учётной записью ${login}?`,
          (login: string) => `Unlink the account ${login}?`,
        ])(utilizatorLogin)}{" "}
        {say([
          "Contul nu își mai vede contactele și preferințele din registru. Contul rămâne.",
          "Учётная запись больше не видит свои контакты и настройки уведомлений. Сама она остаётся.",
          "The account no longer sees its contacts and preferences in the register. The account stays.",
        ])}
      </>
    ),
    isShown: ({ utilizatorLogin }) => utilizatorLogin !== undefined,
    run: async ({ row: { id, utilizatorLogin: login = "" }, known: { say } }) => {
      await provisionRemoveLink(client, { path: { id } });
      const undo = () => provisionCreateLink(client, { body: { login, destinatarId: id } });
      return {
        said: say([
          "Legătura cu contul a fost desfăcută",
          "Связь с учётной записью разорвана",
          "The account was unlinked",
        ]),
        undo,
      };
    },
  }),
];

const tabs = { contacte: Contacts, preferinte: Preferences, dispozitive: Devices, primite: Received };

/** What is known about a recipient besides the data. The tab is in the address. */
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
