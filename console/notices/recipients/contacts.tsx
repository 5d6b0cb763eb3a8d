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
    "Enter an email address, such as name@example.md",
  ],
  SMS: [
    "Scrieți un număr de telefon, ca +37369123456",
    "Введите номер телефона, например +37369123456",
    "Enter a phone number, such as +37369123456",
  ],
} as const;

const fields = {
  canal: {
    label: ["Canalul", "Канал", "Channel"],
    input: "radio",
    choices: { Email: channelNames.Email, SMS: channelNames.SMS },
    in: "new",
    column: ["wide"],
  },
  adresa: {
    label: ["Adresa sau numărul", "Адрес или номер", "Address or number"],
    input: "text",
    max: 320,
    required: true,
    column: ["name"],
  },
  verificat: {
    label: ["Contactul este confirmat", "Контакт подтверждён", "The contact is confirmed"],
    input: "check",
    initial: true,
    in: "edit",
  },
  principal: {
    label: ["Contactul principal al canalului", "Основной контакт канала", "Main contact of the channel"],
    input: "check",
    hint: [
      "Celălalt contact principal al canalului încetează să fie principal.",
      "Прежний основной контакт канала перестаёт быть основным.",
      "The channel's other main contact stops being the main one.",
    ],
  },
  stare: {
    label: ["Starea", "Состояние", "State"],
    column: [],
    show: ({ principal, verificat, nelivrabil }, { say }) => (
      <span className="notice-counts">
        {principal && <StateBadge tone="accent">{say(["principal", "основной", "main"])}</StateBadge>}
        <StateBadge tone={verificat ? "good" : "warning"}>
          {say(
            verificat
              ? ["confirmat", "подтверждён", "confirmed"]
              : ["neconfirmat", "не подтверждён", "not confirmed"],
          )}
        </StateBadge>
        {nelivrabil && (
          <StateBadge tone="bad">{say(["nu ajunge", "не доходит", "not reachable"])}</StateBadge>
        )}
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
      title: ["Contacte", "Контакты", "Contacts"],
      create: ["Adaugă un contact", "Добавить контакт", "Add a contact"],
      created: [() => "Contactul a fost adăugat", () => "Контакт добавлен", () => "The contact was added"],
      none: ["Niciun contact", "Контактов нет", "No contacts"],
      noneText: [
        "Fără o adresă sau un telefon, notificările către această persoană eșuează.",
        "Без адреса или телефона уведомления этому человеку не доходят.",
        "Without an address or a phone number, notifications to this person fail.",
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
    verb: ["Modifică", "Изменить", "Change"],
    title: [
      (address: string) => `Modificarea contactului ${address}`,
      (address: string) => `Изменение контакта ${address}`,
      (address: string) => `Change the contact ${address}`,
    ],
    Form: editFormOf(contacts),
  }),
  act(contacts, {
    name: "removeContact",
    verb: ["Șterge", "Удалить", "Delete"],
    look: "danger",
    title: [
      (address: string) => `Ștergeți contactul ${address}?`,
      (address: string) => `Удалить контакт ${address}?`,
      (address: string) => `Delete the contact ${address}?`,
    ],
    text: [
      "Notificările nu mai merg la această adresă.",
      "Уведомления больше не пойдут на этот адрес.",
      "Notifications no longer go to this address.",
    ],
    run: async ({ row: { id, ...row }, etag, known: { say } }) => {
      await canalContactsRemove(client, { path: { id }, ifMatch: etag });
      const { destinatarId, canal, adresa, verificat, principal } = row;
      return {
        said: say(["Contactul a fost șters", "Контакт удалён", "The contact was deleted"]),
        undo: () =>
          canalContactsCreate(client, {
            body: { destinatarId, canal, adresa, verificat, principal },
          }),
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
    title: ["Notificări în browser", "Уведомления в браузере", "Browser notifications"],
    none: ["Niciun browser abonat", "Подписанных браузеров нет", "No subscribed browsers"],
    noneText: [
      "Persoana își abonează singură browserul din contul ei; de atunci primește mesaje push.",
      "Человек сам подписывает браузер в своей учётной записи и с тех пор получает push.",
      "People subscribe their own browser from their account; from then on they receive push messages.",
    ],
  },
  // The rest of the address of a subscription is a secret of the browser.
  nameOf: ({ endpoint }: PushSubscription) => new URL(endpoint).host,
  fields: {
    endpoint: {
      label: ["Browserul", "Браузер", "Browser"],
      column: ["name"],
      show: ({ endpoint }, { say }) => {
        const { host } = new URL(endpoint);
        return say([
          `Browser abonat prin ${host}`,
          `Браузер, подписан через ${host}`,
          `Browser subscribed through ${host}`,
        ]);
      },
    },
    creatLa: {
      label: ["Abonat", "Подписан", "Subscribed"],
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => pushSubscriptionsList(client, { query }),
  read: (id) => pushSubscriptionsRead(client, { path: { id: Number(id) } }),
});

const unsubscribe = act(devices, {
  name: "removeDevice",
  verb: ["Dezabonează", "Отписать", "Unsubscribe"],
  look: "danger",
  title: ["Dezabonați browserul?", "Отписать браузер?", "Unsubscribe the browser?"],
  text: [
    "Nu mai primește mesaje push până nu se abonează din nou.",
    "Он не получит push, пока не подпишется снова.",
    "It receives no push messages until it is subscribed again.",
  ],
  run: ({ row: { id }, etag }) => pushSubscriptionsRemove(client, { path: { id }, ifMatch: etag }),
  said: ["Browserul a fost dezabonat", "Браузер отписан", "The browser was unsubscribed"],
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
