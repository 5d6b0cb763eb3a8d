import { expect, it } from "vitest";
import { guardDutyEvent } from "../testing/guard-duty-event.ts";
import { answerOfGuardDuty, answerOfTag, GuardDutyEvent } from "./guard-duty.ts";

const answerTo = (said: Parameters<typeof guardDutyEvent>[0]) =>
  answerOfGuardDuty(GuardDutyEvent.parse(guardDutyEvent(said)));

it("GuardDuty's event says of an object that it is clean, infected by name, or why it was not scanned", () => {
  const names = ["EICAR-Test-File (not a virus)", "Trojan.Generic", "Trojan.Generic"];
  expect([
    answerTo({ result: "NO_THREATS_FOUND" }),
    answerTo({ result: "THREATS_FOUND", names }),
    answerTo({ status: "SKIPPED", result: "UNSUPPORTED" }),
    answerTo({ status: "SKIPPED", result: "ACCESS_DENIED" }),
    answerTo({ status: "FAILED", result: "FAILED" }),
  ]).toEqual([
    { stare: "curat" },
    { stare: "infectat", nume: "EICAR-Test-File (not a virus), Trojan.Generic" },
    { stare: "nescanat", motiv: "nesuportat" },
    { stare: "nescanat", motiv: "indisponibil" },
    { stare: "nescanat", motiv: "indisponibil" },
  ]);
});

it("GuardDuty's event calls nothing clean that was not scanned to its end, or in words that are not known", () => {
  const unknown = { stare: "nescanat", motiv: "indisponibil" };
  expect(answerTo({ status: "FAILED", result: "NO_THREATS_FOUND" })).toEqual(unknown);
  expect(answerTo({ status: "SKIPPED", result: "NO_THREATS_FOUND" })).toEqual(unknown);
  expect(answerTo({ result: "PROBABLY_FINE" })).toEqual(unknown);
});

it("GuardDuty's event that found something says so, also without names, and however long they are", () => {
  expect(answerTo({ result: "THREATS_FOUND", names: [] })).toEqual({
    stare: "infectat",
    nume: "THREATS_FOUND",
  });
  expect(answerTo({ status: "FAILED", result: "THREATS_FOUND", names: ["a".repeat(1000)] })).toEqual({
    stare: "infectat",
    nume: "a".repeat(255),
  });
});

it("an event of another kind, or without an object, is none of GuardDuty's results", () => {
  const event = guardDutyEvent({ result: "NO_THREATS_FOUND" });
  const { s3ObjectDetails: _, ...without } = event.detail;
  for (const other of [
    { ...event, source: "temelia.test" },
    { ...event, "detail-type": "GuardDuty Malware Protection Post Scan Action Failed" },
    { ...event, detail: without },
  ])
    expect(GuardDutyEvent.safeParse(other).success).toBe(false);
});

it("the tag of an object says the same without a name; an object without it was not scanned", () => {
  expect(answerOfTag("NO_THREATS_FOUND")).toEqual({ stare: "curat" });
  expect(answerOfTag("THREATS_FOUND")).toEqual({ stare: "infectat", nume: "THREATS_FOUND" });
  expect(answerOfTag("UNSUPPORTED")).toEqual({ stare: "nescanat", motiv: "nesuportat" });
  for (const other of ["ACCESS_DENIED", "FAILED", "", undefined])
    expect(answerOfTag(other)).toEqual({ stare: "nescanat", motiv: "indisponibil" });
});
