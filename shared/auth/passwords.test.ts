import { expect, it } from "vitest";
import { commonPasswords } from "./common-passwords.ts";
import { hashPassword, passwordProblem, verifyPassword } from "./passwords.ts";

it("a password's hash is an argon2id PHC string with 19 MiB, two passes, one lane and a salt of its own", async () => {
  const [one, two] = await Promise.all([hashPassword("parola bună"), hashPassword("parola bună")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
});

it("a password's hash knows its own password and no other", async () => {
  const stored = await hashPassword("parola bună");
  const answers = ["parola bună", "parola buna", "Parola bună", "parola bună ", ""].map((p) =>
    verifyPassword(p, stored),
  );
  expect(await Promise.all(answers)).toEqual([true, false, false, false, false]);
});

it("a password's hash knows the password also when its letters were composed by another system", async () => {
  const stored = await hashPassword("țăran și Йод".normalize("NFC"));
  expect(await verifyPassword("țăran și Йод".normalize("NFD"), stored)).toBe(true);
});

it("a password's hash of another program with other costs is understood", async () => {
  expect(await verifyPassword("password", otherHash)).toBe(true);
  expect(await verifyPassword("passwore", otherHash)).toBe(false);
});

it.each([
  ["missing", undefined],
  ["empty", ""],
  ["in another format", "$2b$10$abcdefghijklmnopqrstuuABCDEFGHIJKLMNOPQRSTUVWXYZ01234"],
  ["without its hash", "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$"],
  [
    "of a weaker kind",
    "$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA",
  ],
])("a password's hash that is %s fits no password", async (_, stored) => {
  expect(await verifyPassword("password", stored)).toBe(false);
});

it.each([
  ["seven characters", "aB3!xyz", "preaScurta"],
  ["seven characters of two units each", "😀".repeat(7), "preaScurta"],
  ["eight characters", "aB3!xyz9", undefined],
  ["eight decomposed characters", "șțăîâéöü".normalize("NFD"), undefined],
  ["a hundred characters", "ж".repeat(100), undefined],
  ["a hundred and one characters", "ж".repeat(101), "preaLunga"],
  ["a common one", "12345678", "preaComuna"],
  ["a common one in other letters", "PaRoLa123", "preaComuna"],
  ["a common one in Russian", "ПАРОЛЬ123", "preaComuna"],
  ["a common one with marks, decomposed", "Chișinău".normalize("NFD"), "preaComuna"],
  ["no composition rules", "patru cai verzi", undefined],
])("a new password of %s", (_, password, problem) => {
  expect(passwordProblem(password, { denylist: commonPasswords })).toBe(problem);
});

it("a new password may be a common one where no list is given", () => {
  expect(passwordProblem("12345678")).toBeUndefined();
});

it("the list of common passwords has only entries that could be chosen and can be met", () => {
  const entries = [...commonPasswords];
  expect(entries.length).toBeGreaterThanOrEqual(3000);
  expect(entries.filter((entry) => passwordProblem(entry) !== undefined)).toEqual([]);
  expect(entries.filter((entry) => entry !== entry.normalize("NFC").toLowerCase())).toEqual([]);
});

/** "password" with salt "somesalt", 64 MiB, two passes: the example of the reference implementation's own tests. */
const otherHash = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
