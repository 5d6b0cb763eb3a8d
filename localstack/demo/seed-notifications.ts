import { Accounts } from "../../functions/notifications/access/account.ts";
import { addMembers } from "../../functions/notifications/recipients/groups/members.ts";
import { sealSecretOf } from "../../functions/notifications/delivering/channels/secrets.ts";
import {
  Providers,
  type ProviderSettings,
  type SecretName,
} from "../../functions/notifications/records/provider.ts";
import { LibraryCategories } from "../../functions/notifications/records/category.ts";
import { Contacts } from "../../functions/notifications/records/contact.ts";
import { Devices } from "../../functions/notifications/records/device.ts";
import { Groups } from "../../functions/notifications/records/group.ts";
import { Preferences } from "../../functions/notifications/records/preference.ts";
import { Recipients } from "../../functions/notifications/records/recipient.ts";
import { Senders } from "../../functions/notifications/records/sender.ts";
import { type System, Systems } from "../../functions/notifications/records/system.ts";
import { Templates } from "../../functions/notifications/records/template.ts";
import { placeTexts, variablesOf } from "../../functions/notifications/state/content/template-texts.ts";
import { recordedFacts } from "../../shared/auth/certificate-facts.ts";
import type { RegisteredCertificate } from "../../shared/auth/client-certificate.ts";
import { hashOfSecret } from "../../shared/auth/client-secrets.ts";
import { clock } from "../../shared/clock.ts";
import { update } from "../../shared/data/repository.ts";
import { config as mail } from "../../shared/mail/config.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./notifications.ts";
import { demoBrowser } from "./push.ts";
import * as registry from "./registry.ts";
import { administratorSubject, createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Development certificates, by name. */
export type Certificates = Record<string, RegisteredCertificate>;

/**
 * Seeds systems with their certificates, their templates, the people and the ways out of notifications. Returns whether it
 * wrote anything.
 */
export const seedNotifications = (certificates: Certificates = {}): Promise<boolean> =>
  seedOnce("notifications", { ...demo, ...registry }, async () => {
    await Promise.all([
      ...demo.systems.map((system) => addSystem(system, certificates)),
      createIfMissing(Systems, { ...demo.ownSystem, ...credentialsOf(demo.ownSystem) }),
      ...demo.templates.map(addTemplate),
      ...demo.categories.map((category) => createIfMissing(LibraryCategories, category)),
      ...demo.providers.map(addProvider),
      ...demo.senders.map((sender) => createIfMissing(Senders, sender)),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        subject: administratorSubject(),
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
      ...demo.operators.map((operator) =>
        createPersonIfMissing(Accounts, demoPassword, {
          ...operator,
          langKey: "ro",
          authorities: ["ROLE_USER", "ROLE_OPERATOR"],
        }),
      ),
      addRegistry(),
    ]);
  });

/** People and firms with what decides on their messages, then the group of all of them. */
async function addRegistry(): Promise<void> {
  const creatLa = clock.iso();
  const { login, id: utilizatorId, destinatarId } = registry.citizen;
  const link = (id: number) =>
    id === destinatarId ? { utilizatorLogin: login, utilizatorId, legatLa: creatLa } : {};
  await Promise.all([
    ...registry.recipients.map((recipient) =>
      createIfMissing(Recipients, { ...recipient, ...link(recipient.id), activ: true, creatLa }),
    ),
    ...registry.contacts.map((contact) => createIfMissing(Contacts, { ...contact, creatLa })),
    ...registry.preferences.map((preference) => createIfMissing(Preferences, { ...preference, creatLa })),
    createIfMissing(Devices, { ...deviceOfCitizen(), creatLa }),
    createIfMissing(Groups, { ...registry.group, creatLa }),
    createPersonIfMissing(Accounts, demoPassword, { ...registry.citizen, langKey: "ro" }),
  ]);
  await addMembers(
    registry.group.id,
    registry.recipients.map(({ id }) => ({ id })),
  );
}

/** The citizen's browser, at the push service of this run. */
function deviceOfCitizen() {
  const { name, ...device } = registry.device;
  const service = process.env.PUSH_URL ?? "http://localhost:3006";
  return { ...device, endpoint: `${service}/push/${name}`, keys: demoBrowser.keys };
}

/** A system of an earlier edition, which knew no certificates or client credentials, gets its own. */
async function addSystem(
  { certificateName, ...system }: (typeof demo.systems)[number],
  { [certificateName]: registered }: Certificates,
): Promise<void> {
  const certificate = registered && { certificate: [registered.fingerprint] };
  const known = registered?.facts && { certificateCunoscute: [recordedFacts(registered.facts)] };
  const own: Partial<System> = { ...certificate, ...known, ...credentialsOf(system) };
  await createIfMissing(Systems, { ...system, ...own });
  const hasAll = (stored: System) => Object.keys(own).every((field) => field in stored);
  await update(Systems, system, (stored) => (hasAll(stored) ? stored : { ...own, ...stored }));
}

/** The client credentials of a system, if the demo data give it some. */
function credentialsOf({ id }: System): Pick<System, "clientId" | "secrets"> {
  const client = [demo.appClient, demo.ownClient].find(({ sistemId }) => sistemId === id);
  if (!client) return {};
  const { clientId, clientSecret } = client;
  return { clientId, secrets: [{ hash: hashOfSecret(clientId, clientSecret), createdAt: clock.iso() }] };
}

async function addTemplate({ texts, ...said }: (typeof demo.templates)[number]): Promise<void> {
  const now = clock.iso();
  const { login } = demo.administrator;
  await createIfMissing(Templates, {
    ...said,
    subject: texts.subject,
    bodyShort: texts.bodyShort,
    variabile: variablesOf(texts),
    versiune: 1,
    hash: await placeTexts(texts),
    creatDe: login,
    creatLa: now,
    modificatDe: login,
    modificatLa: now,
  });
}

/** The address of a provider in this run: the ports of the mail server and of the gateway differ between runs. */
function addressOf(tip: string): ProviderSettings {
  if (tip === "WEBPUSH") return {};
  if (tip === "HTTP") return { url: process.env.SMS_GATEWAY_URL ?? "http://localhost:3004/messages" };
  const { hostname, port } = new URL(mail.smtpUrl);
  return { host: hostname, port: Number(port) };
}

async function addProvider({ secrets, ...said }: (typeof demo.providers)[number]): Promise<void> {
  const sealed = Object.entries(secrets).map(
    async ([name, text]) => [name, await sealSecretOf(said.id, name as SecretName, text)] as const,
  );
  const sigilate = Object.fromEntries(await Promise.all(sealed));
  const configuratie = { ...addressOf(said.tip), ...said.configuratie };
  await createIfMissing(Providers, { ...said, configuratie, sigilate });
}
