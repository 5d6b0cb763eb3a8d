import { crud } from "../../../shared/features/crud.ts";
import { recordVerbs } from "../../../shared/features/crud-verbs.ts";
import { newRecord, nullable, replacement } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { pageOf } from "../../../shared/http/responses.ts";
import { get, post, put, routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { ProviderFields, Providers, ProviderView } from "../records/provider.ts";
import { requiringProvider, SenderFields, Senders, SenderView } from "../records/sender.ts";
import { notifications } from "../service.ts";
import { patchedFields, removeProvider, replacedFields, viewOf } from "./providers.ts";
import { senderFields } from "./senders.ts";

const providerRules = {
  fields: ProviderFields,
  keeps: ["recipise", "activ"],
  defaults: { recipise: false, activ: true },
} as const;

export const providers = crud(Providers, "/api/providers", {
  ...providerRules,
  title: "Furnizori",
  access: access.serviceAdmin,
  write: access.serviceAdmin,
  history: access.serviceAdmin,
  view: ProviderView,
  present: viewOf,
  serverFields: replacedFields,
  patch: (target) => recordVerbs(Providers, { ...providerRules, serverFields: patchedFields }).patch(target),
  remove: removeProvider,
});

const senderVerbs = recordVerbs(Senders, {
  fields: SenderFields,
  keeps: ["implicit", "activ"],
  defaults: { implicit: false, activ: true },
  serverFields: senderFields,
  references: requiringProvider,
});

const { serviceAdmin } = access;
const sent = nullable(SenderFields);

export const mailSenders = routes("mailSenders", {
  list: get(
    "/api/admin/mail-senders",
    {
      access: serviceAdmin,
      summary: "Expeditori: listă",
      query: listOf(SenderView),
      returns: pageOf(SenderView),
    },
    ({ caller, query }) => senderVerbs.list({ caller, query }),
  ),
  create: post(
    "/api/admin/mail-senders",
    {
      access: serviceAdmin,
      summary: "Expeditori: creare",
      body: newRecord(sent),
      returns: SenderView,
      status: 201,
    },
    (call) => senderVerbs.create(call),
  ),
  replace: put(
    "/api/admin/mail-senders/{id}",
    {
      access: serviceAdmin,
      summary: "Expeditori: înlocuire",
      body: replacement(sent),
      returns: SenderView,
    },
    ({ params: { id }, ...call }) => senderVerbs.replace({ ...call, id }),
  ),
});

/** The settings of sending: providers and senders. It seals their secrets and opens none. */
export const handler = lambdaHandler(notifications, providers, mailSenders);
