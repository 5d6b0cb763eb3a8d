import {
  adminRecordsListChanges,
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  usersRequestReset,
  usersRevokeFactors,
} from "../../../client/generated/notifications/operations.ts";
import type { User } from "../../../client/generated/notifications/types.ts";
import { accountHistory } from "../../api/accounts/account-history.ts";
import { accountChanged, accountCreated } from "../../api/accounts/account-parts.tsx";
import { accountName } from "../../api/accounts/account.ts";
import { factorReset } from "../../api/accounts/factor-reset.ts";
import { accountWords } from "../../api/accounts/words.ts";
import { client } from "../../api/client.ts";
import { langKey } from "../../api/register/common-fields.ts";
import { type Known, type Properties, type ValuesOf, act, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { Link } from "../../kit/button.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { paths } from "../common/notice-sections.tsx";
import { channelKind, sistemId as systemOfRecord } from "../common/records.tsx";
import { type Systems, useSystems } from "../common/systems.ts";

const roles = {
  admin: ["administrator al serviciului", "администратор сервиса", "service administrator"],
  operator: ["operator al unui sistem", "оператор системы", "operator of a system"],
  user: ["destinatar", "получатель", "recipient"],
} as const;

type Role = keyof typeof roles;

/** The technical roles of a role. */
const authoritiesOf: Record<Role, readonly string[]> = {
  admin: ["ROLE_USER", "ROLE_ADMIN"],
  operator: ["ROLE_USER", "ROLE_OPERATOR"],
  user: ["ROLE_USER"],
};

function roleOf({ authorities, adminServiciu }: User): Role {
  if (adminServiciu || authorities.includes("ROLE_ADMIN")) return "admin";
  return authorities.includes("ROLE_OPERATOR") ? "operator" : "user";
}

interface More extends Systems {
  own: string;
}

const stateOf = ({ activated }: User, { say }: Known) => (
  <StateBadge tone={activated ? "good" : "warning"}>
    {say(activated ? ["activ", "действует", "active"] : ["dezactivat", "отключена", "deactivated"])}
  </StateBadge>
);

const fields = {
  login: {
    label: ["Numele de utilizator", "Имя пользователя", "Username"],
    input: "text",
    in: "new",
    hint: ["Nu se mai schimbă.", "Потом не меняется.", "This cannot be changed later."],
    autoComplete: "off",
    max: 100,
    required: true,
    rule: [
      /^[A-Za-z0-9._@+-]{1,100}$/,
      [
        "Scrieți un nume din litere latine, cifre și . _ @ + -",
        "Введите имя из латинских букв, цифр и . _ @ + -",
        "Enter a name made of Latin letters, digits and . _ @ + -",
      ],
    ],
    column: ["sorted"],
    isFact: true,
  },
  firstName: { label: ["Prenumele", "Имя", "First name"], input: "text", max: 50 },
  lastName: { label: ["Numele", "Фамилия", "Last name"], input: "text", max: 50 },
  name: { label: ["Numele", "Имя", "Name"], column: ["wide"], show: accountName },
  email: {
    label: ["Adresa de e-mail", "Адрес эл. почты", "Email address"],
    input: "email",
    newHint: [
      "Persoana primește un mesaj și își alege parola.",
      "Человек получит письмо и выберет пароль.",
      "The person receives a message and chooses their own password.",
    ],
    max: 254,
    required: true,
    rule: [
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      ["Scrieți o adresă de e-mail", "Введите адрес эл. почты", "Enter an email address"],
    ],
    isFact: true,
  },
  langKey: { ...langKey, label: ["Limba", "Язык", "Language"] },
  role: {
    label: ["Rolul", "Роль", "Role"],
    input: "radio",
    initial: "operator",
    choices: roles,
    hints: {
      admin: [
        "Vede și schimbă tot ce ține de notificări.",
        "Видит и меняет всё, что касается уведомлений.",
        "Sees and changes everything about notifications.",
      ],
      operator: [
        "Trimite și ține grupurile unui singur sistem.",
        "Отправляет и ведёт группы одной системы.",
        "Sends for one system and manages its groups.",
      ],
      user: [
        "Își vede și își schimbă contactele și preferințele.",
        "Видит и меняет свои контакты и настройки уведомлений.",
        "Sees and changes their own contacts and preferences.",
      ],
    },
    of: (row) => roleOf(row),
    column: ["wide"],
    isFact: true,
    show: (row, { say, more }) =>
      [say(roles[roleOf(row)]), row.sistemId !== undefined && more.nameOf(row.sistemId)]
        .filter(Boolean)
        .join(", "),
    fact: (row, { say }) => say(roles[roleOf(row)]),
  },
  address: {
    label: ["Adresa de e-mail", "Адрес эл. почты", "Email address"],
    column: ["wide"],
    show: ({ email }) => email,
  },
  sistemId: {
    label: ["Sistemul operatorului", "Система оператора", "Operator's system"],
    input: "options",
    required: [
      "Un operator lucrează pentru un sistem; alegeți-l",
      "Оператор работает для системы; выберите её",
      "An operator works for a system; choose it",
    ],
    options: systemOfRecord.options,
    of: ({ sistemId = "" }) => String(sistemId),
    fact: ({ sistemId }, { more }) =>
      sistemId === undefined ? undefined : (
        <Link href={`${paths.systems}/sisteme/${sistemId}`}>{more.nameOf(sistemId)}</Link>
      ),
  },
  state: { label: ["Starea", "Состояние", "State"], column: [], show: stateOf },
  activated: {
    label: ["Contul este activ", "Учётная запись действует", "The account is active"],
    input: "check",
    in: "edit",
    hint: [
      "Un cont dezactivat nu mai intră, iar sesiunile lui se încheie îndată.",
      "Отключённая запись не входит, а её сеансы сразу завершаются.",
      "A deactivated account can no longer sign in, and its sessions end immediately.",
    ],
    initial: true,
  },
  created: { ...accountCreated, label: ["Creat", "Создана", "Created"] },
  changed: { ...accountChanged, label: ["Modificat", "Изменена", "Changed"] },
} as const satisfies Properties<User, More>;

const accounts = record({
  ...channelKind("accounts"),
  icon: "person",
  texts: {
    title: ["Conturile serviciului", "Учётные записи сервиса", "Service accounts"],
    one: ["Cont", "Учётная запись", "Account"],
    create: ["Cont nou", "Новая учётная запись", "New account"],
    add: ["Adaugă contul", "Добавить учётную запись", "Add the account"],
    created: [
      (login: string) => `Contul ${login} a fost adăugat`,
      (login: string) => `Учётная запись ${login} добавлена`,
      (login: string) => `The account ${login} was added`,
    ],
    none: ["Niciun cont", "Учётных записей нет", "No accounts"],
    remove: accountWords.removeTitle,
    removeText: [
      "Persoana nu mai intră. Ce a trimis rămâne, cu numele ei de utilizator.",
      "Человек больше не войдёт. Отправленное им останется с его именем пользователя.",
      "The person can no longer sign in. What they sent stays, with their username.",
    ],
    removed: [
      (_name: string, login: string) => `Contul ${login} a fost șters`,
      (_name: string, login: string) => `Учётная запись ${login} удалена`,
      (_name: string, login: string) => `The account ${login} was deleted`,
    ],
  },
  nameOf: (row: User) => accountName(row),
  idOf: ({ login }: User) => login,
  useMore: (_rows: readonly User[]): More => ({ ...useSystems(), own: usePerson().id }),
  filters: [
    {
      name: "text",
      label: ["Numele de utilizator", "Имя пользователя", "Username"],
      query: "filter[login][contains]",
    },
    {
      name: "rol",
      label: ["Rolul", "Роль", "Role"],
      all: ["Toate rolurile", "Все роли", "All roles"],
      choices: { admin: roles.admin, operator: roles.operator },
      query: (role) => ({ "filter[authorities]": role === "admin" ? "ROLE_ADMIN" : "ROLE_OPERATOR" }),
    },
  ],
  state: stateOf,
  fields,
  isSparse: true,
  unasked: ({ role }) => (role === "operator" ? [] : ["sistemId"]),
  list: (query) => usersList(client, { query }),
  read: (login) => usersRead(client, { path: { login } }),
  create: (values) => usersCreate(client, { body: bodyOf(values) }),
  change: (login, values, { etag, before }) =>
    usersReplace(client, { path: { login }, body: bodyOf(values, before), ifMatch: etag }),
  remove: (login, ifMatch) => usersRemove(client, { path: { login }, ifMatch }),
  mayRemove: ({ login }, { more }) => login !== more.own,
  isRemovalApproved: true,
  history: accountHistory(adminRecordsListChanges),
});

/** Technical roles and the picture, which the form does not show, stay as they were. */
function bodyOf({ role, sistemId, ...values }: ValuesOf<typeof fields>, before?: User) {
  const shown = new Set(Object.values(authoritiesOf).flat());
  const others = before?.authorities.filter((authority) => !shown.has(authority)) ?? [];
  return {
    ...values,
    authorities: [...authoritiesOf[role], ...others],
    adminServiciu: role === "admin",
    sistemId: role === "operator" ? Number(sistemId) : null,
    ...(before?.imageUrl && { imageUrl: before.imageUrl }),
  };
}

const reset = act(accounts, {
  name: "reset",
  verb: [
    "Trimite mesajul pentru o parolă nouă",
    "Отправить письмо для нового пароля",
    "Send the message for a new password",
  ],
  icon: "lock",
  title: [
    (login: string) => `Trimiteți contului ${login} mesajul pentru o parolă nouă?`,
    (login: string) => `Отправить ${login} письмо для нового пароля?`,
    (login: string) => `Send the account ${login} the message for a new password?`,
  ],
  text: [
    "Mesajul merge la adresa contului. Parola de acum rămâne până ce persoana alege alta.",
    "Письмо уйдёт на адрес учётной записи. Нынешний пароль действует, пока не выбран новый.",
    "The message goes to the address of the account. The current password works until the person chooses another.",
  ],
  isShown: ({ activated }) => activated,
  run: ({ id }) => usersRequestReset(client, { path: { login: id } }),
  said: [
    "Mesajul pentru o parolă nouă a plecat",
    "Письмо для нового пароля отправлено",
    "The message for a new password was sent",
  ],
});

const factors = act(accounts, {
  ...factorReset,
  isShown: ({ secondFactor }) => secondFactor === true,
  run: ({ id }) => usersRevokeFactors(client, { path: { login: id } }),
});

export const list = listScreen(accounts);
export const page = recordScreen(accounts, { acts: [reset, factors] });
