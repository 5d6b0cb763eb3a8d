import { expect, it } from "vitest";
import { AppError, badRequest, conflict, isRefusal, keyed, means, unavailable } from "./errors.ts";
import { invalidField } from "./refusals.ts";
import { filled } from "./texts.ts";

const refusals = keyed({
  inchis: conflict(["Este închis.", "Закрыто.", "It is closed."]),
  preaMult: badRequest(["Cel mult {limita} {ce}.", "Не более {limita} {ce}.", "At most {limita} {ce}."]),
  oprit: unavailable([
    "Oprit; codul {correlationId}.",
    "Остановлено; код {correlationId}.",
    "Stopped; code {correlationId}.",
  ]),
});

it("a refusal is thrown by reference, with its key, its status and the values of its texts", () => {
  const error = refusals.preaMult({ limita: 3, ce: "file" }, { headers: { "retry-after": "1" } });
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ key: "preaMult", status: 400, headers: { "retry-after": "1" } });
  expect(filled(error.reason.text, "ru", error.values)).toBe("Не более 3 file.");
});

it("a number of a text is written as its language writes it", () => {
  const { reason, values } = refusals.preaMult({ limita: 2.5, ce: "MB" });
  expect((["ro", "ru", "en"] as const).map((language) => filled(reason.text, language, values))).toEqual([
    "Cel mult 2,5 MB.",
    "Не более 2,5 MB.",
    "At most 2.5 MB.",
  ]);
});

it("a refusal without values takes only further details", () => {
  const cause = new Error("cauza");
  expect(refusals.inchis({ cause })).toMatchObject({ key: "inchis", status: 409, cause, values: {} });
  expect(refusals.oprit({ cause })).toMatchObject({ key: "oprit", status: 503, cause, values: {} });
});

it("an error is recognized by the refusal that it is", () => {
  expect(means(refusals.inchis(), refusals.inchis)).toBe(true);
  expect(means(refusals.oprit(), refusals.inchis)).toBe(false);
  expect(means(new Error("inchis"), refusals.inchis)).toBe(false);
  expect([refusals.inchis(), refusals.oprit(), new Error()].map(isRefusal)).toEqual([true, false, false]);
});

it("the compiler refuses a missing text, other placeholders, a missing value and an unknown key", () => {
  const misuses = [
    // @ts-expect-error: no Russian text
    () => conflict(["Este închis."]),
    // @ts-expect-error: the Russian text lacks {limita}
    () => conflict(["Cel mult {limita}.", "Не более.", "At most {limita}."]),
    // @ts-expect-error: the Romanian text lacks {limita}
    () => conflict(["Cel mult.", "Не более {limita}.", "At most."]),
    // @ts-expect-error: the English text lacks {limita}
    () => conflict(["Cel mult {limita}.", "Не более {limita}.", "At most."]),
    // @ts-expect-error: no values
    () => refusals.preaMult(),
    // @ts-expect-error: {ce} has no value
    () => refusals.preaMult({ limita: 3 }),
    // @ts-expect-error: no such placeholder
    () => refusals.preaMult({ limita: 3, ce: "file", numar: 1 }),
    // @ts-expect-error: no such refusal
    () => refusals.deschis,
    // @ts-expect-error: what is wrong about a field has no values
    () => invalidField("limita", refusals.preaMult),
  ];
  expect(misuses).toHaveLength(9);
});
