import { createHmac } from "node:crypto";
import { foldedMailAddress } from "../../../shared/contacts/mail-address.ts";
import { config } from "./config.ts";
import type { AddressChannel } from "./delivery.ts";

/**
 * HMAC-SHA-256 under REGISTRY_KEY, base64url. It stands for a personal value in keys, messages and logs.
 * @param purpose keeps the HMACs of different kinds of values apart
 */
export const hmacOf = (purpose: string, value: string): string =>
  createHmac("sha256", config.registryKey).update(`${purpose}\n${value}`).digest("base64url");

/** The HMAC of a normalised address. Mail addresses that differ only by case have the same. */
export const addressHmac = (canal: AddressChannel, adresa: string): string =>
  hmacOf(`address ${canal}`, foldedAddress(canal, adresa));

/** The form for comparing normalised addresses. */
export const foldedAddress = (canal: AddressChannel, adresa: string): string =>
  canal === "Email" ? foldedMailAddress(adresa) : adresa;
