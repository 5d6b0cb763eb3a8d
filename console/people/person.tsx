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
  usersRevokeFactors,
} from "../../client/generated/documents/operations.ts";
import type { AppUser, User } from "../../client/generated/documents/types.ts";
import { accountHistory } from "../api/accounts/account-history.ts";
import { accountChanged, accountCreated } from "../api/accounts/account-parts.tsx";
import { accountName } from "../api/accounts/account.ts";
import { factorReset } from "../api/accounts/factor-reset.ts";
import { accountWords } from "../api/accounts/words.ts";
import { client } from "../api/client.ts";
import { findClients } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { limitFields, limitText, limitsSent } from "../api/quota.tsx";
import { email } from "../api/register/common-fields.ts";
import { type Known, type Said, act, orNull, record } from "../api/register/kind.ts";
import { anOrganization } from "../api/register/organization-field.ts";
import { editFormOf, recordScreen } from "../api/register/record-page.tsx";
import { switchOf } from "../api/register/switch.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { AccessPanel, AffiliationPanel, LinksPanel, WorkPanel } from "./panels.tsx";
import { MembershipsPanel } from "./memberships.tsx";
import { authorityText, changePerson, langKey, readPerson, useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

interface More {
  isService: boolean;
  isSelf: boolean;
  mayChange: boolean;
}

/** What the forms of an account share: each changes some of its fields. */
const part = {
  key: ["documents", "people"],
  path: "/app/persoane",
  texts: {
    title: ["Persoane", "Люди", "People"],
    one: ["Persoană", "Человек", "Person"],
    back: ["Înapoi la persoane", "Назад к людям", "Back to people"],
    none: ["Nicio persoană încă", "Людей пока нет", "No people yet"],
  },
  nameOf: (row: User) => accountName(row),
  idOf: ({ login }: User) => login,
  read: readPerson,
} as const;

const history = accountHistory(adminRecordsListChanges, {
  hasSecret: peopleWords.access.secret,
  operator: peopleWords.fields.operator,
  sistemId: peopleWords.access.system,
  clientId: peopleWords.fields.client,
  rolIds: peopleWords.work.roles,
});

/** The page of an account, and its data. */
const person = record({
  ...part,
  useMore: (rows: readonly User[]): More => useReach(rows[0]),
  mayEdit: (_row, { more }) => more.mayChange,
  fields: {
    firstName: { label: ["Prenume", "Имя", "First name"], input: "text", max: 50, isFact: true },
    lastName: { label: ["Nume de familie", "Фамилия", "Last name"], input: "text", max: 50, isFact: true },
    login: { label: ["Nume de utilizator", "Имя пользователя", "Username"], isFact: true },
    email: { ...email, required: true, isFact: true } as const,
    langKey: { ...langKey, isFact: true },
    limitaOcteti: { ...limitFields.limitaOcteti, isShown: ({ more }) => more.isService },
    limitaDocumente: { ...limitFields.limitaDocumente, isShown: ({ more }) => more.isService },
    created: { ...accountCreated, label: ["Creat", "Создано", "Created"] },
    changed: { ...accountChanged, label: ["Modificat ultima dată", "Последнее изменение", "Last changed"] },
  },
  links: ({ login }) => [
    {
      href: `/app/audit?person=${encodeURIComponent(login)}`,
      title: ["Ce a făcut cu documentele", "Действия с документами", "What it did with documents"],
    },
  ],
  // Only an administrator of the service changes somebody else's address.
  unasked: (_values, { more }) => (more.isService || more.isSelf ? [] : ["email"]),
  change: (_login, { limitaOcteti, limitaDocumente, ...values }, { etag, before, known: { more } }) =>
    changePerson(
      before,
      {
        ...orNull(values, "firstName", "lastName"),
        ...(more.isService && limitsSent({ limitaOcteti, limitaDocumente })),
      },
      etag,
    ),
  history: {
    ...history,
    textOf: (name, value, known) => limitText(name, value, known) ?? history.textOf(name, value, known),
  },
});

const operatorNeedsSystem = [
  "Rolul tehnic Operator cere sistemul pentru care lucrează persoana.",
  "Техническая роль «Оператор» требует системы, для которой человек работает.",
  "The technical role Operator needs the system that the person works for.",
] as const;

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
      label: ["Roluri tehnice", "Технические роли", "Technical roles"],
      input: "severalOf",
      options: ({ language, more: { names = [] } }) =>
        names.map((id) => ({ id, label: authorityText(id, language) })),
    },
    sistemId: {
      label: ["Numărul sistemului", "Номер системы", "System number"],
      input: "text",
      hint: operatorNeedsSystem,
      isShown: ({ more }) => more.isService,
      rule: [/^\d*$/, operatorNeedsSystem],
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

/** The person's job in the institution, which the service keeps beside the account. */
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
      label: ["Operator de documente", "Оператор документов", "Document operator"],
      input: "check",
      hint: [
        "Lucrează cu documentele altora, în containerele în care este membru.",
        "Работает с чужими документами в контейнерах, где он участник.",
        "Works with other people's documents, in the containers where they are a member.",
      ],
    },
    rolIds: {
      label: ["Roluri de serviciu", "Служебные роли", "Service roles"],
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

/** The person's client in the register, and their identity at the government's login. */
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
      label: ["Clientul din registru", "Клиент из реестра", "Client in the register"],
      input: "record",
      hint: [
        "Persoana vede documentele acestui client ca ale sale.",
        "Человек видит документы этого клиента как свои.",
        "The person sees this client's documents as their own.",
      ],
      search: findClients,
      of: ({ clientId }, { more }) =>
        clientId === undefined
          ? undefined
          : { id: String(clientId), label: more(clientId) ?? String(clientId) },
    },
    subject: {
      label: peopleWords.fields.subject,
      input: "text",
      hint: [
        "Adresa furnizorului, # și codul persoanei: https://login.gov.example#4f1c",
        "Адрес поставщика, # и код лица: https://login.gov.example#4f1c",
        "The address of the provider, # and the person's code: https://login.gov.example#4f1c",
      ],
      max: 520,
    },
  },
  change: (_login, { clientId, subject }, { etag, before }) =>
    changePerson(before, { clientId: clientId ? Number(clientId.id) : null, subject: subject || null }, etag),
});

type Flag = "activated" | "hasSecret" | "adminServiciu";
type Turn = [name: string, verb: Said, title: Named, text: Said, done: Named];
type Named = Said<(name: string) => string>;

/** Gives and takes away a right after a question; the toast undoes it. The links are in the menu of the panel. */
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
      ? ["Mută în altă organizație", "Перевести в другую организацию", "Move to another organization"]
      : ["Înscrie într-o organizație", "Зачислить в организацию", "Assign to an organization"],
    isElsewhere: true,
    isShown: (row, { more }) => more.isService && (row.organizatieId !== undefined) === isMember,
    fields: {
      organizatieId: {
        ...anOrganization,
        ...(isMember && {
          hint: [
            "Cine pleacă din organizație pierde apartenențele la containerele ei și rolul de administrator.",
            "Уходящий из организации теряет участие в её контейнерах и роль администратора.",
            "A person who leaves the organization loses their memberships in its containers and the administrator role.",
          ] as const,
        }),
      },
    },
    run: async ({ row, etag, values: { organizatieId }, known: { say } }) => {
      const body = { organizatieId: Number(organizatieId?.id) };
      await tenantUsersAssign(client, { path: { id: row.id }, body, ifMatch: etag });
      return {
        said: say([
          (name: string) => `Înscris în ${name}`,
          (name: string) => `Зачислен: ${name}`,
          (name: string) => `Assigned to ${name}`,
        ])(organizatieId?.label ?? ""),
      };
    },
  });

export const acts = [
  act(person, {
    name: "authorities",
    verb: ["Schimbă rolurile tehnice", "Изменить технические роли", "Change the technical roles"],
    isElsewhere: true,
    isShown: mayChange,
    Form: editFormOf(rights),
  }),
  act(person, {
    name: "reset",
    verb: [
      "Trimite cheia pentru o parolă nouă",
      "Отправить ключ для нового пароля",
      "Send the key for a new password",
    ],
    title: [
      (name: string) => `Trimiteți lui ${name} cheia pentru o parolă nouă?`,
      (name: string) => `Отправить ключ для нового пароля: ${name}?`,
      (name: string) => `Send ${name} the key for a new password?`,
    ],
    text: ({ email }, { say }) =>
      say([
        (email: string) =>
          `Mesajul pleacă la ${email}. Parola de acum rămâne valabilă până când persoana alege alta. Se trimit cel mult câteva mesaje pe oră.`,
        (email: string) =>
          `Письмо уйдёт на ${email}. Нынешний пароль действует, пока человек не выберет другой. Не более нескольких писем в час.`,
        (email: string) =>
          `The message goes to ${email}. The current password stays valid until the person chooses another. At most a few messages are sent per hour.`,
      ])(email),
    isElsewhere: true,
    isShown: (row, { more }) => more.mayChange && row.activated,
    run: async ({ id, row, known: { say } }) => {
      await usersRequestReset(client, { path: { login: id } });
      return {
        said: say([
          (email: string) => `Mesajul a plecat la ${email}`,
          (email: string) => `Письмо отправлено на ${email}`,
          (email: string) => `The message was sent to ${email}`,
        ])(row.email),
      };
    },
  }),
  act(person, {
    ...factorReset,
    isElsewhere: true,
    isShown: (row, { more }) => more.mayChange && row.activated,
    run: ({ id }) => usersRevokeFactors(client, { path: { login: id } }),
  }),
  ...flag("hasSecret", ({ more }) => more.isService, "primary", [
    [
      "takeSecret",
      [
        "Retrage accesul la documente secrete",
        "Отозвать доступ к секретным документам",
        "Withdraw access to secret documents",
      ],
      [
        (name: string) => `Retrageți lui ${name} accesul la documente secrete?`,
        (name: string) => `Отозвать доступ к секретным документам: ${name}?`,
        (name: string) => `Withdraw access to secret documents from ${name}?`,
      ],
      [
        "Retragerea se simte de la următoarea cerere.",
        "Действует со следующего запроса.",
        "This takes effect from the next request.",
      ],
      [
        (name: string) => `${name} nu mai vede documente secrete`,
        (name: string) => `${name} больше не видит секретные документы`,
        (name: string) => `${name} no longer sees secret documents`,
      ],
    ],
    [
      "giveSecret",
      [
        "Dă acces la documente secrete",
        "Дать доступ к секретным документам",
        "Give access to secret documents",
      ],
      [
        (name: string) => `${name} va vedea documente secrete?`,
        (name: string) => `${name} будет видеть секретные документы?`,
        (name: string) => `Give ${name} access to secret documents?`,
      ],
      [
        "Vede documentele secrete la care are un drept: ale sale, partajate, ale containerelor.",
        "Видит секретные документы, на которые есть право: свои, доверенные, своих контейнеров.",
        "They see the secret documents they have a right to: their own, shared ones and those in their containers.",
      ],
      [
        (name: string) => `${name} poate vedea documente secrete`,
        (name: string) => `${name} может видеть секретные документы`,
        (name: string) => `${name} can see secret documents`,
      ],
    ],
  ]),
  ...flag("adminServiciu", ({ more }) => more.isService, "danger", [
    [
      "takeService",
      [
        "Retrage administrarea serviciului",
        "Отозвать управление сервисом",
        "Withdraw the service administrator role",
      ],
      [
        (name: string) => `Retrageți lui ${name} administrarea serviciului?`,
        (name: string) => `Отозвать управление сервисом: ${name}?`,
        (name: string) => `Withdraw the service administrator role from ${name}?`,
      ],
      [
        "Ultimul administrator al serviciului nu poate fi retras.",
        "Последнего администратора сервиса отозвать нельзя.",
        "The role cannot be withdrawn from the last service administrator.",
      ],
      [
        (name: string) => `${name} nu mai administrează serviciul`,
        (name: string) => `${name} больше не управляет сервисом`,
        (name: string) => `${name} no longer administers the service`,
      ],
    ],
    [
      "giveService",
      ["Fă administrator al serviciului", "Сделать администратором сервиса", "Make a service administrator"],
      [
        (name: string) => `${name} va administra tot serviciul?`,
        (name: string) => `${name} будет управлять всем сервисом?`,
        (name: string) => `Make ${name} a service administrator?`,
      ],
      [
        "Un administrator al serviciului vede și schimbă toate organizațiile și conturile.",
        "Администратор сервиса видит и меняет все организации и учётные записи.",
        "A service administrator sees and changes all organizations and accounts.",
      ],
      [
        (name: string) => `${name} administrează serviciul`,
        (name: string) => `${name} управляет сервисом`,
        (name: string) => `${name} administers the service`,
      ],
    ],
  ]),
  // Administrators cannot deactivate their own account.
  ...flag("activated", ({ more }) => !more.isSelf, "primary", [
    [
      "deactivate",
      ["Dezactivează contul", "Отключить учётную запись", "Deactivate the account"],
      [
        (name: string) => `Dezactivați contul ${name}?`,
        (name: string) => `Отключить учётную запись ${name}?`,
        (name: string) => `Deactivate the account ${name}?`,
      ],
      [
        "Persoana nu mai poate intra, iar sesiunile și tokenurile ei se încheie acum. Documentele rămân.",
        "Человек больше не сможет войти, его сеансы и токены прекращаются сейчас. Документы остаются.",
        "The person can no longer sign in, and their sessions and tokens end now. The documents stay.",
      ],
      [
        (name: string) => `Contul ${name} este dezactivat`,
        (name: string) => `Учётная запись ${name} отключена`,
        (name: string) => `The account ${name} is deactivated`,
      ],
    ],
    [
      "activate",
      ["Activează contul", "Включить учётную запись", "Activate the account"],
      [
        (name: string) => `Activați contul ${name}?`,
        (name: string) => `Включить учётную запись ${name}?`,
        (name: string) => `Activate the account ${name}?`,
      ],
      [
        "Persoana poate intra din nou, cu parola pe care o are.",
        "Человек снова сможет войти со своим паролем.",
        "The person can sign in again, with the password they have.",
      ],
      [
        (name: string) => `Contul ${name} este activ`,
        (name: string) => `Учётная запись ${name} включена`,
        (name: string) => `The account ${name} is active`,
      ],
    ],
  ]),
  act(person, {
    name: "remove",
    verb: ["Șterge contul", "Удалить учётную запись", "Delete the account"],
    look: "danger",
    title: accountWords.removeTitle,
    text: [
      "Contul și apartenențele lui dispar, iar sesiunile se încheie. Nu se poate anula. Documentele create rămân.",
      "Учётная запись и её участие в контейнерах исчезнут, сеансы прекратятся. Отменить нельзя. Созданные документы остаются.",
      "The account and its memberships disappear, and its sessions end. This cannot be undone. Documents it created stay.",
    ],
    isApproved: true,
    isElsewhere: true,
    isShown: (_row, { more }) => more.mayChange && !more.isSelf,
    run: ({ id, etag }) => usersRemove(client, { path: { login: id }, ifMatch: etag }),
    said: [
      (name: string) => `Contul ${name} s-a șters`,
      (name: string) => `Учётная запись ${name} удалена`,
      (name: string) => `The account ${name} was deleted`,
    ],
    isGone: true,
  }),
];

const others = [
  act(person, {
    name: "work",
    verb: ["Schimbă funcția", "Изменить должность", "Change the position"],
    isElsewhere: true,
    isShown: mayChange,
    Form: editFormOf(work),
  }),
  act(person, {
    name: "links",
    verb: ["Schimbă legăturile", "Изменить связи", "Change the links"],
    isElsewhere: true,
    isShown: (_row, { more }) => more.isService,
    Form: editFormOf(links),
  }),
  assign(true),
  assign(false),
  act(person, {
    name: "release",
    verb: ["Eliberează din organizație", "Отпустить из организации", "Remove from the organization"],
    look: "danger",
    title: [
      (name: string) => `Eliberați ${name} din organizație?`,
      (name: string) => `Отпустить из организации: ${name}?`,
      (name: string) => `Remove ${name} from the organization?`,
    ],
    text: [
      "Pierde apartenențele la containere și rolul de administrator. Înapoi o poate înscrie doar administratorul serviciului.",
      "Теряет участие в контейнерах и роль администратора. Вернуть сможет только администратор сервиса.",
      "They lose their container memberships and the administrator role. Only the service administrator can assign them back.",
    ],
    isElsewhere: true,
    isShown: mayChange,
    run: ({ row: { id }, etag }) =>
      tenantUsersAssign(client, { path: { id }, body: { organizatieId: null }, ifMatch: etag }),
    said: [
      (name: string) => `${name} nu mai este în organizație`,
      (name: string) => `${name} больше не в организации`,
      (name: string) => `${name} is no longer in the organization`,
    ],
  }),
];

function Access({ row }: { row: User }) {
  return <AccessPanel row={row} kind={person} acts={acts} />;
}

export const page = recordScreen(person, {
  acts: [...acts, ...others],
  parts: [Access, AffiliationPanel, WorkPanel, LinksPanel, MembershipsPanel],
});
