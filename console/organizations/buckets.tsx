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
import { findOrganizations, findPeople } from "../api/finders.ts";
import { useNames } from "../api/names.ts";
import { type Known, act, orNull, record, byName } from "../api/register/kind.ts";
import { listScreen } from "../api/register/record-list.tsx";
import { recordScreen } from "../api/register/record-page.tsx";
import { switchOf } from "../api/register/switch.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { useWords } from "../words/words.ts";
import { MembersPanel, StorePanel, changeBucket } from "./bucket-panels.tsx";
import { cod, denumire } from "../api/register/common-fields.ts";
import { BucketState, sectionsOf } from "./parts.tsx";
import { organizationWords } from "./words.ts";

interface More {
  isService: boolean;
  organization: (id: number | undefined) => string | undefined;
  organizatieId: number | undefined;
}

const isOfService = ({ more }: Known<More>): boolean => more.isService;

/** A container of documents: its members, and where they are stored. */
export const buckets = record({
  key: ["documents", "buckets"],
  path: "/app/organizatii/containere",
  Sections: sectionsOf("buckets"),
  texts: {
    title: { ro: "Containere", ru: "Контейнеры" },
    one: { ro: "Container", ru: "Контейнер" },
    create: { ro: "Container nou", ru: "Новый контейнер" },
    created: {
      ro: (name: string) => `Containerul ${name} este deschis`,
      ru: (name) => `Контейнер ${name} открыт`,
    },
    back: { ro: "Înapoi la containere", ru: "Назад к контейнерам" },
    none: { ro: "Niciun container încă", ru: "Контейнеров пока нет" },
    noneText: {
      ro: "Un container ține documentele unei echipe. Membrii lui le văd și încarcă altele.",
      ru: "Контейнер хранит документы одной команды. Участники видят их и загружают новые.",
    },
  },
  nameOf: (row: BucketView) => row.denumire,
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
      label: { ro: "Organizație", ru: "Организация" },
      query: "filter[organizatieId]",
      Chosen: ChosenOrganization,
      all: { ro: "Toate containerele", ru: "Все контейнеры" },
    },
  ],
  fields: {
    denumire: { ...denumire, column: ["sorted", "name"] },
    cod: { ...cod, column: ["sorted", "wide"] },
    organizatieId: {
      label: { ro: "Organizație", ru: "Организация" },
      isShown: isOfService,
      input: "record",
      search: findOrganizations,
      in: "new",
      required: { ro: "Alegeți organizația din listă", ru: "Выберите организацию из списка" },
      column: ["wide"],
      show: ({ organizatieId }, { more, say }) =>
        organizatieId === undefined
          ? say({ ro: "Platforma", ru: "Платформа" })
          : more.organization(organizatieId),
      fact: ({ organizatieId }, { more, say }) =>
        organizatieId === undefined ? (
          say({ ro: "Platforma", ru: "Платформа" })
        ) : (
          <Link href={`/app/organizatii/${organizatieId}`}>{more.organization(organizatieId) ?? "…"}</Link>
        ),
    },
    store: {
      label: { ro: "Depozit", ru: "Хранилище" },
      column: ["wide"],
      show: ({ accessKey }, { say }) =>
        say(
          accessKey === undefined ? { ro: "al platformei", ru: "платформы" } : { ro: "propriu", ru: "своё" },
        ),
    },
    activ: {
      label: { ro: "Stare", ru: "Состояние" },
      history: { label: { ro: "Primește documente", ru: "Принимает документы" } },
      column: [],
      isFact: true,
      show: ({ activ }) => <BucketState activ={activ} />,
    },
  },
  links: ({ id }) => [
    {
      href: `/app/sisteme-client?container=${id}`,
      title: { ro: "Sisteme client ale containerului", ru: "Системы-клиенты контейнера" },
    },
  ],
  list: (query) => bucketsList(client, { query }),
  read: (id) => bucketsRead(client, { path: { id: Number(id) } }),
  create: ({ organizatieId, ...values }) =>
    bucketsCreate(client, {
      body: { ...values, ...(organizatieId && { organizatieId: Number(organizatieId.id) }) },
    }),
  change: (_id, values, { etag, before }) =>
    changeBucket(before, { denumire: values.denumire, cod: values.cod }, etag),
  history: {
    list: adminRecordsListChanges,
    isShown: () => true,
    labels: {
      provider: { ro: "Numele furnizorului", ru: "Название поставщика" },
      endpoint: { ro: "Adresa depozitului S3", ru: "Адрес хранилища S3" },
      regiune: { ro: "Regiune", ru: "Регион" },
      accessKey: { ro: "Cheia de acces", ru: "Ключ доступа" },
    },
    PartOf,
  },
});

function ChosenOrganization({ id }: { id: number }) {
  const text = useWords(organizationWords).buckets;
  const isService = useIsServiceAdministrator();
  const name = useNames("organizations", isService ? [id] : [])(id);
  return <>{text.onlyOrganization(name ?? text.thisOrganization)}.</>;
}

/** Of the container's own store, or of a person whose membership a line tells of. */
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

/** Moves a container with its documents to another organization. */
const move = act(buckets, {
  name: "move",
  verb: { ro: "Mută în altă organizație", ru: "Передать другой организации" },
  text: {
    ro: "Accesul la documente se schimbă imediat, iar membrii din altă organizație sunt scoși din container.",
    ru: "Доступ к документам меняется сразу, участники из другой организации исключаются.",
  },
  isShown: ({ organizatieId }, known) => isOfService(known) && organizatieId !== undefined,
  fields: {
    organizatieId: {
      label: { ro: "Organizație", ru: "Организация" },
      input: "record",
      search: findOrganizations,
      required: { ro: "Alegeți organizația din listă", ru: "Выберите организацию из списка" },
      of: () => undefined,
    },
  },
  run: async ({ row, etag, values: { organizatieId }, known: { say } }) => {
    await changeBucket(row, { organizatieId: Number(organizatieId?.id) }, etag);
    return {
      said: say({
        ro: (name: string) => `Containerul este acum al organizației ${name}`,
        ru: (name) => `Контейнер теперь принадлежит: ${name}`,
      })(organizatieId?.label ?? ""),
    };
  },
});

const activity = switchOf(buckets, {
  isOn: ({ activ }) => activ,
  set: (id, activ, ifMatch) =>
    bucketsSetActive(client, { path: { id: Number(id) }, body: { activ }, ifMatch }),
  off: {
    name: "stop",
    verb: { ro: "Oprește încărcările", ru: "Остановить загрузки" },
    title: {
      ro: (name: string) => `Opriți încărcările în ${name}?`,
      ru: (name) => `Остановить загрузки в ${name}?`,
    },
    text: {
      ro: "Documentele rămân și se pot descărca; altele noi sunt refuzate.",
      ru: "Документы останутся и будут скачиваться; новые отклоняются.",
    },
    done: {
      ro: (name: string) => `${name} nu mai primește documente`,
      ru: (name) => `${name} больше не принимает документы`,
    },
  },
  on: {
    name: "start",
    verb: { ro: "Pornește încărcările", ru: "Включить загрузки" },
    title: {
      ro: (name: string) => `Porniți încărcările în ${name}?`,
      ru: (name) => `Включить загрузки в ${name}?`,
    },
    text: { ro: "Membrii pot încărca din nou.", ru: "Участники снова смогут загружать." },
    done: { ro: (name: string) => `${name} primește documente`, ru: (name) => `${name} принимает документы` },
  },
});

/** Finds a person of the container's organization by name; the platform's container takes anybody. */
const member = act(buckets, {
  name: "member",
  verb: { ro: "Adaugă un membru", ru: "Добавить участника" },
  isElsewhere: true,
  fields: {
    appUserId: {
      label: { ro: "Persoană", ru: "Человек" },
      input: "record",
      hint: {
        ro: "Scrieți o parte din nume, din numele de utilizator sau adresa de e-mail.",
        ru: "Введите часть имени, имени пользователя или адрес эл. почты.",
      },
      required: { ro: "Alegeți persoana din listă", ru: "Выберите человека из списка" },
      search: {
        of: ({ more: { organizatieId } }: Known<More>) =>
          findPeople(organizatieId === undefined ? {} : { "filter[organizatieId]": String(organizatieId) }),
      },
    },
    rol: {
      label: { ro: "Rol", ru: "Роль" },
      input: "choice",
      hint: {
        ro: "Administratorul hotărăște și asupra accesului; operatorul încarcă și modifică. Pentru alt rol, scoateți persoana și adăugați-o din nou.",
        ru: "Администратор решает и о доступе; оператор загружает и изменяет. Для другой роли исключите человека и добавьте снова.",
      },
      initial: "OPERATOR",
      choices: {
        OPERATOR: { ro: "Operator", ru: "Оператор" },
        ADMIN: { ro: "Administrator", ru: "Администратор" },
      },
    },
  },
  run: async ({ row, values: { appUserId, rol }, known: { say } }) => {
    await bucketAccesCreate(client, { body: { bucketId: row.id, appUserId: Number(appUserId?.id), rol } });
    return {
      said: say({ ro: (name: string) => `${name} este membru`, ru: (name) => `${name} — участник` })(
        appUserId?.label ?? "",
      ),
    };
  },
});

/** The service probes a store for which a secret is given before it saves the connection: saving is the test. */
const store = act(buckets, {
  name: "store",
  verb: { ro: "Testează și salvează", ru: "Проверить и сохранить" },
  title: { ro: "Leagă un depozit propriu", ru: "Подключить своё хранилище" },
  text: {
    ro: "Înainte de salvare serviciul probează depozitul: scrie, citește, copiază, listează și șterge un obiect de test. Dacă ceva lipsește, nu se schimbă nimic și aflați ce. Testul durează până la 30 de secunde.",
    ru: "Перед сохранением служба проверяет хранилище: записывает, читает, копирует, перечисляет и удаляет пробный объект. Если чего-то не хватает, ничего не меняется, и вы узнаете чего. Проверка длится до 30 секунд.",
  },
  isElsewhere: true,
  fields: {
    endpoint: {
      label: { ro: "Adresa depozitului S3", ru: "Адрес хранилища S3" },
      input: "url",
      hint: {
        ro: "Cu containerul S3 la sfârșit: https://s3.exemplu.md/arhiva. Lipsește la AWS.",
        ru: "С контейнером S3 в конце: https://s3.exemplu.md/arhiva. Для AWS не нужен.",
      },
      max: 255,
      rule: [
        /^https?:\/\/\S+$/,
        {
          ro: "Scrieți o adresă care începe cu https:// sau http://",
          ru: "Введите адрес, который начинается с https:// или http://",
        },
      ],
    },
    regiune: {
      label: { ro: "Regiune", ru: "Регион" },
      input: "text",
      hint: {
        ro: "La AWS este obligatorie, de exemplu eu-central-1.",
        ru: "Для AWS обязателен, например eu-central-1.",
      },
      max: 64,
      rule: [
        /^[A-Za-z0-9-]{0,64}$/,
        {
          ro: "Scrieți regiunea cu litere latine, cifre și liniuțe",
          ru: "Введите регион латинскими буквами, цифрами и дефисами",
        },
      ],
    },
    accessKey: {
      label: { ro: "Cheia de acces", ru: "Ключ доступа" },
      input: "text",
      max: 255,
      required: { ro: "Scrieți cheia de acces", ru: "Введите ключ доступа" },
    },
    secret: {
      label: { ro: "Secretul cheii", ru: "Секрет ключа" },
      input: "password",
      hint: {
        ro: "Se scrie la fiecare test și nu se mai arată niciodată. Cel salvat nu pleacă spre o adresă pentru care n-a fost scris.",
        ru: "Вводится при каждой проверке и больше не показывается. Сохранённый не отправляется на адрес, для которого не вводился.",
      },
      max: 255,
      required: { ro: "Scrieți secretul cheii", ru: "Введите секрет ключа" },
    },
    provider: { label: { ro: "Numele furnizorului", ru: "Название поставщика" }, input: "text", max: 64 },
  },
  wrong: ({ endpoint, regiune }, { say }) =>
    endpoint === "" && regiune === ""
      ? {
          endpoint: say({
            ro: "Scrieți adresa depozitului, sau regiunea pentru AWS",
            ru: "Введите адрес хранилища или регион для AWS",
          }),
        }
      : {},
  run: async ({ row, etag, values, known: { say } }) => {
    await changeBucket(row, orNull(values, "endpoint", "regiune", "provider"), etag);
    return {
      said: say({
        ro: "Depozitul a trecut testul și s-a salvat",
        ru: "Хранилище прошло проверку и сохранено",
      }),
    };
  },
});

/** New documents are stored in the platform's store again. */
const noStore = act(buckets, {
  name: "no-store",
  verb: { ro: "Renunță la depozitul propriu", ru: "Отказаться от своего хранилища" },
  look: "danger",
  title: { ro: "Renunțați la depozitul propriu?", ru: "Отказаться от своего хранилища?" },
  text: {
    ro: "Documentele noi se vor păstra în depozitul platformei. Cele de până acum rămân unde sunt și se descarcă mai departe.",
    ru: "Новые документы будут храниться в хранилище платформы. Прежние остаются на месте и скачиваются.",
  },
  isElsewhere: true,
  run: async ({ row, etag, known: { say } }) => {
    await changeBucket(row, { provider: null, endpoint: null, regiune: null, accessKey: null }, etag);
    return {
      said: say({
        ro: "Documentele noi se păstrează în depozitul platformei",
        ru: "Новые документы хранятся в хранилище платформы",
      }),
    };
  },
});

export const list = listScreen(buckets);
export const page = recordScreen(buckets, {
  acts: [move, ...activity, member, store, noStore],
  parts: [MembersPanel, StorePanel],
});
