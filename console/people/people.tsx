import { tenantUsersList, usersCreate } from "../../client/generated/documents/operations.ts";
import type { TenantUser } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { findOrganizations } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { type FilterQuery, type Known, orNull, record } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { StateBadge } from "../kit/states.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { authorityText, fullName } from "./person.ts";
import { peopleWords } from "./words.ts";

type Row = Pick<
  TenantUser,
  "id" | "login" | "firstName" | "lastName" | "email" | "activated" | "authorities" | "organizatie"
>;

const isOfService = ({ more }: Known<{ isService: boolean }>): boolean => more.isService;

/** A mail address is looked for as one, two words are a name and a surname; else a part of the chosen field. */
function textFilters(text: string, raw: RawSearch): FilterQuery {
  if (text.includes("@")) return { "filter[email][contains]": text };
  const [first = "", second] = text.split(/\s+/, 2);
  const chosen = textIn(raw, "camp");
  const field = ["firstName", "login", "email"].find((one) => one === chosen) ?? "lastName";
  return second === undefined || second === ""
    ? { [`filter[${field}][contains]`]: first }
    : { "filter[firstName][contains]": first, "filter[lastName][contains]": second };
}

/** The accounts of documents. A new one has no password: the person chooses one by the key in the mail. */
export const people = record({
  key: ["documents", "people"],
  path: "/app/persoane",
  icon: "people",
  texts: {
    title: { ro: "Persoane", ru: "Люди" },
    one: { ro: "Persoană", ru: "Человек" },
    create: { ro: "Invită o persoană", ru: "Пригласить человека" },
    add: { ro: "Trimite invitația", ru: "Отправить приглашение" },
    none: { ro: "Nicio persoană încă", ru: "Людей пока нет" },
    noneText: {
      ro: "Invitați prima persoană: primește prin e-mail o cheie cu care își alege parola.",
      ru: "Пригласите первого человека: он получит по почте ключ и выберет пароль.",
    },
  },
  nameOf: (row: Row) => fullName(row),
  idOf: ({ login }: Row) => login,
  useMore: (_rows: readonly Row[]) => ({ isService: useIsServiceAdministrator() }),
  filters: [
    { name: "text", label: { ro: "Caută", ru: "Поиск" }, query: textFilters },
    {
      name: "camp",
      label: { ro: "Caută în", ru: "Искать в поле" },
      all: { ro: "Nume de familie", ru: "Фамилия" },
      choices: {
        firstName: { ro: "Prenume", ru: "Имя" },
        login: { ro: "Nume de utilizator", ru: "Имя пользователя" },
        email: { ro: "E-mail", ru: "Эл. почта" },
      },
      query: () => ({}),
    },
    {
      name: "rol",
      label: { ro: "Rol", ru: "Роль" },
      query: "filter[authorities]",
      choices: {
        ROLE_ADMIN: { ro: "Administrator", ru: "Администратор" },
        ROLE_OPERATOR: { ro: "Operator", ru: "Оператор" },
        ROLE_STAFF: { ro: "Funcționar", ru: "Служащий" },
      },
    },
    {
      name: "activ",
      label: { ro: "Stare", ru: "Состояние" },
      query: "filter[activated]",
      choices: { true: { ro: "Activ", ru: "Активен" }, false: { ro: "Dezactivat", ru: "Отключён" } },
    },
    {
      name: "organizatie",
      label: { ro: "Organizație", ru: "Организация" },
      query: "filter[organizatieId]",
      Chosen: ChosenOrganization,
      all: { ro: "Toate organizațiile", ru: "Все организации" },
    },
  ],
  fields: {
    lastName: { label: { ro: "Nume", ru: "Имя" }, column: ["name", "sorted"], show: fullName },
    email: {
      label: { ro: "E-mail", ru: "Эл. почта" },
      input: "email",
      hint: {
        ro: "Persoana primește la această adresă o cheie cu care își alege parola.",
        ru: "На этот адрес придёт ключ, с которым человек выберет пароль.",
      },
      required: true,
      rule: [
        /^\S+@\S+$/,
        {
          ro: "Scrieți o adresă de e-mail, ca ana@exemplu.md",
          ru: "Введите адрес эл. почты, например ana@exemplu.md",
        },
      ],
      column: ["sorted", "wide"],
    },
    login: {
      label: { ro: "Nume de utilizator", ru: "Имя пользователя" },
      input: "text",
      hint: {
        ro: "Litere latine, cifre și . _ @ + -. Nu se mai schimbă după creare.",
        ru: "Латинские буквы, цифры и . _ @ + -. После создания не меняется.",
      },
      required: true,
      rule: [
        /^[A-Za-z0-9._@+-]{1,100}$/,
        {
          ro: "Scrieți numele de utilizator: litere latine, cifre și . _ @ + -",
          ru: "Введите имя пользователя: латинские буквы, цифры и . _ @ + -",
        },
      ],
      column: ["sorted", "wide"],
    },
    firstName: { label: { ro: "Prenume", ru: "Имя" }, input: "text", max: 50 },
    familyName: { label: { ro: "Nume de familie", ru: "Фамилия" }, input: "text", max: 50 },
    langKey: {
      label: { ro: "Limba mesajelor", ru: "Язык сообщений" },
      input: "choice",
      choices: { ro: { ro: "română", ru: "румынский" }, ru: { ro: "rusă", ru: "русский" } },
    },
    organizatie: {
      label: { ro: "Organizație", ru: "Организация" },
      isShown: isOfService,
      input: "record",
      hint: {
        ro: "Fără organizație, persoana vede doar ce îi aparține sau i s-a partajat.",
        ru: "Без организации человек видит только своё и то, чем с ним поделились.",
      },
      search: findOrganizations,
      column: ["wide"],
      show: ({ organizatie }) => organizatie?.denumire,
    },
    isAdmin: {
      label: { ro: "Administrator", ru: "Администратор" },
      input: "check",
      hint: {
        ro: "Administrează persoanele, containerele și documentele organizației.",
        ru: "Управляет людьми, контейнерами и документами организации.",
      },
    },
    hasSecret: {
      label: { ro: "Poate vedea documente secrete", ru: "Может видеть секретные документы" },
      input: "check",
      isShown: isOfService,
    },
    authorities: {
      label: { ro: "Rol", ru: "Роль" },
      column: ["wide"],
      show: ({ authorities }, { formats, language }) =>
        formats.list(authorities.map((name) => authorityText(name, language))),
    },
    activated: {
      label: { ro: "Stare", ru: "Состояние" },
      column: [],
      show: ({ activated }, { say }) => (
        <StateBadge tone={activated ? "good" : "bad"}>
          {say(activated ? { ro: "Activ", ru: "Активен" } : { ro: "Dezactivat", ru: "Отключён" })}
        </StateBadge>
      ),
    },
  },
  wrong: ({ isAdmin, organizatie }, { more, say }) => ({
    organizatie:
      more.isService && isAdmin && !organizatie
        ? say({ ro: "Un administrator are nevoie de o organizație", ru: "Администратору нужна организация" })
        : undefined,
  }),
  list: (query) => tenantUsersList(client, { query }),
  create: async ({ familyName, organizatie, isAdmin, hasSecret, ...values }, { more, say }) => {
    const { data } = await usersCreate(client, {
      body: {
        ...orNull({ ...values, lastName: familyName }, "firstName", "lastName"),
        authorities: isAdmin ? ["ROLE_USER", "ROLE_ADMIN"] : ["ROLE_USER"],
        ...(organizatie && { organizatieId: Number(organizatie.id) }),
        ...(more.isService && { hasSecret }),
      },
    });
    return {
      data,
      said: say({
        ro: (email: string) => `Invitația a plecat la ${email}`,
        ru: (email) => `Приглашение отправлено на ${email}`,
      })(data.email),
    };
  },
});

function ChosenOrganization({ id }: { id: number }) {
  const text = useWords(peopleWords);
  const name = useNames("organizations", useIsServiceAdministrator() ? [id] : [])(id);
  return <>{text.onlyOrganization(name ?? text.thisOrganization)}.</>;
}

export const list = listScreen(people);
