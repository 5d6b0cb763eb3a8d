import { badRequest, invalidFields, type FieldError } from "../../../shared/errors.ts";
import { addressRefusals, foldedAddress, normalizedAddress } from "../addresses/forms.ts";
import type { ContentRecipient } from "../records/content.ts";
import { type AddressChannel, addressChannels } from "../records/delivery.ts";
import type { NoticeRequest, SentRecipient } from "./request.ts";

/** The reason why a recipient is refused: the key of its text. */
interface Refused {
  refused: (typeof addressRefusals)[AddressChannel];
}

const wrongAddress = (field: string, { refused }: Refused): FieldError => ({ field, code: refused });

const isChannel = (type: string): type is AddressChannel => addressChannels.some((canal) => canal === type);

/** A recipient of a content, with its number in the call, which refusals name. */
export interface NumberedRecipient {
  number: number;
  recipient: ContentRecipient;
}

/**
 * The recipients of a call, normalised, each channel and address once: of several the first.
 * @throws badRequest that names every wrong address, and for people and groups while there is no registry
 */
export async function recipientsOf(sent: readonly SentRecipient[]): Promise<NumberedRecipient[]> {
  const found = await Promise.all(sent.map(recipientOf));
  const wrong: FieldError[] = found.flatMap((recipient, i) =>
    "refused" in recipient ? [wrongAddress(`recipients.${i}.value`, recipient)] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  return onceEach(
    found.flatMap((recipient, number) => ("refused" in recipient ? [] : [{ number, recipient }])),
  );
}

async function recipientOf({ type, value, ...own }: SentRecipient): Promise<ContentRecipient | Refused> {
  if (!isChannel(type)) throw badRequest("registruOprit");
  const adresa = await normalizedAddress(type, value);
  if (adresa === undefined) return { refused: addressRefusals[type] };
  return { ...own, canal: type, adresa, ...(value === adresa ? {} : { numit: value }) };
}

function onceEach(recipients: NumberedRecipient[]): NumberedRecipient[] {
  const byAddress = new Map<string, NumberedRecipient>();
  for (const numbered of recipients) {
    const { canal, adresa } = numbered.recipient;
    const key = `${canal} ${foldedAddress(canal, adresa)}`;
    if (!byAddress.has(key)) byAddress.set(key, numbered);
  }
  return [...byAddress.values()];
}

/** The addresses of forwarded copies, each once. @throws badRequest that names every wrong one */
export async function forwardsOf({ forwardTo = [] }: Pick<NoticeRequest, "forwardTo">): Promise<string[]> {
  const found = await Promise.all(forwardTo.map((address) => normalizedAddress("Email", address)));
  const wrong: FieldError[] = found.flatMap((address, i) =>
    address === undefined ? [wrongAddress(`forwardTo.${i}`, { refused: addressRefusals.Email })] : [],
  );
  if (wrong.length > 0) throw invalidFields(wrong);
  const addresses = found.filter((address) => address !== undefined);
  return [...new Map(addresses.map((address) => [foldedAddress("Email", address), address])).values()];
}
