import type { System } from "../../functions/notifications/records/system.ts";
import type { Sender } from "../../functions/notifications/records/sender.ts";
import type { Provider, SecretName } from "../../functions/notifications/records/provider.ts";
import type { NoticeTexts } from "../../functions/notifications/records/template.ts";

/*
 * The seed of notifications: two systems, one of which is tested, and documents itself, their templates, the administrator of the service, an
 * operator for each system, and the ways out: two mail servers, an SMS gateway, the push services of browsers, a sender.
 */

/** The local SMS gateway: its token, and the address and the key of its receipts. */
export const smsGateway = {
  token: "only-for-the-local-sms-gateway",
  secret: "whsec_b25seS1mb3ItdGhlLWxvY2FsLXNtcy1nYXRld2F5",
  receipts: "/notifications/api/v1/app/receipts/sms",
};

/** A provider with its secrets; the seed knows the addresses of this run. */
type DemoProvider = Omit<Provider, "sigilate"> & { secrets: Partial<Record<SecretName, string>> };

const mailServer = { canal: "Email", tip: "SMTP", recipise: false, activ: true } as const;

export const providers: DemoProvider[] = [
  {
    ...mailServer,
    id: 1,
    cod: "smtp",
    configuratie: { secure: false, user: "temelia" },
    secrets: { password: "only-for-the-local-mail-server" },
    prioritate: 1,
    peSecunda: 50,
  },
  {
    ...mailServer,
    id: 2,
    cod: "smtp-rezerva",
    configuratie: { secure: false },
    secrets: {},
    prioritate: 2,
    peSecunda: 20,
  },
  {
    id: 3,
    cod: "sms",
    canal: "SMS",
    tip: "HTTP",
    configuratie: { from: "Temelia" },
    secrets: { token: smsGateway.token, secret: smsGateway.secret },
    prioritate: 1,
    peSecunda: 20,
    recipise: true,
    activ: true,
  },
  {
    id: 4,
    cod: "push",
    canal: "Push",
    tip: "WEBPUSH",
    configuratie: {},
    secrets: {},
    prioritate: 1,
    recipise: false,
    activ: true,
  },
];

export const senders: Sender[] = [
  {
    id: 1,
    cod: "implicit",
    denumire: "Temelia",
    from: "Temelia <notificari@temelia.test>",
    implicit: true,
    activ: true,
  },
];

interface DemoSystem extends System {
  /** The development certificate of its calls (`localstack/run/development-certificates.ts`). */
  certificateName: string;
}

export const systems: DemoSystem[] = [
  { id: 1, cod: "taxe", denumire: "Taxe locale", mod: "REAL", activ: true, certificateName: "alfa" },
  {
    id: 2,
    cod: "cadastru",
    denumire: "Cadastru (în probe)",
    mod: "PROBA",
    limitaPeMinut: 60,
    activ: true,
    certificateName: "beta",
  },
];

/** The credentials of the first system for the app zone; its secret is public like everything here. */
export const appClient = { sistemId: 1, clientId: "taxe-demo", clientSecret: "temelia:demo:taxe-app" };

/** Documents among the systems: it tells people by mail as any system does. */
export const ownSystem: System = { id: 3, cod: "documente", denumire: "Documente", mod: "REAL", activ: true };

/** Its credentials, as in serverless.yml and stages/local.yml. */
export const ownClient = {
  sistemId: ownSystem.id,
  clientId: "documente-demo",
  clientSecret: "temelia:demo:documente-app",
};

/** What documents tells people of, by the groups of its messages, and the mail of a day. */
const ownKinds = [
  ["partajari", "Documente partajate", "Доступ к документам", "Shared documents"],
  ["cereri", "Cereri de acces", "Запросы доступа", "Access requests"],
  ["decizii", "Decizii la cererile de acces", "Решения по запросам доступа", "Decisions on access requests"],
  ["aprobari", "Aprobări", "Одобрения", "Approvals"],
  [
    "lucrari",
    "Importuri și scanări încheiate, viruși",
    "Завершённые импорт и сканы, вирусы",
    "Finished imports and scans, viruses",
  ],
  ["linkuri", "Linkuri care au fost deschise", "Ссылки, которые открыли", "Links that were opened"],
  ["certificate", "Certificate care expiră", "Истекающие сертификаты", "Certificates that are expiring"],
  ["retineri", "Rețineri legale", "Запреты уничтожения", "Legal holds"],
  ["rezumat", "Rezumatul zilei", "Сводка за день", "Daily digest"],
] as const;

/** What the systems write about: of the first one, people may decline reminders, and decisions never. */
export const categories = [
  {
    id: 1,
    sistemId: 1,
    cod: "mementouri",
    denumire: { ro: "Mementouri de plată", ru: "Напоминания об оплате", en: "Payment reminders" },
    descriere: {
      ro: "Cu câteva zile înainte de termenul unei taxe.",
      ru: "За несколько дней до срока уплаты.",
      en: "A few days before a tax is due.",
    },
    refuzabila: true,
    activ: true,
  },
  {
    id: 2,
    sistemId: 1,
    cod: "decizii",
    denumire: { ro: "Decizii fiscale", ru: "Налоговые решения", en: "Tax decisions" },
    refuzabila: false,
    activ: true,
  },
  ...ownKinds.map(([kind, ro, ru, en], i) => ({
    id: 3 + i,
    sistemId: ownSystem.id,
    cod: `documente-${kind}`,
    denumire: { ro, ru, en },
    refuzabila: true,
    activ: true,
  })),
];

interface DemoTemplate {
  id: number;
  sistemId: number;
  cod: string;
  name: string;
  categorie?: string;
  texts: NoticeTexts;
}

export const templates: DemoTemplate[] = [
  {
    id: 1,
    sistemId: 1,
    cod: "taxa-scadenta",
    name: "Taxă scadentă",
    categorie: "mementouri",
    texts: {
      subject: { ro: "Taxa {{taxa}} este scadentă", ru: "Срок уплаты: {{taxa}}" },
      body: {
        ro: "Stimate {{RecipientName}},\n\nAveți de achitat {{suma}} lei până la {{termen}}.",
        ru: "Уважаемый {{RecipientName}},\n\nВам следует оплатить {{suma}} лей до {{termen}}.",
      },
      bodyShort: { ro: "{{taxa}}: {{suma}} lei pana la {{termen}}" },
    },
  },
  {
    id: 2,
    sistemId: 2,
    cod: "extras-gata",
    name: "Extras pregătit",
    texts: {
      subject: { ro: "Extrasul {{numar}} este gata" },
      body: { ro: "<p>Extrasul <strong>{{numar}}</strong> poate fi ridicat din {{Date}}.</p>" },
    },
  },
];

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };

export const operators = [
  { id: 2, login: "tudor.taxe", sistemId: 1, firstName: "Tudor", lastName: "Lungu" },
  { id: 3, login: "carina.cadastru", sistemId: 2, firstName: "Carina", lastName: "Botnaru" },
];
