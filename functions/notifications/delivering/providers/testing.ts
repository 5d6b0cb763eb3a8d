import { generateKeyPairSync } from "node:crypto";
import { create } from "../../../../shared/data/repository.ts";
import type { Stored } from "../../../../shared/data/entity.ts";
import { nextId } from "../../../../shared/ids.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import { type Sender, Senders } from "../../records/sender.ts";
import { fresh } from "../../testing.ts";

/* Providers and senders for tests. */

export const smtpSettings = { host: "smtp.exemplu.md", port: 587, secure: false, requireTls: true };

/** Stores a provider of mail that is active. */
export const createProvider = (fields: Partial<Provider> = {}): Promise<Stored<Provider>> =>
  create(Providers, {
    id: nextId(),
    cod: fresh("F"),
    canal: "Email",
    tip: "SMTP",
    configuratie: smtpSettings,
    sigilate: {},
    prioritate: 1,
    recipise: false,
    activ: true,
    ...fields,
  });

/** Stores an active sender. */
export const createSender = (fields: Partial<Sender> = {}): Promise<Stored<Sender>> =>
  create(Senders, {
    id: nextId(),
    cod: fresh("E"),
    denumire: "Registrul",
    from: "Registrul <registru@exemplu.md>",
    implicit: false,
    activ: true,
    ...fields,
  });

/** A new RSA key, PEM. */
export const newRsaKey = (modulusLength = 2048): string =>
  generateKeyPairSync("rsa", { modulusLength })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();
