import type { Mailbox } from "./mail.ts";

/** The mailbox in a text such as `Temelia <no-reply@institutie.md>` or `no-reply@institutie.md`. */
export function parseMailbox(text: string): Mailbox {
  const { name, address } = /^(?<name>[^<>]*)<(?<address>[^<>]*)>\s*$/.exec(text)?.groups ?? {};
  if (address === undefined) return { address: text.trim() };
  return { name: (name ?? "").trim().replace(/^"(.*)"$/, "$1"), address: address.trim() };
}
