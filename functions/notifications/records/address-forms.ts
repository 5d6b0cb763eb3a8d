import { mailAddressOf, maskedMailAddress } from "../../../shared/contacts/mail-address.ts";
import { maskedPhoneNumber, phoneNumberOf } from "../../../shared/contacts/phone-number.ts";
import type { Refusal } from "../../../shared/errors.ts";
import type { AddressChannel } from "./delivery.ts";
import { refusals } from "./texts.ts";

const forms = {
  Email: { normalized: async (text: string) => mailAddressOf(text), masked: maskedMailAddress },
  SMS: { normalized: phoneNumberOf, masked: maskedPhoneNumber },
} as const satisfies Record<AddressChannel, object>;

/** The refusals for what is not an address of a channel. */
export const addressRefusals = {
  Email: refusals.adresaDeMailGresita,
  SMS: refusals.numarGresit,
} as const satisfies Record<AddressChannel, Refusal>;

/** The form that messages of a channel are sent to; undefined if the text is not an address of the channel. */
export const normalizedAddress = (canal: AddressChannel, text: string): Promise<string | undefined> =>
  forms[canal].normalized(text);

/** A normalised address for views and previews. */
export const maskedAddress = (canal: AddressChannel, adresa: string): string => forms[canal].masked(adresa);
