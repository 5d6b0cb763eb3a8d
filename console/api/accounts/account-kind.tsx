import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { langKey } from "../register/common-fields.ts";
import { act, type Known, orNull, record, type Said } from "../register/kind.ts";
import { listScreen } from "../register/record-list.tsx";
import { recordScreen } from "../register/record-page.tsx";
import { factorReset } from "./factor-reset.ts";
import { accountHistory } from "./account-history.ts";
import { AccountState, accountChanged, accountCreated, rolesText, useOwnAccount } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";
import type { Language } from "../../words/language.ts";
import { wordsIn } from "../../words/words.ts";

const login = ["Utilizatorul", "Имя пользователя", "Username"] as const;

/** The screens of the accounts that a service keeps itself. `Sections` belong to its area. */
export function accountScreens(accounts: Accounts, Sections: ComponentType) {
  const kind = accountKind(accounts, Sections);
  const { requestReset } = accounts;
  const reset = act(kind, {
    name: "reset",
    verb: [
      "Trimite un mesaj pentru o parolă nouă",
      "Отправить письмо для нового пароля",
      "Send a message for a new password",
    ],
    answer: ["Trimite mesajul", "Отправить письмо", "Send the message"],
    text: ({ email }, { say }) =>
      say([
        (email: string) =>
          `Persoana primește la ${email} o legătură cu care își alege parola. Cea de acum rămâne până atunci.`,
        (email: string) =>
          `Человек получит на ${email} ссылку, по которой выберет пароль. Нынешний действует до тех пор.`,
        (email: string) =>
          `The person gets a link at ${email} to choose a password. The current one works until then.`,
      ])(email),
    isShown: (row, { more }) => requestReset !== undefined && row.activated && isReached(row, more),
    run: requestReset && (({ id }) => requestReset(id)),
    said: ["Mesajul a fost trimis", "Письмо отправлено", "The message was sent"],
  });
  const factors = act(kind, {
    ...factorReset,
    isShown: (row, { more }) => row.secondFactor === true && isReached(row, more),
    run: ({ id }) => accounts.revokeFactors(id),
  });
  return { list: listScreen(kind), page: recordScreen(kind, { acts: [reset, factors] }) };
}

interface More {
  own: AccountRow | undefined;
  organization: { id: string; label: string } | undefined;
}

/** An administrator of an organization cannot change an account with wider rights. */
const isReached = ({ adminServiciu }: AccountRow, { own }: More): boolean =>
  own !== undefined && (!adminServiciu || own.adminServiciu);

function useOrganization({ service, organizations }: Accounts, id: number | undefined) {
  const found = useQuery({
    queryKey: [service, "organizations", "option", id],
    queryFn: () => organizations?.read(id ?? 0) ?? null,
    enabled: organizations !== undefined && id !== undefined,
  });
  return found.data ?? undefined;
}

const texts = {
  title: ["Utilizatori", "Пользователи", "Users"],
  back: ["Toți utilizatorii", "Все пользователи", "All users"],
  create: ["Adaugă un utilizator", "Добавить пользователя", "Add a user"],
  created: [
    (name: string) => `Utilizatorul „${name}” a fost adăugat`,
    (name: string) => `Пользователь «${name}» добавлен`,
    (name: string) => `The user ‘${name}’ was added`,
  ],
  none: ["Niciun utilizator încă", "Пользователей пока нет", "No users yet"],
  noneText: [
    "Conturile acestui serviciu sunt separate de ale celorlalte.",
    "Учётные записи этого сервиса отделены от остальных.",
    "The accounts of this service are separate from those of the others.",
  ],
  remove: [
    (name: string) => `Șterge utilizatorul ${name}`,
    (name: string) => `Удалить пользователя ${name}`,
    (name: string) => `Delete the user ${name}`,
  ],
  removeText: [
    "Contul dispare și nu se mai poate intra cu el. Ultimul administrator al serviciului nu se poate șterge.",
    "Учётная запись исчезнет, войти с ней будет нельзя. Последнего администратора сервиса удалить нельзя.",
    "The account disappears and nobody can sign in with it any more. The last service administrator cannot be deleted.",
  ],
  removed: [
    (name: string) => `Utilizatorul „${name}” a fost șters`,
    (name: string) => `Пользователь «${name}» удалён`,
    (name: string) => `The user ‘${name}’ was deleted`,
  ],
} as const;

const filters = [
  {
    name: "text",
    label: ["Caută după utilizator", "Поиск по имени пользователя", "Search by username"],
    query: "filter[login][contains]",
  },
  {
    name: "activ",
    label: ["Starea", "Состояние", "State"],
    all: ["Toți", "Все", "All"],
    query: "filter[activated]",
    choices: { true: ["Activ", "Активен", "Active"], false: ["Dezactivat", "Отключён", "Deactivated"] },
  },
] as const;

const MAILED_PASSWORD: Said = [
  "Lăsați gol ca persoana să primească un mesaj cu care și-o alege.",
  "Оставьте пустым, чтобы человек получил письмо и выбрал его сам.",
  "Leave empty and the person gets a message to choose it.",
];
const CHOSEN_PASSWORD: Said = [
  "Între 8 și 100 de caractere. I-o spuneți persoanei, care o schimbă după prima intrare.",
  "От 8 до 100 знаков. Сообщите его человеку, он сменит его после первого входа.",
  "Between 8 and 100 characters. Give it to the person, who changes it after the first sign-in.",
];

/** Where the service sends mail, people choose the password themselves. */
const passwordOf = (isMailed: boolean) =>
  ({
    label: accountWords.password,
    input: "password",
    hint: [
      "Lăsați gol pentru a o păstra pe cea curentă. Una nouă încheie toate sesiunile.",
      "Оставьте пустым, чтобы остался нынешний. Новый завершает все сеансы.",
      "Leave empty to keep the current one. A new one ends all sessions.",
    ],
    newHint: isMailed ? MAILED_PASSWORD : CHOSEN_PASSWORD,
    autoComplete: "new-password",
    requiredIn: "new",
    required: isMailed ? undefined : true,
  }) as const;

const ofPerson = {
  name: { label: accountWords.name, column: [], show: accountName },
  login: {
    label: login,
    input: "text",
    in: "new",
    hint: [
      "Nu se mai schimbă după creare.",
      "После создания не меняется.",
      "Cannot be changed once created.",
    ],
    required: true,
    max: 100,
    autoComplete: "off",
    column: ["sorted", "wide"],
    isFact: true,
  },
  firstName: { label: accountWords.firstName, input: "text", max: 50 },
  lastName: { label: accountWords.lastName, input: "text", max: 50 },
  email: {
    label: accountWords.email,
    input: "email",
    required: true,
    column: ["sorted", "wide"],
    isFact: true,
  },
} as const;

const ofAccount = {
  activated: {
    label: accountWords.activated,
    hint: [
      "Dezactivarea încheie îndată toate sesiunile.",
      "Отключение сразу завершает все сеансы.",
      "Deactivation ends all sessions immediately.",
    ],
    input: "check",
    initial: true,
    in: "edit",
  },
  created: { ...accountCreated, label: ["Creat", "Создан", "Created"] },
  changed: { ...accountChanged, label: ["Modificat ultima dată", "Изменён в последний раз", "Last changed"] },
} as const;

const roles = {
  label: accountWords.roles,
  column: ["wide"],
  isFact: true,
  show: (row: AccountRow, { language, formats }: Known) =>
    rolesText(row, wordsIn(accountWords, language), formats),
} as const;

const subject = {
  label: accountWords.subject,
  input: "text",
  hint: [
    "Adresa sistemului de autentificare, #, identificatorul persoanei. Cu ea intră fără parolă.",
    "Адрес системы входа, #, идентификатор лица. С ним вход без пароля.",
    "Address of the sign-in system, #, identifier of the person. They sign in with it without a password.",
  ],
  isFact: true,
} as const;

const adminServiciu = {
  label: accountWords.serviceAdmin,
  input: "check",
} as const;

const accountKind = (accounts: Accounts, Sections: ComponentType) =>
  record({
    key: accountsKey(accounts),
    path: accounts.path,
    icon: "people",
    Sections,
    texts,
    nameOf: (row: AccountRow) => accountName(row),
    idOf: ({ login }: AccountRow) => login,
    useMore: (rows: readonly AccountRow[]): More => ({
      own: useOwnAccount(accounts),
      organization: useOrganization(accounts, rows[0]?.organizatieId),
    }),
    isKnown: ({ organizatieId }, { more }) =>
      more.own !== undefined &&
      (organizatieId === undefined || !accounts.organizations || more.organization !== undefined),
    mayEdit: (row, { more }) => isReached(row, more),
    filters,
    state: ({ activated }) => <AccountState activated={activated} />,
    fields: {
      ...ofPerson,
      password: passwordOf(accounts.requestReset !== undefined),
      roles,
      organization: {
        label: accountWords.organization,
        isShown: () => accounts.organizations !== undefined,
        isFact: true,
        show: ({ organizatieId }, { more }) => more.organization?.label ?? (organizatieId ? "…" : undefined),
      },
      langKey,
      organizatieId: {
        label: accountWords.organization,
        input: "record",
        search: accounts.organizations?.search ?? (() => Promise.resolve([])),
        isShown: ({ more }) => (more.own?.adminServiciu ?? false) && accounts.organizations !== undefined,
        of: (_row, { more }) => more.organization,
      },
      subject: {
        ...subject,
        isShown: ({ more }) => (more.own?.adminServiciu ?? false) && accounts.hasSubjects === true,
      },
      authorities: {
        label: accountWords.roles,
        input: "several",
        choices: Object.fromEntries(accounts.roles.map((role) => [role, accountWords.role[role]])),
        initial: ["ROLE_USER"],
      },
      adminServiciu: { ...adminServiciu, isShown: ({ more }) => more.own?.adminServiciu ?? false },
      ...ofAccount,
    },
    unasked: (_values, { more }, isNew) => (isNew || more.own?.adminServiciu ? [] : ["email", "password"]),
    list: (query) => accounts.list(query),
    read: (login) => accounts.read(login),
    create: (values, { more }) => accounts.create(bodyOf(accounts, values, more)),
    change: (login, values, { etag, before, known }) =>
      accounts.replace(login, bodyOf(accounts, { ...values, login }, known.more, before), etag),
    remove: accounts.remove,
    mayRemove: (row, { more }) => isReached(row, more) && more.own?.login !== row.login,
    isRemovalApproved: accounts.isRemovalApproved,
    history: accountHistory(accounts.changes),
  });

interface AccountValues {
  login: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  langKey: Language;
  activated: boolean;
  adminServiciu: boolean;
  authorities: readonly string[];
  organizatieId: { id: string } | undefined;
  subject: string;
}

/** Keeps the roles that the form does not show. Only a service administrator sets the last three fields. */
function bodyOf(accounts: Accounts, values: AccountValues, { own }: More, before?: AccountRow) {
  const { password, adminServiciu, organizatieId, subject, authorities, ...rest } = values;
  const others = before?.authorities.filter((name) => !accounts.roles.some((role) => role === name)) ?? [];
  return {
    ...orNull(rest, "firstName", "lastName"),
    ...(password && { password }),
    imageUrl: before?.imageUrl || null,
    authorities: [...authorities, ...others],
    ...(own?.adminServiciu && {
      adminServiciu,
      ...(accounts.organizations && { organizatieId: organizatieId ? Number(organizatieId.id) : null }),
      ...(accounts.hasSubjects && { subject: subject || null }),
    }),
  };
}
