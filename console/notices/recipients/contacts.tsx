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
  Email: {
    ro: "Scrieți o adresă de e-mail, ca nume@exemplu.md",
    ru: "Введите адрес эл. почты, например nume@exemplu.md",
  },
  SMS: {
    ro: "Scrieți un număr de telefon, ca +37369123456",
    ru: "Введите номер телефона, например +37369123456",
  },
} as const;

const fields = {
  canal: {
    label: { ro: "Canalul", ru: "Канал" },
    input: "radio",
    choices: { Email: channelNames.Email, SMS: channelNames.SMS },
    in: "new",
    column: ["wide"],
  },
  adresa: {
    label: { ro: "Adresa sau numărul", ru: "Адрес или номер" },
    input: "text",
    max: 320,
    required: true,
    column: ["name"],
  },
  verificat: {
    label: { ro: "Contactul este confirmat", ru: "Контакт подтверждён" },
    input: "check",
    initial: true,
    in: "edit",
  },
  principal: {
    label: { ro: "Contactul principal al canalului", ru: "Основной контакт канала" },
    input: "check",
    hint: {
      ro: "Celălalt contact principal al canalului încetează să fie principal.",
      ru: "Прежний основной контакт канала перестаёт быть основным.",
    },
  },
  stare: {
    label: { ro: "Starea", ru: "Состояние" },
    column: [],
    show: ({ principal, verificat, nelivrabil }, { say }) => (
      <span className="notice-counts">
        {principal && <StateBadge tone="accent">{say({ ro: "principal", ru: "основной" })}</StateBadge>}
        <StateBadge tone={verificat ? "good" : "warning"}>
          {say(
            verificat ? { ro: "confirmat", ru: "подтверждён" } : { ro: "neconfirmat", ru: "не подтверждён" },
          )}
        </StateBadge>
        {nelivrabil && <StateBadge tone="bad">{say({ ro: "nu ajunge", ru: "не доходит" })}</StateBadge>}
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
      title: { ro: "Contacte", ru: "Контакты" },
      one: { ro: "Contact", ru: "Контакт" },
      create: { ro: "Adaugă un contact", ru: "Добавить контакт" },
      created: { ro: () => "Contactul a fost adăugat", ru: () => "Контакт добавлен" },
      none: { ro: "Niciun contact", ru: "Контактов нет" },
      noneText: {
        ro: "Fără o adresă sau un telefon, notificările către această persoană eșuează.",
        ru: "Без адреса или телефона уведомления этому человеку не доходят.",
      },
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
    verb: { ro: "Modifică", ru: "Изменить" },
    title: {
      ro: (address: string) => `Modificarea contactului ${address}`,
      ru: (address) => `Изменение контакта ${address}`,
    },
    Form: editFormOf(contacts),
  }),
  act(contacts, {
    name: "removeContact",
    verb: { ro: "Șterge", ru: "Удалить" },
    look: "danger",
    title: {
      ro: (address: string) => `Ștergeți contactul ${address}?`,
      ru: (address) => `Удалить контакт ${address}?`,
    },
    text: {
      ro: "Notificările nu mai merg la această adresă.",
      ru: "Уведомления больше не пойдут на этот адрес.",
    },
    run: async ({ row: { id, ...row }, etag, known: { say } }) => {
      await canalContactsRemove(client, { path: { id }, ifMatch: etag });
      const { destinatarId, canal, adresa, verificat, principal } = row;
      return {
        said: say({ ro: "Contactul a fost șters", ru: "Контакт удалён" }),
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
    title: { ro: "Browsere abonate", ru: "Подписанные браузеры" },
    one: { ro: "Browser abonat", ru: "Подписанный браузер" },
    none: { ro: "Niciun browser abonat", ru: "Подписанных браузеров нет" },
    noneText: {
      ro: "Persoana își abonează singură browserul din contul ei; de atunci primește mesaje push.",
      ru: "Человек сам подписывает браузер в своей учётной записи и с тех пор получает push.",
    },
  },
  // The rest of the address of a subscription is a secret of the browser.
  nameOf: ({ endpoint }: PushSubscription) => new URL(endpoint).host,
  fields: {
    endpoint: {
      label: { ro: "Browserul", ru: "Браузер" },
      column: ["name"],
      show: ({ endpoint }, { say }) => {
        const { host } = new URL(endpoint);
        return say({ ro: `Browser abonat prin ${host}`, ru: `Браузер, подписан через ${host}` });
      },
    },
    creatLa: {
      label: { ro: "Abonat", ru: "Подписан" },
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
  },
  list: (query) => pushSubscriptionsList(client, { query }),
  read: (id) => pushSubscriptionsRead(client, { path: { id: Number(id) } }),
});

const unsubscribe = act(devices, {
  name: "removeDevice",
  verb: { ro: "Dezabonează", ru: "Отписать" },
  look: "danger",
  title: { ro: "Dezabonați browserul?", ru: "Отписать браузер?" },
  text: {
    ro: "Nu mai primește mesaje push până nu se abonează din nou.",
    ru: "Он не получит push, пока не подпишется снова.",
  },
  run: async ({ row: { id }, etag, known: { say } }) => {
    await pushSubscriptionsRemove(client, { path: { id }, ifMatch: etag });
    return { said: say({ ro: "Browserul a fost dezabonat", ru: "Браузер отписан" }) };
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
