import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { act, type Known, orNull, record } from "../register/kind.ts";
import { listScreen } from "../register/record-list.tsx";
import { recordScreen } from "../register/record-page.tsx";
import { AccountHistory } from "./account-history.tsx";
import { AccountState, rolesText, useOwnAccount } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountName, accountsKey } from "./account.ts";
import { accountWords } from "./words.ts";
const roleTexts = {
  ROLE_USER: { ro: "Utilizator", ru: "Пользователь" },
  ROLE_OPERATOR: { ro: "Operator", ru: "Оператор" },
  ROLE_STAFF: { ro: "Funcționar", ru: "Служащий" },
  ROLE_ADMIN: { ro: "Administrator", ru: "Администратор" },
};
const login = { ro: "Utilizatorul", ru: "Имя пользователя" };
const email = { ro: "E-mail", ru: "E-mail" };
const password = { ro: "Parola", ru: "Пароль" };
/** The screens of the accounts that a service keeps for itself. `Sections` are those of its area. */
export function accountScreens(accounts: Accounts, Sections: ComponentType) {
  const kind = accountKind(accounts, Sections);
  const remove = act(kind, {
    name: "remove",
    verb: { ro: "Șterge", ru: "Удалить" },
    look: "danger",
    icon: "trash",
    title: {
      ro: (name: string) => `Șterge utilizatorul ${name}`,
      ru: (name: string) => `Удалить пользователя ${name}`,
    },
    text: {
      ro: "Contul dispare și nu se mai poate intra cu el. Ultimul administrator al serviciului nu se poate șterge.",
      ru: "Учётная запись исчезнет, войти с ней будет нельзя. Последнего администратора сервиса удалить нельзя.",
    },
    isShown: (row, { more }) => isReached(row, more) && more.own?.login !== row.login,
    run: async ({ id, row, etag, known }) => {
      await accounts.remove(id, etag);
      return {
        said: known.say({
          ro: (name: string) => `Utilizatorul „${name}” a fost șters`,
          ru: (name: string) => `Пользователь «${name}» удалён`,
        })(accountName(row)),
        isGone: true,
      };
    },
  });
  const reset = act(kind, {
    name: "reset",
    verb: { ro: "Trimite un mesaj pentru o parolă nouă", ru: "Отправить письмо для нового пароля" },
    answer: { ro: "Trimite mesajul", ru: "Отправить письмо" },
    text: ({ email }, { say }) =>
      say({
        ro: (email: string) =>
          `Persoana primește la ${email} o legătură cu care își alege parola. Cea de acum rămâne până atunci.`,
        ru: (email) =>
          `Человек получит на ${email} ссылку, по которой выберет пароль. Нынешний действует до тех пор.`,
      })(email),
    isShown: (row, { more }) => accounts.requestReset !== undefined && row.activated && isReached(row, more),
    run: async ({ id, known }) => {
      await accounts.requestReset?.(id);
      return { said: known.say({ ro: "Mesajul a fost trimis", ru: "Письмо отправлено" }) };
    },
  });
  const History = ({ row }: { row: AccountRow }) => (
    <AccountHistory queryKey={accountsKey(accounts)} list={accounts.changes} account={row} />
  );
  return { list: listScreen(kind), page: recordScreen(kind, { acts: [reset, remove], parts: [History] }) };
}

interface More {
  own: AccountRow | undefined;
  organization: { id: string; label: string } | undefined;
}

/** An administrator of an organization changes no account with wider rights. */
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
  title: { ro: "Utilizatori", ru: "Пользователи" },
  one: { ro: "Utilizatori", ru: "Пользователи" },
  back: { ro: "Toți utilizatorii", ru: "Все пользователи" },
  create: { ro: "Adaugă un utilizator", ru: "Добавить пользователя" },
  created: {
    ro: (name: string) => `Utilizatorul „${name}” a fost adăugat`,
    ru: (name: string) => `Пользователь «${name}» добавлен`,
  },
  none: { ro: "Niciun utilizator încă", ru: "Пользователей пока нет" },
  noneText: {
    ro: "Conturile acestui serviciu sunt separate de ale celorlalte.",
    ru: "Учётные записи этого сервиса отделены от остальных.",
  },
};

const filters = [
  {
    name: "text",
    label: { ro: "Caută după utilizator", ru: "Поиск по имени пользователя" },
    query: "filter[login][contains]",
  },
  {
    name: "activ",
    label: { ro: "Starea", ru: "Состояние" },
    all: { ro: "Toți", ru: "Все" },
    query: "filter[activated]",
    choices: { true: { ro: "Activ", ru: "Активен" }, false: { ro: "Dezactivat", ru: "Отключён" } },
  },
];

/** The password is chosen by the person where the service sends mail. */
const passwordOf = (isMailed: boolean) =>
  ({
    label: password,
    input: "password",
    hint: {
      ro: "Lăsați gol ca să rămână cea de acum. Una nouă încheie toate sesiunile.",
      ru: "Оставьте пустым, чтобы остался нынешний. Новый завершает все сеансы.",
    },
    newHint: isMailed
      ? {
          ro: "Lăsați gol ca persoana să primească un mesaj cu care și-o alege.",
          ru: "Оставьте пустым, чтобы человек получил письмо и выбрал его сам.",
        }
      : {
          ro: "Între 8 și 100 de caractere. I-o spuneți persoanei, care o schimbă după prima intrare.",
          ru: "От 8 до 100 знаков. Сообщите его человеку, он сменит его после первого входа.",
        },
    autoComplete: "new-password",
    requiredIn: "new",
    required: isMailed ? undefined : true,
  }) as const;

const ofPerson = {
  name: { label: { ro: "Numele", ru: "Имя" }, column: [], show: accountName },
  login: {
    label: login,
    input: "text",
    in: "new",
    hint: { ro: "Nu se mai schimbă după creare.", ru: "После создания не меняется." },
    required: true,
    max: 100,
    autoComplete: "off",
    column: ["sorted", "wide"],
    isFact: true,
  },
  firstName: { label: { ro: "Prenumele", ru: "Имя" }, input: "text", max: 50 },
  lastName: { label: { ro: "Numele de familie", ru: "Фамилия" }, input: "text", max: 50 },
  email: {
    label: email,
    input: "email",
    required: true,
    column: ["sorted", "wide"],
    isFact: true,
  },
} as const;

const langKey = {
  label: { ro: "Limba mesajelor", ru: "Язык сообщений" },
  input: "choice",
  choices: { ro: { ro: "Română", ru: "Румынский" }, ru: { ro: "Rusă", ru: "Русский" } },
  isFact: true,
} as const;

const ofAccount = {
  activated: {
    label: { ro: "Contul este activ", ru: "Учётная запись активна" },
    hint: {
      ro: "Dezactivarea încheie îndată toate sesiunile.",
      ru: "Отключение сразу завершает все сеансы.",
    },
    input: "check",
    initial: true,
    in: "edit",
  },
  created: {
    label: { ro: "Creat", ru: "Создан" },
    isFact: true,
    show: ({ createdBy, createdDate }: AccountRow, { say, formats }: Known) =>
      say({
        ro: (who: string, moment: string) => `${moment}, de ${who}`,
        ru: (who, moment) => `${moment}, ${who}`,
      })(createdBy, formats.dateTime(createdDate)),
  },
  changed: {
    label: { ro: "Modificat ultima dată", ru: "Изменён в последний раз" },
    isFact: true,
    show: ({ lastModifiedBy, lastModifiedDate }: AccountRow, { say, formats }: Known) =>
      say({
        ro: (who: string, moment: string) => `${moment}, de ${who}`,
        ru: (who, moment) => `${moment}, ${who}`,
      })(lastModifiedBy, formats.dateTime(lastModifiedDate)),
  },
} as const;

const roles = {
  label: { ro: "Roluri", ru: "Роли" },
  column: ["wide"],
  isFact: true,
  show: (row: AccountRow, { say, formats }: Known) => rolesText(row, say(accountWords), formats),
} as const;

const subject = {
  label: { ro: "Persoana la login-ul guvernamental", ru: "Лицо в государственном логине" },
  input: "text",
  hint: {
    ro: "Adresa login-ului, #, identificatorul persoanei. Cu ea intră fără parolă.",
    ru: "Адрес логина, #, идентификатор лица. С ним вход без пароля.",
  },
  isFact: true,
} as const;

const adminServiciu = {
  label: { ro: "Administrator al serviciului", ru: "Администратор сервиса" },
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
        label: { ro: "Organizația", ru: "Организация" },
        isShown: () => accounts.organizations !== undefined,
        isFact: true,
        show: ({ organizatieId }, { more }) => more.organization?.label ?? (organizatieId ? "…" : undefined),
      },
      langKey,
      organizatieId: {
        label: { ro: "Organizația", ru: "Организация" },
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
        label: { ro: "Roluri", ru: "Роли" },
        input: "several",
        choices: Object.fromEntries(accounts.roles.map((role) => [role, roleTexts[role]])),
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
  });

interface AccountValues {
  login: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  langKey: "ro" | "ru";
  activated: boolean;
  adminServiciu: boolean;
  authorities: readonly string[];
  organizatieId: { id: string } | undefined;
  subject: string;
}

/** Roles that the form does not show are kept from the account as it was read; the last three a service administrator gives. */
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
