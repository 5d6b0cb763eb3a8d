import { useQuery } from "@tanstack/react-query";
import {
  adminRecordsListChanges,
  appUsersPatch,
  appUsersRead,
  authoritiesList,
  rolsList,
  tenantUsersAssign,
  usersRemove,
  usersRequestReset,
} from "../../client/generated/documents/operations.ts";
import type { AppUser, User } from "../../client/generated/documents/types.ts";
import { AccountHistory } from "../api/accounts/account-history.tsx";
import { client } from "../api/client.ts";
import { findClients, findOrganizations } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { type Known, type Said, act, orNull, record } from "../api/register/kind.ts";
import { editFormOf, recordScreen } from "../api/register/record-page.tsx";
import { switchOf } from "../api/register/switch.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { useWords } from "../words/words.ts";
import { AccessPanel, AffiliationPanel, LinksPanel, WorkPanel } from "./panels.tsx";
import { MembershipsPanel } from "./memberships.tsx";
import { authorityText, changePerson, fullName, readPerson, useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

interface More {
  isService: boolean;
  isSelf: boolean;
  mayChange: boolean;
}

/** What the forms of an account have in common: each changes some of its fields. */
const part = {
  key: ["documents", "people"],
  path: "/app/persoane",
  texts: {
    title: { ro: "Persoane", ru: "Люди" },
    one: { ro: "Persoană", ru: "Человек" },
    back: { ro: "Înapoi la persoane", ru: "Назад к людям" },
    none: { ro: "Nicio persoană încă", ru: "Людей пока нет" },
  },
  nameOf: (row: User) => fullName(row),
  idOf: ({ login }: User) => login,
  read: readPerson,
} as const;

/** The page of an account, and its data. */
const person = record({
  ...part,
  useMore: (rows: readonly User[]): More => useReach(rows[0]),
  mayEdit: (_row, { more }) => more.mayChange,
  fields: {
    firstName: { label: { ro: "Prenume", ru: "Имя" }, input: "text", max: 50, isFact: true },
    lastName: { label: { ro: "Nume de familie", ru: "Фамилия" }, input: "text", max: 50, isFact: true },
    login: { label: { ro: "Nume de utilizator", ru: "Имя пользователя" }, isFact: true },
    email: {
      label: { ro: "E-mail", ru: "Эл. почта" },
      input: "email",
      required: true,
      rule: [
        /^\S+@\S+$/,
        {
          ro: "Scrieți o adresă de e-mail, ca ana@exemplu.md",
          ru: "Введите адрес эл. почты, например ana@exemplu.md",
        },
      ],
      isFact: true,
    },
    langKey: {
      label: { ro: "Limba mesajelor", ru: "Язык сообщений" },
      input: "choice",
      choices: { ro: { ro: "română", ru: "румынский" }, ru: { ro: "rusă", ru: "русский" } },
      isFact: true,
    },
    created: {
      label: { ro: "Creat", ru: "Создано" },
      isFact: true,
      show: ({ createdBy, createdDate }, { say, formats }) =>
        say({
          ro: (who: string, when: string) => `${when}, de ${who}`,
          ru: (who, when) => `${when}, ${who}`,
        })(createdBy, formats.dateTime(createdDate)),
    },
    changed: {
      label: { ro: "Modificat ultima dată", ru: "Последнее изменение" },
      isFact: true,
      show: ({ lastModifiedBy, lastModifiedDate }, { say, formats }) =>
        say({
          ro: (who: string, when: string) => `${when}, de ${who}`,
          ru: (who, when) => `${when}, ${who}`,
        })(lastModifiedBy, formats.dateTime(lastModifiedDate)),
    },
  },
  links: ({ login }) => [
    {
      href: `/app/audit?person=${encodeURIComponent(login)}`,
      title: { ro: "Ce a făcut cu documentele", ru: "Действия с документами" },
    },
  ],
  // The address of somebody else is changed by an administrator of the service alone.
  unasked: (_values, { more }) => (more.isService || more.isSelf ? [] : ["email"]),
  change: (_login, values, { etag, before }) =>
    changePerson(before, orNull(values, "firstName", "lastName"), etag),
});

/** The technical roles, as the service lists them. */
const rights = record({
  ...part,
  useMore: (_rows: readonly User[]) => ({
    isService: useIsServiceAdministrator(),
    names: useQuery({
      queryKey: ["documents", "authorities", "names"],
      queryFn: async () =>
        (await authoritiesList(client, { query: { size: 200, sort: "id" } })).data.items.map(
          ({ name }) => name,
        ),
    }).data,
  }),
  isKnown: (_row, { more }) => more.names !== undefined,
  fields: {
    authorities: {
      label: { ro: "Roluri tehnice", ru: "Технические роли" },
      input: "severalOf",
      options: ({ language, more: { names = [] } }) =>
        names.map((id) => ({ id, label: authorityText(id, language) })),
    },
    sistemId: {
      label: { ro: "Numărul sistemului", ru: "Номер системы" },
      input: "text",
      hint: {
        ro: "Rolul tehnic Operator cere sistemul pentru care lucrează persoana.",
        ru: "Техническая роль «Оператор» требует системы, для которой человек работает.",
      },
      isShown: ({ more }) => more.isService,
      rule: [
        /^\d*$/,
        {
          ro: "Rolul tehnic Operator cere sistemul pentru care lucrează persoana.",
          ru: "Техническая роль «Оператор» требует системы, для которой человек работает.",
        },
      ],
      of: ({ sistemId = "" }) => String(sistemId),
    },
  },
  change: (_login, { authorities, sistemId }, { etag, before, known: { more } }) =>
    changePerson(
      before,
      {
        authorities: [...authorities],
        ...(more.isService && { sistemId: sistemId === "" ? null : Number(sistemId) }),
      },
      etag,
    ),
});

/** The function of the person in the institution, which the service keeps beside the account. */
const work = record({
  ...part,
  nameOf: ({ login }: AppUser) => login,
  idOf: ({ login }: AppUser) => login,
  read: async (login: string) => appUsersRead(client, { path: { id: (await readPerson(login)).data.id } }),
  useMore: (_rows: readonly AppUser[]) =>
    useQuery({
      queryKey: ["documents", "roles", "all"],
      queryFn: async () =>
        (await rolsList(client, { query: { size: 200, sort: "denumire" } })).data.items.map(
          ({ id, denumire }) => ({ id: String(id), label: denumire }),
        ),
    }).data,
  isKnown: (_row, { more }) => more !== undefined,
  fields: {
    operator: {
      label: { ro: "Operator de documente", ru: "Оператор документов" },
      input: "check",
      hint: {
        ro: "Lucrează cu documentele altora, în containerele în care este membru.",
        ru: "Работает с чужими документами в контейнерах, где он участник.",
      },
    },
    rolIds: {
      label: { ro: "Roluri de serviciu", ru: "Служебные роли" },
      input: "severalOf",
      options: ({ more = [] }) => more,
      of: ({ rolIds }) => rolIds.map(String),
    },
  },
  change: (_login, { operator, rolIds }, { etag, before }) =>
    appUsersPatch(client, {
      path: { id: before.id },
      body: { operator, rolIds: rolIds.map(Number) },
      ifMatch: etag,
    }),
});

/** The client of the register that the person is, and their identity at the government's login. */
const links = record({
  ...part,
  useMore: (rows: readonly User[]) =>
    useNames(
      "clients",
      rows.map(({ clientId }) => clientId),
    ),
  isKnown: ({ clientId }, { more }) => clientId === undefined || more(clientId) !== undefined,
  fields: {
    clientId: {
      label: { ro: "Clientul din registru", ru: "Клиент из реестра" },
      input: "record",
      hint: {
        ro: "Persoana vede documentele acestui client ca ale sale.",
        ru: "Человек видит документы этого клиента как свои.",
      },
      search: findClients,
      of: ({ clientId }, { more }) =>
        clientId === undefined
          ? undefined
          : { id: String(clientId), label: more(clientId) ?? String(clientId) },
    },
    subject: {
      label: { ro: "Identitatea la login-ul guvernamental", ru: "Личность в государственном логине" },
      input: "text",
      hint: {
        ro: "Adresa furnizorului, # și codul persoanei: https://login.gov.example#4f1c",
        ru: "Адрес поставщика, # и код лица: https://login.gov.example#4f1c",
      },
      max: 520,
    },
  },
  change: (_login, { clientId, subject }, { etag, before }) =>
    changePerson(before, { clientId: clientId ? Number(clientId.id) : null, subject: subject || null }, etag),
});

type Flag = "activated" | "hasSecret" | "adminServiciu";
type Turn = [name: string, verb: Said, title: Named, text: Said, done: Named];
type Named = Said<(name: string) => string>;

/** Gives and takes a right by a question; the toast takes it back. The menu of the panel has the links. */
const flag = (
  name: Flag,
  may: (known: Known<More>) => boolean,
  look: "danger" | "primary",
  [off, on]: readonly [Turn, Turn],
) => {
  const turn = ([dialog, verb, title, text, done]: Turn) => ({ name: dialog, verb, title, text, done });
  return switchOf(person, {
    isOn: (row) => row[name] === true,
    mayTurnOn: (known) => known.more.mayChange && may(known),
    set: async (login, isOn) => {
      const { data, etag } = await readPerson(login);
      return changePerson(data, { [name]: isOn }, etag);
    },
    off: { ...turn(off), look: name === "hasSecret" ? "primary" : "danger" },
    on: { ...turn(on), look },
  }).map((one) => ({ ...one, isElsewhere: true }));
};

const mayChange = (_row: User, { more }: Known<More>): boolean => more.mayChange;

const assign = (isMember: boolean) =>
  act(person, {
    name: isMember ? "move" : "assign",
    verb: isMember
      ? { ro: "Mută în altă organizație", ru: "Перевести в другую организацию" }
      : { ro: "Înscrie într-o organizație", ru: "Зачислить в организацию" },
    isElsewhere: true,
    isShown: (row, { more }) => more.isService && (row.organizatieId !== undefined) === isMember,
    fields: {
      organizatieId: {
        label: { ro: "Organizație", ru: "Организация" },
        input: "record",
        search: findOrganizations,
        required: { ro: "Alegeți organizația din listă", ru: "Выберите организацию из списка" },
        of: () => undefined,
        ...(isMember && {
          hint: {
            ro: "Cine pleacă din organizație pierde apartenențele la containerele ei și rolul de administrator.",
            ru: "Уходящий из организации теряет участие в её контейнерах и роль администратора.",
          },
        }),
      },
    },
    run: async ({ row, etag, values: { organizatieId }, known: { say } }) => {
      const body = { organizatieId: Number(organizatieId?.id) };
      await tenantUsersAssign(client, { path: { id: row.id }, body, ifMatch: etag });
      return {
        said: say({ ro: (name: string) => `Înscris în ${name}`, ru: (name) => `Зачислен: ${name}` })(
          organizatieId?.label ?? "",
        ),
      };
    },
  });

export const acts = [
  act(person, {
    name: "authorities",
    verb: { ro: "Schimbă rolurile tehnice", ru: "Изменить технические роли" },
    isElsewhere: true,
    isShown: mayChange,
    Form: editFormOf(rights),
  }),
  act(person, {
    name: "reset",
    verb: { ro: "Trimite cheia pentru o parolă nouă", ru: "Отправить ключ для нового пароля" },
    title: {
      ro: (name: string) => `Trimiteți lui ${name} cheia pentru o parolă nouă?`,
      ru: (name) => `Отправить ключ для нового пароля: ${name}?`,
    },
    text: ({ email }, { say }) =>
      say({
        ro: (email: string) =>
          `Mesajul pleacă la ${email}. Parola de acum rămâne valabilă până când persoana alege alta. Se trimit cel mult câteva mesaje pe oră.`,
        ru: (email) =>
          `Письмо уйдёт на ${email}. Нынешний пароль действует, пока человек не выберет другой. Не более нескольких писем в час.`,
      })(email),
    isElsewhere: true,
    isShown: (row, { more }) => more.mayChange && row.activated,
    run: async ({ id, row, known: { say } }) => {
      await usersRequestReset(client, { path: { login: id } });
      return {
        said: say({
          ro: (email: string) => `Mesajul a plecat la ${email}`,
          ru: (email) => `Письмо отправлено на ${email}`,
        })(row.email),
      };
    },
  }),
  ...flag("hasSecret", ({ more }) => more.isService, "primary", [
    [
      "takeSecret",
      { ro: "Retrage accesul la documente secrete", ru: "Отозвать доступ к секретным документам" },
      {
        ro: (name: string) => `Retrageți lui ${name} accesul la documente secrete?`,
        ru: (name) => `Отозвать доступ к секретным документам: ${name}?`,
      },
      { ro: "Retragerea se simte de la următoarea cerere.", ru: "Действует со следующего запроса." },
      {
        ro: (name: string) => `${name} nu mai vede documente secrete`,
        ru: (name) => `${name} больше не видит секретные документы`,
      },
    ],
    [
      "giveSecret",
      { ro: "Dă acces la documente secrete", ru: "Дать доступ к секретным документам" },
      {
        ro: (name: string) => `${name} va vedea documente secrete?`,
        ru: (name) => `${name} будет видеть секретные документы?`,
      },
      {
        ro: "Vede documentele secrete la care are un drept: ale sale, partajate, ale containerelor.",
        ru: "Видит секретные документы, на которые есть право: свои, доверенные, своих контейнеров.",
      },
      {
        ro: (name: string) => `${name} poate vedea documente secrete`,
        ru: (name) => `${name} может видеть секретные документы`,
      },
    ],
  ]),
  ...flag("adminServiciu", ({ more }) => more.isService, "danger", [
    [
      "takeService",
      { ro: "Retrage administrarea serviciului", ru: "Отозвать управление службой" },
      {
        ro: (name: string) => `Retrageți lui ${name} administrarea serviciului?`,
        ru: (name) => `Отозвать управление службой: ${name}?`,
      },
      {
        ro: "Ultimul administrator al serviciului nu poate fi retras.",
        ru: "Последнего администратора службы отозвать нельзя.",
      },
      {
        ro: (name: string) => `${name} nu mai administrează serviciul`,
        ru: (name) => `${name} больше не управляет службой`,
      },
    ],
    [
      "giveService",
      { ro: "Fă administrator al serviciului", ru: "Сделать администратором службы" },
      {
        ro: (name: string) => `${name} va administra tot serviciul?`,
        ru: (name) => `${name} будет управлять всей службой?`,
      },
      {
        ro: "Un administrator al serviciului vede și schimbă toate organizațiile și conturile.",
        ru: "Администратор службы видит и меняет все организации и учётные записи.",
      },
      { ro: (name: string) => `${name} administrează serviciul`, ru: (name) => `${name} управляет службой` },
    ],
  ]),
  // An administrator cannot close the account in use.
  ...flag("activated", ({ more }) => !more.isSelf, "primary", [
    [
      "deactivate",
      { ro: "Dezactivează contul", ru: "Отключить учётную запись" },
      {
        ro: (name: string) => `Dezactivați contul ${name}?`,
        ru: (name) => `Отключить учётную запись ${name}?`,
      },
      {
        ro: "Persoana nu mai poate intra, iar sesiunile și tokenurile ei se încheie acum. Documentele rămân.",
        ru: "Человек больше не сможет войти, его сеансы и токены прекращаются сейчас. Документы остаются.",
      },
      {
        ro: (name: string) => `Contul ${name} este dezactivat`,
        ru: (name) => `Учётная запись ${name} отключена`,
      },
    ],
    [
      "activate",
      { ro: "Activează contul", ru: "Включить учётную запись" },
      { ro: (name: string) => `Activați contul ${name}?`, ru: (name) => `Включить учётную запись ${name}?` },
      {
        ro: "Persoana poate intra din nou, cu parola pe care o are.",
        ru: "Человек снова сможет войти со своим паролем.",
      },
      { ro: (name: string) => `Contul ${name} este activ`, ru: (name) => `Учётная запись ${name} включена` },
    ],
  ]),
  act(person, {
    name: "remove",
    verb: { ro: "Șterge contul", ru: "Удалить учётную запись" },
    look: "danger",
    title: {
      ro: (name: string) => `Ștergeți contul ${name}?`,
      ru: (name) => `Удалить учётную запись ${name}?`,
    },
    text: {
      ro: "Contul și apartenențele lui dispar, iar sesiunile se încheie. Nu se poate anula. Documentele create rămân.",
      ru: "Учётная запись и её участие в контейнерах исчезнут, сеансы прекратятся. Отменить нельзя. Созданные документы остаются.",
    },
    isElsewhere: true,
    isShown: (_row, { more }) => more.mayChange && !more.isSelf,
    run: async ({ id, row, etag, known: { say } }) => {
      const answer = await usersRemove(client, { path: { login: id }, ifMatch: etag });
      if (answer.status === 202) return { asked: answer.data };
      return {
        said: say({
          ro: (name: string) => `Contul ${name} s-a șters`,
          ru: (name) => `Учётная запись ${name} удалена`,
        })(fullName(row)),
        isGone: true,
      };
    },
  }),
];

const others = [
  act(person, {
    name: "work",
    verb: { ro: "Schimbă funcția", ru: "Изменить должность" },
    isElsewhere: true,
    isShown: mayChange,
    Form: editFormOf(work),
  }),
  act(person, {
    name: "links",
    verb: { ro: "Schimbă legăturile", ru: "Изменить связи" },
    isElsewhere: true,
    isShown: (_row, { more }) => more.isService,
    Form: editFormOf(links),
  }),
  assign(true),
  assign(false),
  act(person, {
    name: "release",
    verb: { ro: "Eliberează din organizație", ru: "Отпустить из организации" },
    look: "danger",
    title: {
      ro: (name: string) => `Eliberați ${name} din organizație?`,
      ru: (name) => `Отпустить из организации: ${name}?`,
    },
    text: {
      ro: "Pierde apartenențele la containere și rolul de administrator. Înapoi o poate înscrie doar administratorul serviciului.",
      ru: "Теряет участие в контейнерах и роль администратора. Вернуть сможет только администратор службы.",
    },
    isElsewhere: true,
    isShown: mayChange,
    run: async ({ row, etag, known: { say } }) => {
      await tenantUsersAssign(client, { path: { id: row.id }, body: { organizatieId: null }, ifMatch: etag });
      return {
        said: say({
          ro: (name: string) => `${name} nu mai este în organizație`,
          ru: (name) => `${name} больше не в организации`,
        })(fullName(row)),
      };
    },
  }),
];

function Access({ row }: { row: User }) {
  return <AccessPanel row={row} kind={person} acts={acts} />;
}

function History({ row }: { row: User }) {
  const text = useWords(peopleWords);
  return (
    <AccountHistory
      queryKey={person.key}
      list={adminRecordsListChanges}
      account={row}
      labels={{
        hasSecret: text.access.secret,
        operator: text.fields.operator,
        sistemId: text.access.system,
        clientId: text.fields.client,
        rolIds: text.work.roles,
      }}
    />
  );
}

export const page = recordScreen(person, {
  acts: [...acts, ...others],
  parts: [Access, AffiliationPanel, WorkPanel, LinksPanel, MembershipsPanel, History],
});
