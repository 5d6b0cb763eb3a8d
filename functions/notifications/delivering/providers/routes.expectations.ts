import type { Calls } from "../../calls.expectations.ts";
import { fresh } from "../../testing.ts";
import { createProvider, createSender, smtpSettings } from "./testing.ts";

const provider = () => ({
  cod: fresh("F"),
  canal: "Email",
  tip: "SMTP",
  configuratie: smtpSettings,
  prioritate: 1,
});
const sender = () => ({ cod: fresh("E"), denumire: "Registrul", from: "registru@exemplu.md" });

const oneSender = async () => (await createSender()).id;

export const calls: Calls = {
  "admin.providers.create": { body: provider },
  "admin.providers.replace": { body: provider },
  "admin.providers.patch": { body: () => ({ prioritate: 2 }) },
  "mail-senders": { parameter: oneSender },
  "admin.mail-senders.create": { body: sender },
  "admin.mail-senders.replace": { body: sender },
  providers: { parameter: async () => (await createProvider()).id },
  "providers.create": { body: provider },
  "providers.replace": { body: provider },
  "providers.patch": { body: () => ({ prioritate: 2 }) },
  "mailSenders.create": { body: sender },
  "mailSenders.replace": { parameter: oneSender, body: sender },
};
