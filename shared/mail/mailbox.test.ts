import { expect, it } from "vitest";
import { parseMailbox } from "./mailbox.ts";

it.each([
  ["no-reply@institutie.md", { address: "no-reply@institutie.md" }],
  ["Temelia <no-reply@institutie.md>", { name: "Temelia", address: "no-reply@institutie.md" }],
  ['"Registrul, secția 2" <r@institutie.md> ', { name: "Registrul, secția 2", address: "r@institutie.md" }],
  ["<r@institutie.md>", { name: "", address: "r@institutie.md" }],
])("a configured sender is an address with or without a name: %s", (text, mailbox) => {
  expect(parseMailbox(text)).toEqual(mailbox);
});
