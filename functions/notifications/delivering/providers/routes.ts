import { crud } from "../../../../shared/features/crud.ts";
import { recordVerbs, type Rules } from "../../../../shared/features/crud-verbs.ts";
import { newRecord, nullable, replacement } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { get, post, put, routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import type { Person } from "../../access/callers.ts";
import { zones } from "../../access/zone-access.ts";
import { ProviderFields, Providers, ProviderView } from "../../records/provider.ts";
import { requiringProvider, type Sender, SenderFields, Senders, SenderView } from "../../records/sender.ts";
import { notifications } from "../../service.ts";
import { patchedFields, removeProvider, replacedFields, viewOf } from "./providers.ts";
import { senderFields } from "./senders.ts";

const providerRules = {
  fields: ProviderFields,
  keeps: ["recipise", "activ"],
  defaults: { recipise: false, activ: true },
} as const;

const ofProviders = {
  ...providerRules,
  title: "Furnizori",
  view: ProviderView,
  listed: ProviderView.omit({ indisponibil: true }),
  present: viewOf,
  serverFields: replacedFields,
  patch: recordVerbs(Providers, { ...providerRules, serverFields: patchedFields }).patch,
  remove: removeProvider,
};

const administration = { access: access.serviceAdmin, write: access.serviceAdmin };
const adminZone = { access: zones.admin, write: zones.admin };

export const providers = crud(Providers, "/api/providers", {
  ...ofProviders,
  ...administration,
  history: access.serviceAdmin,
});

/** The same in the admin zone. */
export const adminProviders = crud(Providers, "/api/v1/admin/providers", { ...ofProviders, ...adminZone });

const senderRules = {
  fields: SenderFields,
  keeps: ["implicit", "activ"],
  defaults: { implicit: false, activ: true },
  serverFields: senderFields,
  references: requiringProvider,
} satisfies Rules<Sender, typeof SenderFields, Person, Person>;

/** Senders in the admin zone. One that is no longer used is retired by `activ: false`. */
export const adminMailSenders = crud(Senders, "/api/v1/admin/mail-senders", {
  ...senderRules,
  ...adminZone,
  title: "Expeditori",
  view: SenderView,
  patch: "refused",
  remove: "refused",
});

const serviceAdmin = { access: access.serviceAdmin };
const sent = nullable(SenderFields);

/** The older addresses, of those of its acts that they have. */
export const mailSenders = routes("mailSenders", {
  list: get("/api/admin/mail-senders", serviceAdmin, adminMailSenders.list),
  create: post(
    "/api/admin/mail-senders",
    { ...serviceAdmin, body: newRecord(sent), location: undefined },
    adminMailSenders.create,
  ),
  replace: put(
    "/api/admin/mail-senders/{id}",
    { ...serviceAdmin, body: replacement(sent) },
    adminMailSenders.replace,
  ),
});

/** The settings of sending: providers and senders. It seals their secrets and opens none. */
export const handler = lambdaHandler(notifications, providers, mailSenders, adminProviders, adminMailSenders);
