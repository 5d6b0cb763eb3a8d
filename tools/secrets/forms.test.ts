import { expect, it } from "vitest";
import { StoredTokenKeys } from "../../shared/auth/stored-token-keys.ts";
import { signingKeys } from "../../shared/auth/signing-keys.ts";
import { afterStep, forms, publicPushKey, sharedKey, type Step } from "./forms.ts";

const now = new Date("2026-11-20T10:00:00Z");
const MONTH_LATER = Date.parse("2026-12-21T10:00:00Z") / 1000;
const formOf = (name: string) => forms[name] ?? {};
const after = (name: string, step: Step, text: string, given?: string) =>
  afterStep(formOf(name), step, text, { given, now });
const keysOf = (text: string) =>
  StoredTokenKeys.parse(text).map(({ key, until, isShared }) => [key, until, isShared]);

it("keys of user tokens rotate by a key that is accepted, then signs, while the earlier one ends after 31 days", () => {
  const first = formOf("user-token/documents").make?.() ?? "";
  const added = after("user-token/documents", "add", first);
  const [, second = ""] = added.split("\n");
  expect(keysOf(added)).toEqual([
    [first, Infinity, false],
    [second, Infinity, false],
  ]);
  const used = after("user-token/documents", "use", added);
  expect(keysOf(used)).toEqual([
    [second, Infinity, false],
    [first, MONTH_LATER, false],
  ]);
  expect(keysOf(after("user-token/documents", "end", used))).toEqual([[second, Infinity, false]]);
  const replaced = keysOf(after("user-token/documents", "replace", used));
  expect(replaced).toHaveLength(1);
  expect([first, second]).not.toContain(replaced[0]?.[0]);
});

it("a rotation of user tokens keeps the end of keys that have one, the shared one included", () => {
  const [first, shared] = ["f".repeat(64), "s".repeat(64)];
  const text = `${first}\n${sharedKey(shared, new Date("2026-11-01T00:00:00Z"))}`;
  const used = after("user-token/documents", "use", after("user-token/documents", "add", text));
  expect(keysOf(used).slice(1)).toEqual([
    [first, MONTH_LATER, false],
    [shared, Date.parse("2026-12-02T00:00:00Z") / 1000, true],
  ]);
});

it("the keys of organizations' tokens rotate as blocks of PEM: each step is a text that identity accepts", () => {
  const first = formOf("identity-signing-key").make?.() ?? "";
  const idsOf = (text: string) => signingKeys(text).map(({ jwk }) => jwk.kid);
  const added = after("identity-signing-key", "add", first);
  const [one, two] = idsOf(added);
  expect([one, idsOf(first)[0]]).toEqual([idsOf(first)[0], one]);
  const used = after("identity-signing-key", "use", added);
  expect(idsOf(used)).toEqual([two, one]);
  expect(idsOf(after("identity-signing-key", "end", used))).toEqual([two]);
});

it.each(["front", "vapid-private-key"])("the values of %s are lines, the first in use", (name) => {
  const first = formOf(name).make?.() ?? "";
  const added = after(name, "add", first).split("\n");
  expect(added[0]).toBe(first);
  expect(after(name, "use", added.join("\n")).split("\n")).toEqual(added.toReversed());
  expect(after(name, "end", added.join("\n"))).toBe(first);
});

it("a public push key is that of the first private one", () => {
  const [one = "", two = ""] = [0, 1].map(() => formOf("vapid-private-key").make?.());
  expect(publicPushKey(`${one}\n${two}`)).toBe(publicPushKey(one));
  expect(publicPushKey(one)).toMatch(/^B[\w-]{86}$/);
  expect(publicPushKey(one)).not.toBe(publicPushKey(two));
});

it.each(["smtp-url", "government", "signing-service-token", "provider-a"])(
  "%s is replaced by the given value, and by none of its own",
  (name) => {
    expect(after(name, "replace", "vechi", "nou")).toBe("nou");
    expect(() => after(name, "replace", "vechi")).toThrow("standard input");
    expect(() => after(name, "add", "vechi", "nou")).toThrow("replace it");
  },
);

it("no name of a secret looks like one with the six characters that Secrets Manager adds", () => {
  expect(Object.keys(forms).filter((name) => /-\w{6}$/.test(name))).toEqual([]);
});

it("a step that is not its turn, and any step of the registry's key, is refused", () => {
  expect(() => after("front", "use", "singur")).toThrow("add a value first");
  for (const step of ["add", "use", "end", "replace"] as const)
    expect(() => after("registry-key", step, "x".repeat(48))).toThrow("never changes");
});
