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
      <StateBadge tone="accent">{known.say({ ro: "implicit", ru: "по умолчанию" })}</StateBadge>
    )}
  </span>
);

/** An address from which mail leaves. */
const senders = record({
  ...channelKind("senders"),
  icon: "person",
  texts: {
    title: { ro: "Expeditori", ru: "Отправители" },
    one: { ro: "Expeditor", ru: "Отправитель" },
    create: { ro: "Expeditor nou", ru: "Новый отправитель" },
    add: { ro: "Adaugă expeditorul", ru: "Добавить отправителя" },
    created: {
      ro: (name: string) => `Expeditorul „${name}” a fost adăugat`,
      ru: (name) => `Отправитель «${name}» добавлен`,
    },
    none: { ro: "Niciun expeditor", ru: "Отправителей нет" },
    noneText: {
      ro: "Mesajele de e-mail pleacă de la adresa unui expeditor.",
      ru: "Письма уходят с адреса отправителя.",
    },
  },
  nameOf: (row: Expeditor) => row.denumire,
  useMore: (_rows: readonly Expeditor[]) => useProviders(),
  filters: [byName],
  state: stateOf,
  fields: {
    denumire,
    cod,
    from: {
      label: { ro: "De la", ru: "От" },
      input: "text",
      hint: { ro: "O adresă, sau Nume <adresă>.", ru: "Адрес или Имя <адрес>." },
      max: 320,
      required: {
        ro: "Scrieți adresa de la care pleacă mesajele",
        ru: "Введите адрес, с которого уходят письма",
      },
      column: ["wide"],
      isFact: true,
    },
    replyTo: {
      label: { ro: "Răspunsurile ajung la", ru: "Ответы приходят на" },
      input: "text",
      max: 320,
      isFact: true,
    },
    providerId: {
      label: { ro: "Furnizorul", ru: "Провайдер" },
      input: "options",
      options: ({ say, more }) => [
        { id: "", label: say({ ro: "oricare al canalului", ru: "любой провайдер канала" }) },
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
          say({ ro: "oricare al canalului", ru: "любой провайдер канала" })
        );
      },
    },
    dkim: {
      label: { ro: "Semnătura DKIM", ru: "Подпись DKIM" },
      column: ["wide"],
      isFact: true,
      show: ({ dkim }, { say }) =>
        dkim
          ? say({
              ro: (domain: string, selector: string) => `${domain}, selectorul ${selector}`,
              ru: (domain, selector) => `${domain}, селектор ${selector}`,
            })(dkim.domeniu, dkim.selector)
          : say({ ro: "mesajele nu se semnează", ru: "письма не подписываются" }),
    },
    isSigned: {
      label: { ro: "Semnează mesajele (DKIM)", ru: "Подписывать письма (DKIM)" },
      input: "check",
      of: ({ dkim }) => dkim !== undefined,
    },
    domeniu: {
      label: { ro: "Domeniul", ru: "Домен" },
      input: "text",
      required: { ro: "Scrieți domeniul", ru: "Введите домен" },
      of: ({ dkim }) => dkim?.domeniu ?? "",
      history: { path: "dkim.domeniu" },
    },
    selector: {
      label: { ro: "Selectorul", ru: "Селектор" },
      input: "text",
      required: { ro: "Scrieți selectorul", ru: "Введите селектор" },
      of: ({ dkim }) => dkim?.selector ?? "",
      history: { path: "dkim.selector" },
    },
    cheie: {
      label: { ro: "Cheia privată RSA, în PEM", ru: "Закрытый ключ RSA в PEM" },
      input: "area",
      isSecret: true,
      hint: {
        ro: "Nu se arată niciodată. Gol: rămâne cea de acum.",
        ru: "Никогда не показывается. Пусто — останется прежний.",
      },
      newHint: {
        ro: "Nu se mai arată după ce este salvată.",
        ru: "После сохранения больше не показывается.",
      },
      history: { path: "secret" },
    },
    implicit: {
      label: {
        ro: "Expeditorul sistemelor care nu au altul",
        ru: "Отправитель систем, у которых нет своего",
      },
      input: "check",
    },
    state: { label: { ro: "Starea", ru: "Состояние" }, column: [], show: stateOf },
    activ: {
      label: { ro: "Expeditorul este activ", ru: "Отправитель действует" },
      input: "check",
      initial: true,
    },
  },
  unasked: ({ isSigned }) => (isSigned ? [] : ["domeniu", "selector", "cheie"]),
  list: (query) => mailSendersList(client, { query }),
  read: (id) => adminMailSendersRead(client, { path: { id: Number(id) } }),
  create: (values) => mailSendersCreate(client, { body: bodyOf(values) }),
  change: (id, values, { etag }) =>
    mailSendersReplace(client, { path: { id: Number(id) }, body: bodyOf(values), ifMatch: etag }),
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
