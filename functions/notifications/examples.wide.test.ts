import { issuer, RETURN_TO, signInSteps } from "../../shared/testing/government-login.ts";
import {
  administrator,
  call,
  callWith,
  createAppSystem,
  createGroup,
  createMachine,
  createSystem,
  createTemplate,
  fresh,
  newCertificate,
  operatorOf,
  someUser,
} from "./testing.ts";
import { afterAll, beforeAll, describe } from "vitest";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { issueKey } from "../../shared/features/accounts/one-time-keys.ts";
import { zoneOf } from "../../shared/http/route.ts";
import { newIdnp } from "../../shared/testing/state-numbers.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";
import { addPersonTo } from "../../shared/testing/people.ts";
import { nextId } from "../../shared/ids.ts";
import { addressHmac } from "./records/hmac.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { people } from "./access/people.ts";
import { askForDeletion } from "./operating/approvals/testing.ts";
import { handler as accountsFunction } from "./operating/accounts/routes.ts";
import { update } from "../../shared/data/repository.ts";
import { newWebhookSecret, signWebhook } from "../../shared/outgoing/webhooks.ts";
import { sealSecretOf } from "./delivering/channels/secrets.ts";
import { waitingCancellation } from "./operating/jobs/testing.ts";
import { createProvider, newRsaKey } from "./delivering/providers/testing.ts";
import { Providers } from "./records/provider.ts";
import { createContact, createRecipient } from "./recipients/registry/testing.ts";
import { addOwnContact, createCitizen, createLinked, sendTo, withMail } from "./self-service/testing.ts";
import { tokenFor } from "./recipients/unsubscribe/token.ts";
import { storedDeliveries } from "./accepting/sending/testing.ts";
import { settle, storeNotification } from "./accepting/tracking/testing.ts";

/** The headers of the caller, and the values that the body has to name. */
interface Earlier {
  headers?: Record<string, string>;
  named?: Record<string, unknown>;
  /** The id in the address. */
  id?: number;
}

describe("the contract", () => {
  let admin: Record<string, string>;
  let systemId: number;

  beforeAll(async () => {
    admin = await administrator();
    await withMail();
    ({ id: systemId } = await createSystem());
  });

  afterAll(() => issuer.stop());

  const { signInUncompleted } = signInSteps("notifications", callerOf(accountsFunction));

  const passwordHash = () => hashPassword("o parolă bună");

  const ofSomebody = async () => ({ named: { destinatarId: (await createRecipient()).id } });

  const anotherCode = () => Promise.resolve({ named: { cod: fresh("COD") } });

  const asCitizen = async () => ({ headers: (await createCitizen()).headers });

  const asAppSystem = async () => ({ headers: (await createAppSystem()).headers });

  const asSomebody = async () => ({ headers: (await createLinked()).headers });

  const asOperator = async () => ({ headers: await operatorOf({ id: systemId }) });

  const withMember = async () => ({ membri: [{ idnp: (await createRecipient()).idnp ?? "" }] });

  /** The earlier steps of a request that belongs to a sequence. */
  const earlier: Record<string, (body: Example["body"]) => Promise<Earlier>> = {
    "authenticate.signIn": async (body) => {
      await addPersonTo("notifications", {
        login: String(body?.username),
        passwordHash: await passwordHash(),
      });
      return { headers: {} };
    },
    "account.register": () => Promise.resolve({ headers: {} }),
    "account.requestReset": () => Promise.resolve({ headers: {} }),
    "account.finishReset": async () => {
      const key = await issueKey(people, "reset", await addPersonTo("notifications"));
      return { headers: {}, named: { key } };
    },
    "account.changePassword": async () => ({
      headers: await someUser({ passwordHash: await passwordHash() }),
    }),
    "account.replace": async () => ({ headers: await someUser({ login: "ana.rusu" }) }),
    "sistems.rotateSecret": () => Promise.resolve({ id: systemId }),
    "public.sessions.create": () => Promise.resolve({ headers: {}, named: { returnTo: RETURN_TO } }),
    "public.sessions.complete": async () => {
      const { id, body } = await signInUncompleted({ sub: "functionar", roles: ["staff"] });
      return { headers: {}, id, named: body };
    },
    "templates.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "notify-console.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "notificares.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "notify-by-id-operator.create": async () => ({ headers: await operatorOf(await createSystem()) }),
    "notify-by-id-console.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "mailSenders.create": (body) =>
      Promise.resolve({ named: { dkim: { ...(body?.dkim as object), cheie: newRsaKey() } } }),
    "eveniment-notificares.create": async () => {
      const { id } = await storeNotification({ sistemId: systemId });
      return { named: { notificareId: id } };
    },
    "grups.create": async () => ({ named: { sistemId: systemId, ...(await withMember()) } }),
    "operator-groups.create": async () => ({
      headers: await operatorOf(await createSystem()),
      named: await withMember(),
    }),
    "operator-groups.createMembers": async () => ({
      ...(await asOperator()),
      id: (await createGroup({ sistemId: systemId })).id,
      named: await withMember(),
    }),
    "canal-contacts.create": ofSomebody,
    "preferinta-notificares.create": ofSomebody,
    "push-subscriptions.create": ofSomebody,
    "provision.createLink": async () => ({
      named: {
        ...(await ofSomebody()).named,
        login: (await addPersonTo("notifications")).login,
      },
    }),
    "me-contacts.create": asSomebody,
    "me-contacts.verify": async () => {
      const person = await createLinked();
      return { headers: person.headers, id: (await createContact(person.id)).id };
    },
    "me-contacts.requestCode": async () => {
      const person = await createLinked();
      return { headers: person.headers, id: (await addOwnContact(person)).id };
    },
    "me-preferences.create": async () => ({ ...(await asSomebody()), named: { sistemId: systemId } }),
    "me-devices.create": asSomebody,
    "me-notifications.setRead": async () => {
      const person = await createLinked();
      return { headers: person.headers, id: (await sendTo(person.id)).notification.id };
    },
    "admin.jobs.retry": async () => ({ id: (await waitingCancellation()).id }),
    "admin.approvals.approve": async () => ({ id: await askForDeletion() }),
    "admin.approvals.reject": async () => ({ id: await askForDeletion() }),
    "admin.approvals.withdraw": async () => ({ id: await askForDeletion(admin) }),
    "citizen.sessions.revoke": async () => {
      const { headers, session } = await createCitizen();
      return { headers, id: session.id };
    },
    "citizen.sessions.revokeOthers": asCitizen,
    "citizen.contacts.create": asCitizen,
    "citizen.contacts.verify": async () => {
      const citizen = await createCitizen();
      return { headers: citizen.headers, id: (await createContact(citizen.id)).id };
    },
    "citizen.contacts.requestCode": async () => {
      const { headers, id } = await createCitizen();
      return { headers, id: (await createContact(id, { verificat: false })).id };
    },
    "citizen.notifications.setRead": async () => {
      const { headers, id } = await createCitizen();
      return { headers, id: (await sendTo(id)).notification.id };
    },
    "citizen.preferences.create": async () => ({ ...(await asCitizen()), named: { sistemId: systemId } }),
    "citizen.push-subscriptions.create": asCitizen,
    "staff.notifications.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "staff.notifications.createEstimate": () => Promise.resolve({ named: { sistemId: systemId } }),
    "staff.notifications.createTest": () => Promise.resolve({ named: { sistemId: systemId } }),
    "staff.notifications.retry": async () => {
      const notification = await storeNotification({ sistemId: systemId });
      for (const { id } of await storedDeliveries(notification))
        await settle({ id }, "Failed", { cauza: "permanent", motiv: "adresa-refuzata" });
      return { id: notification.id };
    },
    "admin.categories.create": () => Promise.resolve({ named: { sistemId: systemId } }),
    "staff.groups.create": async () => ({
      named: { sistemId: (await createSystem()).id, ...(await withMember()) },
    }),
    // The older address of the same records has had the example.
    "admin.systems.create": () =>
      Promise.resolve({ named: { cod: fresh("SYS"), certificate: [newCertificate()] } }),
    "admin.providers.create": anotherCode,
    "admin.recipients.create": () => Promise.resolve({ named: { idnp: newIdnp() } }),
    "staff.groups.createMembers": async () => ({
      id: (await createGroup({ sistemId: systemId })).id,
      named: await withMember(),
    }),
    "admin.templates.create": async () => ({ named: { sistemId: (await createSystem()).id } }),
    "admin.mail-senders.create": (body) =>
      Promise.resolve({
        named: { cod: fresh("E"), implicit: false, dkim: { ...(body?.dkim as object), cheie: newRsaKey() } },
      }),
    "app.notifications.create": asAppSystem,
    "app.templates.create": asAppSystem,
    "app.receipts.register": async (body = {}) => ({ headers: await signed(body) }),
  };

  const secret = newWebhookSecret();
  /** The headers of a provider that signs what it sends; its code is in the address. */
  async function signed(body: object): Promise<Record<string, string>> {
    const provider = await createProvider({ cod: "RECIPISE", canal: "SMS", tip: "HTTP" });
    const sigilate = { secret: await sealSecretOf(provider.id, "secret", secret) };
    await update(Providers, provider, (before) => ({ ...before, sigilate }));
    return { ...signWebhook(secret, { id: "msg_1", body: JSON.stringify(body) }) };
  }

  async function send({ operationId, path, body }: Example): Promise<number> {
    if (operationId === "public.unsubscribe.request") return unsubscribeBy(path);
    if (operationId === "app.tokens.create") return askForToken(`POST ${path}`, body);
    if (path.startsWith("/api/v1/") && zoneOf(path) === undefined) return sendAsMachine(path, body);
    if (body?.login ?? body?.email) await call("DELETE /api/admin/users/ana.rusu", admin);
    const { login } = await addPersonTo("notifications");
    const { headers = admin, named = {}, id = 0 } = (await earlier[operationId]?.(body)) ?? {};
    const names = {
      login,
      id: String(id),
      provider: "RECIPISE",
      // Deliveries that were given up are replayed; those that wait are purged.
      queue: operationId.endsWith("replay") ? "deliveries-dlq" : "deliveries",
      job: `cancellation-${id}`,
    };
    const address = Object.entries(names).reduce((at, [name, value]) => at.replace(`{${name}}`, value), path);
    return (await call(`POST ${address}`, headers, { ...body, ...named })).status;
  }

  /** Asks as a system, with the name and the secret that it was given; systems have no scopes. */
  async function askForToken(address: string, body: Example["body"]): Promise<number> {
    const { clientId: client_id, clientSecret: client_secret } = await createAppSystem();
    const fields = { ...(body as Record<string, string>), client_id, client_secret };
    return (await call(address, {}, new URLSearchParams(fields))).status;
  }

  /** Unsubscribes like a mail program, with the token of a mail. */
  async function unsubscribeBy(path: string): Promise<number> {
    const recipient = { adresaHmac: addressHmac("Email", "ion.popescu@exemplu.md") };
    const mail = { sistemId: systemId, categorie: "noutati", notificareId: nextId(), livrareId: nextId() };
    return (await call(`POST ${path.replace("{token}", tokenFor({ ...mail, recipient }))}`)).status;
  }

  /** Sends as a system, with the template that an address names. */
  async function sendAsMachine(path: string, body: Example["body"]): Promise<number> {
    const { certificate, system } = await createMachine();
    const { id } = await createTemplate({ sistemId: system.id });
    const address = path.replace("{id}", String(id)).replace("{trackingId}", "exemplu");
    return (await callWith(certificate, `POST ${address}`, body)).status;
  }

  examplesSucceed("notifications", send);
});
