import type { Calls } from "../calls.expectations.ts";
import { fresh } from "../testing.ts";
import { createProvider, createSender, smtpSettings } from "./testing.ts";

const provider = () => ({
  cod: fresh("F"),
  canal: "Email",
  tip: "SMTP",
  configuratie: smtpSettings,
  prioritate: 1,
});
const sender = () => ({ cod: fresh("E"), denumire: "Registrul", from: "registru@exemplu.md" });

export const calls: Calls = {
  providers: { parameter: async () => (await createProvider()).id },
  "providers.create": { body: provider },
  "providers.replace": { body: provider },
  "providers.patch": { body: () => ({ prioritate: 2 }) },
  "mailSenders.create": { body: sender },
  "mailSenders.replace": { parameter: async () => (await createSender()).id, body: sender },
};
