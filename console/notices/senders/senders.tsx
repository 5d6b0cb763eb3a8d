import {
  adminMailSendersRead,
  mailSendersCreate,
  mailSendersList,
  mailSendersReplace,
} from "../../../client/generated/notifications/operations.ts";
import type { Expeditor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { type Known, record } from "../../api/register/kind.ts";
import { listScreen } from "../../api/register/record-list.tsx";
import { recordScreen } from "../../api/register/record-page.tsx";
import { Link } from "../../kit/button.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { paths } from "../common/notice-sections.tsx";
import { activeOf, byName, channelKind, cod, denumire, historyList } from "../common/records.tsx";
import { useProviders } from "../common/use-providers.ts";

const stateOf = (row: Expeditor, known: Known) => (
  <span className="notice-counts">
    {activeOf(row, known)}
    {row.implicit && (
      <StateBadge tone="accent">{known.say(["implicit", "по умолчанию", "default"])}</StateBadge>
    )}
  </span>
);

/** An address that mail is sent from. */
const senders = record({
  ...channelKind("senders"),
  icon: "person",
  texts: {
    title: ["Expeditori", "Отправители", "Senders"],
    one: ["Expeditor", "Отправитель", "Sender"],
    create: ["Expeditor nou", "Новый отправитель", "New sender"],
    add: ["Adaugă expeditorul", "Добавить отправителя", "Add the sender"],
    created: [
      (name: string) => `Expeditorul „${name}” a fost adăugat`,
      (name: string) => `Отправитель «${name}» добавлен`,
      (name: string) => `The sender ‘${name}’ was added`,
    ],
    none: ["Niciun expeditor", "Отправителей нет", "No senders"],
    noneText: [
      "Mesajele de e-mail pleacă de la adresa unui expeditor.",
      "Письма уходят с адреса отправителя.",
      "Email messages go out from the address of a sender.",
    ],
  },
  nameOf: (row: Expeditor) => row.denumire,
  useMore: (_rows: readonly Expeditor[]) => useProviders(),
  filters: [byName],
  state: stateOf,
  fields: {
    denumire,
    cod,
    from: {
      label: ["De la", "От", "From"],
      input: "text",
      hint: ["O adresă, sau Nume <adresă>.", "Адрес или Имя <адрес>.", "An address, or Name <address>."],
      max: 320,
      required: [
        "Scrieți adresa de la care pleacă mesajele",
        "Введите адрес, с которого уходят письма",
        "Enter the address that messages go out from",
      ],
      column: ["wide"],
      isFact: true,
    },
    replyTo: {
      label: ["Răspunsurile ajung la", "Ответы приходят на", "Replies go to"],
      input: "text",
      max: 320,
      isFact: true,
    },
    providerId: {
      label: ["Furnizorul", "Провайдер", "Provider"],
      input: "options",
      options: ({ say, more }) => [
        { id: "", label: say(["oricare al canalului", "любой провайдер канала", "any on the channel"]) },
        ...more
          .filter(({ canal }) => canal === "Email")
          .map((provider) => ({ id: String(provider.id), label: provider.cod })),
      ],
      of: ({ providerId = "" }) => String(providerId),
      history: { isNameOnly: true },
      fact: ({ providerId }, { more, say }) => {
        const provider = more.find(({ id }) => id === providerId);
        return provider ? (
          <Link href={`${paths.providers}/${provider.id}`}>{provider.cod}</Link>
        ) : (
          say(["oricare al canalului", "любой провайдер канала", "any on the channel"])
        );
      },
    },
    dkim: {
      label: ["Semnătura DKIM", "Подпись DKIM", "DKIM signature"],
      column: ["wide"],
      isFact: true,
      show: ({ dkim }, { say }) =>
        dkim
          ? say([
              (domain: string, selector: string) => `${domain}, selectorul ${selector}`,
              (domain: string, selector: string) => `${domain}, селектор ${selector}`,
              (domain: string, selector: string) => `${domain}, selector ${selector}`,
            ])(dkim.domeniu, dkim.selector)
          : say(["mesajele nu se semnează", "письма не подписываются", "messages are not signed"]),
    },
    isSigned: {
      label: ["Semnează mesajele (DKIM)", "Подписывать письма (DKIM)", "Sign messages (DKIM)"],
      input: "check",
      of: ({ dkim }) => dkim !== undefined,
    },
    domeniu: {
      label: ["Domeniul", "Домен", "Domain"],
      input: "text",
      required: ["Scrieți domeniul", "Введите домен", "Enter the domain"],
      of: ({ dkim }) => dkim?.domeniu ?? "",
      history: { path: "dkim.domeniu" },
    },
    selector: {
      label: ["Selectorul", "Селектор", "Selector"],
      input: "text",
      required: ["Scrieți selectorul", "Введите селектор", "Enter the selector"],
      of: ({ dkim }) => dkim?.selector ?? "",
      history: { path: "dkim.selector" },
    },
    cheie: {
      label: ["Cheia privată RSA, în PEM", "Закрытый ключ RSA в PEM", "RSA private key, in PEM"],
      input: "area",
      isSecret: true,
      hint: [
        "Nu se arată niciodată. Lăsați gol pentru a o păstra.",
        "Никогда не показывается. Если оставить пустым, останется прежний.",
        "Never shown. Leave empty to keep it.",
      ],
      newHint: [
        "Nu se mai arată după ce este salvată.",
        "После сохранения больше не показывается.",
        "Not shown again once it is saved.",
      ],
      history: { path: "secret" },
    },
    implicit: {
      label: [
        "Expeditorul sistemelor care nu au altul",
        "Отправитель систем, у которых нет своего",
        "Sender for systems without their own",
      ],
      input: "check",
    },
    state: { label: ["Starea", "Состояние", "State"], column: [], show: stateOf },
    activ: {
      label: ["Expeditorul este activ", "Отправитель действует", "The sender is active"],
      input: "check",
      initial: true,
    },
  },
  unasked: ({ isSigned }) => (isSigned ? [] : ["domeniu", "selector", "cheie"]),
  list: (query) => mailSendersList(client, { query }),
  read: (id) => adminMailSendersRead(client, { path: { id: Number(id) } }),
  create: (values) => mailSendersCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    mailSendersReplace(client, {
      path: { id: Number(id) },
      body: bodyOf(values),
      ifMatch: etag,
    }),
  history: { ...historyList, kind: "mail-senders" },
});

type SenderValues = Record<
  "denumire" | "cod" | "from" | "replyTo" | "providerId" | "domeniu" | "selector" | "cheie",
  string
> &
  Record<"isSigned" | "implicit" | "activ", boolean>;

const bodyOf = ({ replyTo, providerId, isSigned, domeniu, selector, cheie, ...values }: SenderValues) => ({
  ...values,
  ...(replyTo && { replyTo }),
  ...(providerId && { providerId: Number(providerId) }),
  ...(isSigned && { dkim: { domeniu, selector, ...(cheie && { cheie }) } }),
});

export const list = listScreen(senders);
export const page = recordScreen(senders);
