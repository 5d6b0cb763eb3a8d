import { useState } from "react";
import {
  canalContactsCreate,
  canalContactsList,
  canalContactsRead,
  canalContactsRemove,
  canalContactsReplace,
  pushSubscriptionsList,
  pushSubscriptionsRead,
  pushSubscriptionsRemove,
} from "../../../client/generated/notifications/operations.ts";
import type { CanalContact, PushSubscription } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Properties, act, record } from "../../api/register/kind.ts";
import { RecordPart } from "../../api/register/record-list.tsx";
import { editFormOf, type PartProps } from "../../api/register/record-page.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { recipientTypeOf } from "../common/entries.ts";
import { channelNames } from "../common/kinds.ts";
import { paths } from "../common/notice-sections.tsx";

const wrongAddress = {
  Email: [
    "Scrieți o adresă de e-mail, ca nume@exemplu.md",
    "Введите адрес эл. почты, например nume@exemplu.md",
  ],
  SMS: ["Scrieți un număr de telefon, ca +37369123456", "Введите номер телефона, например +37369123456"],
} as const;

const fields = {
  canal: {
    label: ["Canalul", "Канал"],
    input: "radio",
    choices: { Email: channelNames.Email, SMS: channelNames.SMS },
    in: "new",
    column: ["wide"],
  },
  adresa: {
    label: ["Adresa sau numărul", "Адрес или номер"],
    input: "text",
    max: 320,
    required: true,
    column: ["name"],
  },
  verificat: {
    label: ["Contactul este confirmat", "Контакт подтверждён"],
    input: "check",
    initial: true,
    in: "edit",
  },
  principal: {
    label: ["Contactul principal al canalului", "Основной контакт канала"],
    input: "check",
    hint: [
      "Celălalt contact principal al canalului încetează să fie principal.",
      "Прежний основной контакт канала перестаёт быть основным.",
    ],
  },
  stare: {
    label: ["Starea", "Состояние"],
    column: [],
    show: ({ principal, verificat, nelivrabil }, { say }) => (
      <span className="notice-counts">
        {principal && <StateBadge tone="accent">{say(["principal", "основной"])}</StateBadge>}
        <StateBadge tone={verificat ? "good" : "warning"}>
          {say(verificat ? ["confirmat", "подтверждён"] : ["neconfirmat", "не подтверждён"])}
        </StateBadge>
        {nelivrabil && <StateBadge tone="bad">{say(["nu ajunge", "не доходит"])}</StateBadge>}
      </span>
    ),
  },
} as const satisfies Properties<CanalContact, unknown>;

/** The addresses of a recipient. */
const contactsOf = (destinatarId: number) =>
  record({
    key: ["notifications", "contacts"],
    path: paths.recipients,
    recordPath: undefined,
    texts: {
      title: ["Contacte", "Контакты"],
      one: ["Contact", "Контакт"],
      create: ["Adaugă un contact", "Добавить контакт"],
      created: [() => "Contactul a fost adăugat", () => "Контакт добавлен"],
      none: ["Niciun contact", "Контактов нет"],
      noneText: [
        "Fără o adresă sau un telefon, notificările către această persoană eșuează.",
        "Без адреса или телефона уведомления этому человеку не доходят.",
      ],
    },
    nameOf: ({ adresa }: CanalContact) => adresa,
    fields,
    wrong: ({ canal, adresa }, { say }) =>
      adresa === "" || recipientTypeOf(adresa) === canal ? {} : { adresa: say(wrongAddress[canal]) },
    list: (query) => canalContactsList(client, { query }),
    read: (id) => canalContactsRead(client, { path: { id: Number(id) } }),
    create: (values) => canalContactsCreate(client, { body: { ...values, destinatarId } }),
    change: (id, values, { etag }) =>
      canalContactsReplace(client, {
        path: { id: Number(id) },
        body: { ...values, destinatarId },
        ifMatch: etag,
      }),
  });

const actsOf = (contacts: ReturnType<typeof contactsOf>) => [
  act(contacts, {
    name: "editContact",
    verb: ["Modifică", "Изменить"],
    title: [
      (address: string) => `Modificarea contactului ${address}`,
      (address: string) => `Изменение контакта ${address}`,
    ],
    Form: editFormOf(contacts),
  }),
  act(contacts, {
    name: "removeContact",
    verb: ["Șterge", "Удалить"],
    look: "danger",
    title: [
      (address: string) => `Ștergeți contactul ${address}?`,
      (address: string) => `Удалить контакт ${address}?`,
    ],
    text: ["Notificările nu mai merg la această adresă.", "Уведомления больше не пойдут на этот адрес."],
    run: async ({ row: { id, ...row }, etag, known: { say } }) => {
      await canalContactsRemove(client, { path: { id }, ifMatch: etag });
      const { destinatarId, canal, adresa, verificat, principal } = row;
      return {
        said: say(["Contactul a fost șters", "Контакт удалён"]),
        undo: () =>
          canalContactsCreate(client, { body: { destinatarId, canal, adresa, verificat, principal } }),
      };
    },
  }),
];

export function Contacts({ row: { id }, place }: PartProps<{ id: number }>) {
  const [contacts] = useState(() => contactsOf(id));
  const [acts] = useState(() => actsOf(contacts));
  return (
    <RecordPart kind={contacts} place={place} filters={{ "filter[destinatarId]": String(id) }} acts={acts} />
  );
}

/** The browsers that a recipient has subscribed to push messages. */
const devices = record({
  key: ["notifications", "devices"],
  path: paths.recipients,
  recordPath: undefined,
  texts: {
    title: ["Notificări în browser", "Уведомления в браузере"],
    one: ["Browser abonat", "Подписанный браузер"],
    none: ["Niciun browser abonat", "Подписанных браузеров нет"],
    noneText: [
      "Persoana își abonează singură browserul din contul ei; de atunci primește mesaje push.",
      "Человек сам подписывает браузер в своей учётной записи и с тех пор получает push.",
    ],
  },
  // The rest of the address of a subscription is a secret of the browser.
  nameOf: ({ endpoint }: PushSubscription) => new URL(endpoint).host,
  fields: {
    endpoint: {
      label: ["Browserul", "Браузер"],
      column: ["name"],
      show: ({ endpoint }, { say }) => {
        const { host } = new URL(endpoint);
        return say([`Browser abonat prin ${host}`, `Браузер, подписан через ${host}`]);
      },
    },
    creatLa: {
      label: ["Abonat", "Подписан"],
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => pushSubscriptionsList(client, { query }),
  read: (id) => pushSubscriptionsRead(client, { path: { id: Number(id) } }),
});

const unsubscribe = act(devices, {
  name: "removeDevice",
  verb: ["Dezabonează", "Отписать"],
  look: "danger",
  title: ["Dezabonați browserul?", "Отписать браузер?"],
  text: [
    "Nu mai primește mesaje push până nu se abonează din nou.",
    "Он не получит push, пока не подпишется снова.",
  ],
  run: async ({ row: { id }, etag, known: { say } }) => {
    await pushSubscriptionsRemove(client, { path: { id }, ifMatch: etag });
    return { said: say(["Browserul a fost dezabonat", "Браузер отписан"]) };
  },
});

export function Devices({ row: { id }, place }: PartProps<{ id: number }>) {
  return (
    <RecordPart
      kind={devices}
      place={place}
      filters={{ "filter[destinatarId]": String(id) }}
      acts={[unsubscribe]}
    />
  );
}
