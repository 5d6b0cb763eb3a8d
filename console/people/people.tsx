import { tenantUsersList, usersCreate } from "../../client/generated/documents/operations.ts";
import type { TenantUser } from "../../client/generated/documents/types.ts";
import { accountName } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { isComing } from "../api/found.ts";
import { useNames, useNamesById } from "../api/names.ts";
import { email } from "../api/register/common-fields.ts";
import { type FilterQuery, type Known, orNull, record } from "../api/register/kind.ts";
import { organization } from "../api/register/organization-field.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { StateBadge } from "../kit/states.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { authorityTexts, langKey } from "./person.ts";
import { peopleWords } from "./words.ts";

type Row = Pick<
  TenantUser,
  "id" | "login" | "firstName" | "lastName" | "email" | "activated" | "authorities" | "organizatie" | "rolIds"
>;

const isOfService = ({ more }: Known<{ isService: boolean }>): boolean => more.isService;

/** The filter for a text: a mail address, a name and a surname if it has two words, else a part of the chosen field. */
function textFilters(text: string, raw: RawSearch): FilterQuery {
  if (text.includes("@")) return { "filter[email][contains]": text };
  const [first = "", second] = text.split(/\s+/, 2);
  const chosen = textIn(raw, "camp");
  const field = ["firstName", "login", "email"].find((one) => one === chosen) ?? "lastName";
  return second === undefined || second === ""
    ? { [`filter[${field}][contains]`]: first }
    : { "filter[firstName][contains]": first, "filter[lastName][contains]": second };
}

/** A single word may be of either name, and one with a point is the login. */
const textEverywhere = (text: string): readonly FilterQuery[] => {
  if (/[@\s]/.test(text)) return [textFilters(text, {})];
  const fields = text.includes(".") ? ["login"] : ["lastName", "firstName"];
  return fields.map((camp) => textFilters(text, { camp }));
};

const { ROLE_ADMIN, ROLE_OPERATOR, ROLE_STAFF } = peopleWords.authorities;

/** The accounts of documents. A new one has no password: the person chooses one with the key in the mail. */
export const people = record({
  key: ["documents", "people"],
  path: "/app/persoane",
  icon: "people",
  texts: {
    title: ["Persoane", "Люди", "People"],
    create: ["Invită o persoană", "Пригласить человека", "Invite a person"],
    add: ["Trimite invitația", "Отправить приглашение", "Send the invitation"],
    none: ["Nicio persoană încă", "Людей пока нет", "No people yet"],
    noneText: [
      "Invitați prima persoană: primește prin e-mail o cheie cu care își alege parola.",
      "Пригласите первого человека: он получит по почте ключ и выберет пароль.",
      "Invite the first person: they receive a key by email and use it to choose a password.",
    ],
  },
  nameOf: (row: Row) => accountName(row),
  idOf: ({ login }: Row) => login,
  useMore(rows: readonly Row[]) {
    const roles = useNamesById(
      "roles",
      rows.flatMap(({ rolIds = [] }) => rolIds),
    );
    return { isService: useIsServiceAdministrator(), roles, isLoading: isComing(roles) };
  },
  filters: [
    { name: "text", label: ["Caută", "Поиск", "Search"], query: textFilters, everywhere: textEverywhere },
    {
      name: "camp",
      label: ["Caută în", "Искать в поле", "Search in"],
      all: ["Nume de familie", "Фамилия", "Last name"],
      choices: {
        firstName: ["Prenume", "Имя", "First name"],
        login: ["Nume de utilizator", "Имя пользователя", "Username"],
        email: ["E-mail", "Эл. почта", "Email"],
      },
      query: () => ({}),
    },
    {
      name: "rol",
      label: ["Rol", "Роль", "Role"],
      query: "filter[authorities]",
      choices: { ROLE_ADMIN, ROLE_OPERATOR, ROLE_STAFF },
    },
    {
      name: "activ",
      label: ["Stare", "Состояние", "State"],
      query: "filter[activated]",
      choices: { true: ["Activ", "Активен", "Active"], false: ["Dezactivat", "Отключён", "Deactivated"] },
    },
    {
      name: "organizatie",
      label: ["Organizație", "Организация", "Organization"],
      query: "filter[organizatieId]",
      Chosen: ChosenOrganization,
      all: ["Toate organizațiile", "Все организации", "All organizations"],
    },
  ],
  fields: {
    lastName: { label: ["Nume", "Имя", "Name"], column: ["name", "sorted"], show: accountName },
    email: {
      ...email,
      hint: [
        "Persoana primește la această adresă o cheie cu care își alege parola.",
        "На этот адрес придёт ключ, с которым человек выберет пароль.",
        "The person receives a key at this address and uses it to choose a password.",
      ],
      required: true,
      column: ["sorted", "wide"],
    } as const,
    login: {
      label: ["Nume de utilizator", "Имя пользователя", "Username"],
      input: "text",
      hint: [
        "Litere latine, cifre și . _ @ + -. Nu se mai schimbă după creare.",
        "Латинские буквы, цифры и . _ @ + -. После создания не меняется.",
        "Latin letters, digits and . _ @ + -. Cannot be changed later.",
      ],
      required: true,
      rule: [
        /^[A-Za-z0-9._@+-]{1,100}$/,
        [
          "Scrieți numele de utilizator: litere latine, cifre și . _ @ + -",
          "Введите имя пользователя: латинские буквы, цифры и . _ @ + -",
          "Enter the username: Latin letters, digits and . _ @ + -",
        ],
      ],
      column: ["sorted", "wide"],
    },
    firstName: { label: ["Prenume", "Имя", "First name"], input: "text", max: 50 },
    familyName: { label: ["Nume de familie", "Фамилия", "Last name"], input: "text", max: 50 },
    langKey,
    organizatie: {
      ...organization,
      isShown: isOfService,
      hint: [
        "Fără organizație, persoana vede doar ce îi aparține sau i s-a partajat.",
        "Без организации человек видит только своё и то, чем с ним поделились.",
        "Without an organization, the person sees only what belongs to them or was shared with them.",
      ] as const,
      column: ["wide"],
      show: ({ organizatie }) => organizatie?.denumire,
    },
    isAdmin: {
      label: ["Administrator", "Администратор", "Administrator"],
      input: "check",
      hint: [
        "Administrează persoanele, containerele și documentele organizației.",
        "Управляет людьми, контейнерами и документами организации.",
        "Manages the people, containers and documents of the organization.",
      ],
    },
    hasSecret: {
      label: [
        "Poate vedea documente secrete",
        "Может видеть секретные документы",
        "Can see secret documents",
      ],
      input: "check",
      isShown: isOfService,
    },
    authorities: {
      label: ["Rol", "Роль", "Role"],
      column: ["wide"],
      show: ({ authorities, rolIds = [] }, { formats, language, more }) =>
        formats.list([
          ...rolIds.flatMap((id) => more.roles.get(id) ?? []),
          ...authorityTexts(authorities, language),
        ]),
    },
    activated: {
      label: ["Stare", "Состояние", "State"],
      column: [],
      show: ({ activated }, { say }) => (
        <StateBadge tone={activated ? "good" : "bad"}>
          {say(activated ? ["Activ", "Активен", "Active"] : ["Dezactivat", "Отключён", "Deactivated"])}
        </StateBadge>
      ),
    },
  },
  wrong: ({ isAdmin, organizatie }, { more, say }) => ({
    organizatie:
      more.isService && isAdmin && !organizatie
        ? say([
            "Un administrator are nevoie de o organizație",
            "Администратору нужна организация",
            "An administrator needs an organization",
          ])
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
      said: say([
        (email: string) => `Invitația a plecat la ${email}`,
        (email: string) => `Приглашение отправлено на ${email}`,
        (email: string) => `The invitation was sent to ${email}`,
      ])(data.email),
    };
  },
});

function ChosenOrganization({ id }: { id: number }) {
  const text = useWords(peopleWords);
  const name = useNames("organizations", useIsServiceAdministrator() ? [id] : [])(id);
  return <>{text.onlyOrganization(name ?? text.thisOrganization)}.</>;
}

export const list = listScreen(people);
