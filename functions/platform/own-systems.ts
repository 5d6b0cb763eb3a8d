import type { AcceptedWrite, Waiver } from "./audit/model/registration.ts";

/** A service of this system as the audit knows it. */
export interface OwnSystem {
  /** The name of the service. */
  cod: string;
  denumire: string;
  /** No waiver has an end: each names the decision record that keeps it. */
  waivers: readonly Waiver[];
}

/** The only write that an audit of our own services sends. */
export const ownProbe = {
  method: "POST",
  path: "/api/v1/admin/conformance-probes",
  body: { text: "Probă de conformitate" },
} as const satisfies AcceptedWrite;

const OLDER = "adresă a specificației, mai veche decât standardul";
const RENAMED = "adresa de până la redenumire, cu Sunset";

/** The rules of addresses, for a resource that is older than the standard. */
const older = (...resources: string[]): Waiver[] =>
  resources.flatMap((resource) =>
    ["path-zone", "operation-id"].map((rule) => ({
      rule,
      pathPattern: `/api/${resource}/**`,
      reason: OLDER,
      decision: "0063",
    })),
  );

const excused = (rule: string, path: string, reason: string, decision = "0063"): Waiver => ({
  rule,
  pathPattern: path,
  reason,
  decision,
});

const BODY_OF_GET = "specificația dă acestui GET un corp";
const TOKEN_OF_LINK = "linkul se deschide fără alte date, deci tokenul stă în adresă";
const TOKEN_OF_MAIL = "programele de mail trimit POST la adresa din mail și nu adaugă nimic (RFC 8058)";
const NUMBER_IN_FILTER = "registrul se caută după IDNP într-un filtru, pe care jurnalele nu îl păstrează";
const CREDENTIALS_IN_FORM = "clientul trimite numele și secretul prin Basic sau în formular (RFC 6749)";
const SIGN_IN = "o autentificare nu se repetă din memorie: fiecare cerere dă un token nou";

const OF_EVERYBODY = "mesajele oricărui cont, și ale celor fără rol, care nu au o zonă";

const HELD_BACK =
  "un conținut reținut de scanare este 423: nici interzis cititorului, nici în conflict cu altceva";

/** The resources whose contents the virus scan may hold back. */
const withContents = [
  ...["documents", "public/documents", "public/linkuri", "v1/documents"],
  ...["v1/app/documents", "v1/citizen/documents", "v1/public/documents", "v1/staff/documents"],
  ...["semnatura-documents", "semnaturi", "transcriere", "conversies", "templates"],
];

const accounts = ["authenticate", "admin/users"];
const selfService = ["register", "activate", "account"];

/** Our own services, which are audited first. */
export const ownSystems: readonly OwnSystem[] = [
  {
    cod: "documents",
    denumire: "Temelia – Documente",
    waivers: [
      ...older(...accounts, ...selfService, "app-users", "authorities", "acl", "tenant", "v1/token"),
      ...older("documents", "eveniment-documents", "partajare-documents", "transcriere", "conversies"),
      ...older("public/documents", "public/linkuri", "search", "admin/search", "admin/maintenance"),
      ...older("cerere-acces", "cereri", "semnatura-documents", "semnaturi", "conexiuni", "templates"),
      ...older("admin/organizatii", "admin/buckets", "admin/bucket-acces", "admin/tenant-users"),
      ...older("clients", "emitents", "rols", "admin/machine-clients"),
      ...older("v1/documents", "v1/uploads", "v1/evenimente", "v1/templates"),
      ...["path-zone", "operation-id"].map((rule) => excused(rule, "/api/inbox/**", OF_EVERYBODY, "0109")),
      excused("sensitive-address", "/api/public/linkuri/**", TOKEN_OF_LINK, "0021"),
      ...withContents.map((resource) => excused("status-codes", `/api/${resource}/**`, HELD_BACK, "0104")),
    ],
  },
  {
    cod: "notifications",
    denumire: "Temelia – Notificări",
    waivers: [
      ...older(...accounts, ...selfService, "users", "sistems", "templates", "providers", "grups"),
      ...older("v1/notify", "v1/notify-by-id", "v1/template", "v1/attachments"),
      ...older("notificares", "livrares", "eveniment-notificares", "admin/notify", "admin/notify-by-id"),
      ...older("admin/mail-senders", "admin/suppressions", "admin/rabbit", "admin/provision"),
      ...older("operator/context", "operator/templates", "operator/groups", "operator/notify-by-id"),
      ...older("destinatars", "canal-contacts", "preferinta-notificares", "push-subscriptions"),
      ...older("registry/me", "registry/push-public-key"),
      excused("audience", "/api/v1/app/tokens", CREDENTIALS_IN_FORM, "0022"),
      excused("idempotency-key", "/api/v1/app/tokens", SIGN_IN, "0022"),
      excused("noun", "/api/v1/public/unsubscribe/*", TOKEN_OF_MAIL),
      excused("sensitive-address", "/api/v1/public/unsubscribe/*", TOKEN_OF_MAIL),
      excused("sensitive-address", "/api/v1/admin/recipients", NUMBER_IN_FILTER, "0069"),
      excused("status-codes", "/api/v1/citizen/notifications/*/attachments", HELD_BACK, "0104"),
    ],
  },
  {
    cod: "identity",
    denumire: "Temelia – Identitate",
    waivers: [
      ...older(...accounts, "v1/assignProvider", "v1/createOrganization", "v1/createProject"),
      ...older("v1/login", "v1/jwks", "v1/organization", "v1/project"),
      excused("methods", "/api/v1/login", BODY_OF_GET),
    ],
  },
  {
    cod: "template-admin",
    denumire: "Temelia – Administrarea șabloanelor",
    waivers: [
      ...older(...accounts, "v1/login", "v1/getDuaeTemplate", "v1/getOrganization"),
      excused("methods", "/api/v1/login", BODY_OF_GET),
      excused("methods", "/api/v1/getDuaeTemplate", BODY_OF_GET),
    ],
  },
  {
    cod: "invoicing",
    denumire: "Temelia – Facturare",
    waivers: [
      ...older(...accounts, "v1/invoice", "v1/service", "v1/extras"),
      excused("noun", "/api/v1/admin/unmatched/**", RENAMED),
    ],
  },
  {
    cod: "platform",
    denumire: "Temelia – Platforma",
    waivers: older(...accounts, ...selfService, "users"),
  },
];
