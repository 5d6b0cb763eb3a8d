import { expect, it } from "vitest";
import { meaningOf, serverIdOf } from "./outcome.ts";

const before = (command: string | undefined, status?: number) =>
  meaningOf({ command, status, isHandedOver: false });
const after = (command: string | undefined, status?: number) =>
  meaningOf({ command, status, isHandedOver: true });

it("the meaning of a failure is the provider's fault if it refuses before it was told the recipient", () => {
  for (const command of ["CONN", "EHLO", "AUTH PLAIN", "MAIL FROM", undefined])
    expect([before(command, 451), before(command, 535), before(command, 554)]).toEqual([
      "provider",
      "provider",
      "provider",
    ]);
});

it("the meaning of a failure is about the recipient if the recipient is refused: for good by a 5yz, for now by a 4yz", () => {
  expect([before("RCPT TO", 450), before("RCPT TO", 550)]).toEqual(["deferred", "recipient"]);
});

it("the meaning of a failure is about the recipient if the message is refused for good, and the provider's fault if only for now", () => {
  expect([before("DATA", 554), after("DATA", 554), after("CONN", 552)]).toEqual([
    "recipient",
    "recipient",
    "recipient",
  ]);
  expect([before("DATA", 451), after("DATA", 451)]).toEqual(["provider", "provider"]);
});

it("the meaning of a failure is the provider's fault if it closes down, whatever it was asked", () => {
  expect([before("MAIL FROM", 421), before("RCPT TO", 421), before("DATA", 421), after("DATA", 421)]).toEqual(
    ["provider", "provider", "provider", "provider"],
  );
});

it("the meaning of a failure is the provider's fault without an answer, unless the message was handed over", () => {
  expect([before("CONN"), before("DATA"), before(undefined)]).toEqual(["provider", "provider", "provider"]);
  expect([after("CONN"), after("DATA"), after(undefined)]).toEqual(["ambiguous", "ambiguous", "ambiguous"]);
});

it("the meaning of a failure is ambiguous after an answer that neither takes nor refuses the message", () => {
  expect([after("DATA", 354), after("CONN", 250)]).toEqual(["ambiguous", "ambiguous"]);
});

it.each([
  ["250 2.0.0 Ok: queued as 4TqXyz1Abc", "4TqXyz1Abc"],
  ["250 OK id=1rVxyz-000abc-2D", "1rVxyz-000abc-2D"],
  ["250 2.0.0 41BMxyz012345 Message accepted for delivery", "41BMxyz012345"],
  [
    "250 2.0.0 OK <AM0PR01.eurprd01.prod.outlook.com> [Hostname=AM0PR01]",
    "AM0PR01.eurprd01.prod.outlook.com",
  ],
  ["250 Ok 0100018b5c3c0a4f-1a2b-3c4d-000000", "0100018b5c3c0a4f-1a2b-3c4d-000000"],
  ["250 OK", undefined],
  ["250 2.0.0 OK: message accepted", undefined],
])("the id of a mail is read from the words of its server: %s", (reply, id) => {
  expect(serverIdOf(reply)).toBe(id);
});
