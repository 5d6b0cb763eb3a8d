import {
  adminRecordsListChanges,
  bucketAccesCreate,
  bucketsCreate,
  bucketsList,
  bucketsRead,
  bucketsSetActive,
} from "../../client/generated/documents/operations.ts";
import type { BucketView, Istoric } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { findPeople } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { type Known, act, orNull, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { switchOf } from "../api/register/switch.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { languageNames } from "../words/languages.ts";
import { useWords } from "../words/words.ts";
import { MembersPanel, StorePanel, changeBucket } from "./bucket-panels.tsx";
import { cod, denumire } from "../api/register/common-fields.ts";
import { anOrganization } from "../api/register/organization-field.ts";
import { BucketState, SecondPersonRule, sectionsOf } from "./parts.tsx";
import { organizationWords } from "./words.ts";

interface More {
  isService: boolean;
  organization: (id: number | undefined) => string | undefined;
  organizatieId: number | undefined;
}

const isOfService = ({ more }: Known<More>): boolean => more.isService;

/** The choice of what the deployment has. */
const USUAL = "OBISNUIT";

interface Recognition {
  recunoastere: typeof USUAL | NonNullable<BucketView["recunoastere"]>;
  limbaScanarilor: typeof USUAL | NonNullable<BucketView["limbaScanarilor"]>;
}

const recognitionOf = ({ recunoastere, limbaScanarilor }: Recognition) => ({
  recunoastere: recunoastere === USUAL ? null : recunoastere,
  limbaScanarilor: limbaScanarilor === USUAL ? null : limbaScanarilor,
});

const { title, create, created, none, noneText } = organizationWords.buckets;
const { provider, endpoint, regiune, accessKey } = organizationWords.store;

/** A container of documents: its members, and where they are stored. */
export const buckets = record({
  key: ["documents", "buckets"],
  path: "/app/organizatii/containere",
  Sections: sectionsOf("buckets"),
  texts: {
    title,
    one: ["Container", "Контейнер", "Container"],
    create,
    created,
    back: ["Înapoi la containere", "Назад к контейнерам", "Back to containers"],
    none,
    noneText,
  },
  nameOf: (row: BucketView) => row.denumire,
  Above: SecondPersonRule,
  useMore: (rows: readonly BucketView[]): More => {
    const isService = useIsServiceAdministrator();
    const ids = rows.map(({ organizatieId }) => organizatieId);
    return {
      isService,
      organization: useNames("organizations", isService ? ids : []),
      organizatieId: ids[0],
    };
  },
  filters: [
    byName("denumire"),
    {
      name: "organizatie",
      label: ["Organizație", "Организация", "Organization"],
      query: "filter[organizatieId]",
      Chosen: ChosenOrganization,
      all: ["Toate containerele", "Все контейнеры", "All containers"],
    },
  ],
  fields: {
    denumire: { ...denumire, column: ["sorted", "name"] },
    cod: { ...cod, column: ["sorted", "wide"] },
    organizatieId: {
      ...anOrganization,
      isShown: isOfService,
      in: "new" as const,
      column: ["wide"],
      show: ({ organizatieId }, { more, say }) =>
        organizatieId === undefined
          ? say(["Platforma", "Платформа", "Platform"])
          : more.organization(organizatieId),
      fact: ({ organizatieId }, { more, say }) =>
        organizatieId === undefined ? (
          say(["Platforma", "Платформа", "Platform"])
        ) : (
          <Link href={`/app/organizatii/${organizatieId}`}>{more.organization(organizatieId) ?? "…"}</Link>
        ),
    },
    recunoastere: {
      label: ["Scanări fără text", "Сканы без текста", "Scans without text"],
      input: "choice",
      choices: {
        [USUAL]: ["Ca de obicei", "Как обычно", "As usual"],
        AUTOMATA: [
          "Se recunosc singure după încărcare",
          "Распознаются сами после загрузки",
          "Recognized automatically after upload",
        ],
        LA_CERERE: ["Se recunosc la cerere", "Распознаются по запросу", "Recognized on request"],
      },
      of: ({ recunoastere }) => recunoastere ?? USUAL,
      isFact: true,
    },
    limbaScanarilor: {
      label: ["Limba scanărilor", "Язык сканов", "Language of scans"],
      input: "choice",
      choices: {
        [USUAL]: ["Ca de obicei (română)", "Как обычно (румынский)", "As usual (Romanian)"],
        ...languageNames,
      },
      of: ({ limbaScanarilor }) => limbaScanarilor ?? USUAL,
      isFact: true,
    },
    store: {
      label: ["Depozit", "Хранилище", "Storage"],
      column: ["wide"],
      show: ({ accessKey }, { say }) =>
        say(
          accessKey === undefined ? ["al platformei", "платформы", "platform"] : ["propriu", "своё", "own"],
        ),
    },
    activ: {
      label: ["Stare", "Состояние", "State"],
      history: { label: ["Primește documente", "Принимает документы", "Accepts documents"] },
      column: [],
      isFact: true,
      show: ({ activ }) => <BucketState activ={activ} />,
    },
  },
  links: ({ id }) => [
    {
      href: `/app/sisteme-client?container=${id}`,
      title: [
        "Sisteme client ale containerului",
        "Системы-клиенты контейнера",
        "Client systems of the container",
      ],
    },
    {
      href: `/app/audit/acces?bucket=${id}`,
      title: ["Cine îi citește documentele", "Кто читает его документы", "Who reads its documents"],
    },
  ],
  list: (query) => bucketsList(client, { query }),
  read: (id) => bucketsRead(client, { path: { id: Number(id) } }),
  create: ({ organizatieId, recunoastere, limbaScanarilor, ...values }) =>
    bucketsCreate(client, {
      body: {
        ...values,
        ...recognitionOf({ recunoastere, limbaScanarilor }),
        ...(organizatieId && { organizatieId: Number(organizatieId.id) }),
      },
    }),
  change: (_id, values, { etag, before }) =>
    changeBucket(before, { denumire: values.denumire, cod: values.cod, ...recognitionOf(values) }, etag),
  history: {
    list: adminRecordsListChanges,
    isShown: () => true,
    labels: { provider, endpoint, regiune, accessKey },
    PartOf,
  },
});

function ChosenOrganization({ id }: { id: number }) {
  const text = useWords(organizationWords).buckets;
  const isService = useIsServiceAdministrator();
  const name = useNames("organizations", isService ? [id] : [])(id);
  return <>{text.onlyOrganization(name ?? text.thisOrganization)}.</>;
}

/** What a line says about the container's own store, or about a member. */
function PartOf({ line: { despre, valori = {} } }: { line: Istoric }) {
  const { store, members } = useWords(organizationWords);
  const isStore = despre === "tenant-store";
  const id = Number(valori.appUserId);
  const name = useNames("people", isStore ? [] : [id])(id);
  if (isStore) return <>{store.title}</>;
  const role = valori.rol === "ADMIN" ? members.roles.ADMIN : members.roles.OPERATOR;
  return (
    <>
      {name ?? members.unknown} ({role})
    </>
  );
}

/** Moves a container and its documents to another organization. */
const move = act(buckets, {
  name: "move",
  verb: ["Mută în altă organizație", "Передать другой организации", "Move to another organization"],
  text: [
    "Accesul la documente se schimbă imediat, iar membrii din altă organizație sunt scoși din container.",
    "Доступ к документам меняется сразу, участники из другой организации исключаются.",
    "Access to documents changes immediately, and members from another organization are removed from the container.",
  ],
  isShown: ({ organizatieId }, known) => isOfService(known) && organizatieId !== undefined,
  fields: { organizatieId: anOrganization },
  run: async ({ row, etag, values: { organizatieId }, known: { say } }) => {
    await changeBucket(row, { organizatieId: Number(organizatieId?.id) }, etag);
    return {
      said: say([
        (name: string) => `Containerul este acum al organizației ${name}`,
        (name: string) => `Контейнер теперь принадлежит: ${name}`,
        (name: string) => `The container now belongs to ${name}`,
      ])(organizatieId?.label ?? ""),
    };
  },
});

const activity = switchOf(buckets, {
  isOn: ({ activ }) => activ,
  set: (id, activ, ifMatch) =>
    bucketsSetActive(client, { path: { id: Number(id) }, body: { activ }, ifMatch }),
  off: {
    name: "stop",
    verb: ["Oprește încărcările", "Остановить загрузки", "Stop uploads"],
    title: [
      (name: string) => `Opriți încărcările în ${name}?`,
      (name: string) => `Остановить загрузки в ${name}?`,
      (name: string) => `Stop uploads to ${name}?`,
    ],
    text: [
      "Documentele rămân și se pot descărca; altele noi sunt refuzate.",
      "Документы останутся и будут скачиваться; новые отклоняются.",
      "The documents stay and can be downloaded; new ones are refused.",
    ],
    done: [
      (name: string) => `${name} nu mai primește documente`,
      (name: string) => `${name} больше не принимает документы`,
      (name: string) => `${name} no longer accepts documents`,
    ],
  },
  on: {
    name: "start",
    verb: ["Pornește încărcările", "Включить загрузки", "Start uploads"],
    title: [
      (name: string) => `Porniți încărcările în ${name}?`,
      (name: string) => `Включить загрузки в ${name}?`,
      (name: string) => `Start uploads to ${name}?`,
    ],
    text: ["Membrii pot încărca din nou.", "Участники снова смогут загружать.", "Members can upload again."],
    done: [
      (name: string) => `${name} primește documente`,
      (name: string) => `${name} принимает документы`,
      (name: string) => `${name} accepts documents`,
    ],
  },
});

/** Adds a person of the container's organization, found by name; the platform's container takes anybody. */
const member = act(buckets, {
  name: "member",
  verb: ["Adaugă un membru", "Добавить участника", "Add a member"],
  isElsewhere: true,
  fields: {
    appUserId: {
      label: ["Persoană", "Человек", "Person"],
      input: "record",
      hint: [
        "Scrieți o parte din nume, din numele de utilizator sau adresa de e-mail.",
        "Введите часть имени, имени пользователя или адрес эл. почты.",
        "Enter part of the name, the username or the email address.",
      ],
      required: [
        "Alegeți persoana din listă",
        "Выберите человека из списка",
        "Choose the person from the list",
      ],
      search: {
        of: ({ more: { organizatieId } }: Known<More>) =>
          findPeople(organizatieId === undefined ? {} : { "filter[organizatieId]": String(organizatieId) }),
      },
    },
    rol: {
      label: ["Rol", "Роль", "Role"],
      input: "choice",
      hint: [
        "Administratorul hotărăște și asupra accesului; operatorul încarcă și modifică. Pentru alt rol, scoateți persoana și adăugați-o din nou.",
        "Администратор решает и о доступе; оператор загружает и изменяет. Для другой роли исключите человека и добавьте снова.",
        "An administrator also decides on access; an operator uploads and changes documents. For another role, remove the person and add them again.",
      ],
      initial: "OPERATOR",
      choices: organizationWords.members.roles,
    },
  },
  run: async ({ row, values: { appUserId, rol }, known: { say } }) => {
    await bucketAccesCreate(client, {
      body: { bucketId: row.id, appUserId: Number(appUserId?.id), rol },
    });
    return {
      said: say([
        (name: string) => `${name} este membru`,
        (name: string) => `${name} — участник`,
        (name: string) => `${name} is a member`,
      ])(appUserId?.label ?? ""),
    };
  },
});

/** If a secret is given, the service probes the store before it saves the connection, so saving is the test. */
const store = act(buckets, {
  name: "store",
  verb: ["Testează și salvează", "Проверить и сохранить", "Test and save"],
  title: ["Leagă un depozit propriu", "Подключить своё хранилище", "Connect your own storage"],
  text: [
    "Înainte de salvare serviciul probează depozitul: scrie, citește, copiază, listează și șterge un obiect de test. Dacă ceva lipsește, nu se schimbă nimic și aflați ce. Testul durează până la 30 de secunde.",
    "Перед сохранением сервис проверяет хранилище: записывает, читает, копирует, перечисляет и удаляет пробный объект. Если чего-то не хватает, ничего не меняется, и вы узнаете чего. Проверка длится до 30 секунд.",
    "Before saving, the service tests the storage: it writes, reads, copies, lists and deletes a test object. If something is missing, nothing changes and you are told what. The test takes up to 30 seconds.",
  ],
  isElsewhere: true,
  fields: {
    endpoint: {
      label: endpoint,
      input: "url",
      hint: [
        "Cu containerul S3 la sfârșit: https://s3.exemplu.md/arhiva. Lipsește la AWS.",
        "С контейнером S3 в конце: https://s3.exemplu.md/arhiva. Для AWS не нужен.",
        "With the S3 bucket at the end: https://s3.example.md/archive. Not needed for AWS.",
      ],
      max: 255,
      rule: [
        /^https?:\/\/\S+$/,
        [
          "Scrieți o adresă care începe cu https:// sau http://",
          "Введите адрес, который начинается с https:// или http://",
          "Enter an address that starts with https:// or http://",
        ],
      ],
    },
    regiune: {
      label: regiune,
      input: "text",
      hint: [
        "La AWS este obligatorie, de exemplu eu-central-1.",
        "Для AWS обязателен, например eu-central-1.",
        "Required for AWS, for example eu-central-1.",
      ],
      max: 64,
      rule: [
        /^[A-Za-z0-9-]{0,64}$/,
        [
          "Scrieți regiunea cu litere latine, cifre și liniuțe",
          "Введите регион латинскими буквами, цифрами и дефисами",
          "Enter the region with Latin letters, digits and hyphens",
        ],
      ],
    },
    accessKey: {
      label: accessKey,
      input: "text",
      max: 255,
      required: ["Scrieți cheia de acces", "Введите ключ доступа", "Enter the access key"],
    },
    secret: {
      label: ["Secretul cheii", "Секрет ключа", "Secret of the key"],
      input: "password",
      hint: [
        "Se scrie la fiecare test și nu se mai arată niciodată. Cel salvat nu pleacă spre o adresă pentru care n-a fost scris.",
        "Вводится при каждой проверке и больше не показывается. Сохранённый не отправляется на адрес, для которого не вводился.",
        "You enter it for every test and it is never shown again. A saved secret is not sent to an address it was not entered for.",
      ],
      max: 255,
      required: ["Scrieți secretul cheii", "Введите секрет ключа", "Enter the secret of the key"],
    },
    provider: {
      label: provider,
      input: "text",
      max: 64,
    },
  },
  wrong: ({ endpoint, regiune }, { say }) =>
    endpoint === "" && regiune === ""
      ? {
          endpoint: say([
            "Scrieți adresa depozitului, sau regiunea pentru AWS",
            "Введите адрес хранилища или регион для AWS",
            "Enter the storage address, or the region for AWS",
          ]),
        }
      : {},
  run: ({ row, etag, values }) => changeBucket(row, orNull(values, "endpoint", "regiune", "provider"), etag),
  said: [
    "Depozitul a trecut testul și s-a salvat",
    "Хранилище прошло проверку и сохранено",
    "The storage passed the test and was saved",
  ],
});

/** Stores new documents in the platform's store again. */
const noStore = act(buckets, {
  name: "no-store",
  verb: ["Renunță la depozitul propriu", "Отказаться от своего хранилища", "Stop using your own storage"],
  look: "danger",
  title: [
    "Renunțați la depozitul propriu?",
    "Отказаться от своего хранилища?",
    "Stop using your own storage?",
  ],
  text: [
    "Documentele noi se vor păstra în depozitul platformei. Cele de până acum rămân unde sunt și se descarcă mai departe.",
    "Новые документы будут храниться в хранилище платформы. Прежние остаются на месте и скачиваются.",
    "New documents will be kept in the platform storage. Existing ones stay where they are and can still be downloaded.",
  ],
  isElsewhere: true,
  run: ({ row, etag }) =>
    changeBucket(row, { provider: null, endpoint: null, regiune: null, accessKey: null }, etag),
  said: [
    "Documentele noi se păstrează în depozitul platformei",
    "Новые документы хранятся в хранилище платформы",
    "New documents are kept in the platform storage",
  ],
});

export const list = listScreen(buckets);
export const page = recordScreen(buckets, {
  acts: [move, ...activity, member, store, noStore],
  parts: [MembersPanel, StorePanel],
});
