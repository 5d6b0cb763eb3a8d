import { expect, it } from "vitest";
import { addPerson, call, PASSWORD, signInAs, stored, tokenOf } from "../../testing/accounts-service.ts";
import { aMinuteAgo } from "../../testing/settled.ts";

const idToken = (body: unknown) => (body as { id_token: string }).id_token;
const signIn = async (username: string, rememberMe = false): Promise<string> =>
  idToken(
    (await call("POST /api/authenticate", { body: { username, password: PASSWORD, rememberMe } })).body,
  );
const renewed = async (token: string): Promise<string> =>
  idToken((await call("PUT /api/authenticate", { token })).body);
const endAll = (token?: string) => call("DELETE /api/authenticate", token === undefined ? {} : { token });
const statusesOf = (...tokens: string[]): Promise<number[]> =>
  Promise.all(tokens.map(async (token) => (await call("GET /api/account", { token })).status));

it("every token of the account ends: those of other devices, remembered and renewed ones, and the one in use", async () => {
  await addPerson("pierduta");
  const [here, phone, remembered] = [
    await signIn("pierduta"),
    await signIn("pierduta"),
    await signIn("pierduta", true),
  ];
  const tokens = [here, phone, remembered, await renewed(phone), await renewed(remembered)];
  expect(await statusesOf(...tokens)).toEqual([200, 200, 200, 200, 200]);
  const { status, body } = await endAll(here);
  expect([status, body]).toEqual([204, ""]);
  expect(await statusesOf(...tokens)).toEqual([401, 401, 401, 401, 401]);
  expect((await call("PUT /api/authenticate", { token: phone })).status).toBe(401);
});

it("the password stays: a sign-in after it works, also in the same second", async () => {
  await addPerson("intoarsa");
  const { passwordHash } = (await stored("intoarsa")) ?? {};
  await endAll(await signIn("intoarsa"));
  const { status, body } = await signInAs("intoarsa", PASSWORD);
  expect([status, await statusesOf(idToken(body))]).toEqual([200, [200]]);
  expect(await stored("intoarsa")).toMatchObject({ passwordHash, lastModifiedBy: "intoarsa" });
});

it("the tokens of other accounts stay", async () => {
  const [mine, theirs] = [tokenOf(await addPerson("a-mea")), tokenOf(await addPerson("a-lor"))];
  expect((await endAll(mine)).status).toBe(204);
  expect(await statusesOf(mine, theirs)).toEqual([401, 200]);
});

it("is 401 without a token, and for one that has ended: another sign-in cannot be ended by it", async () => {
  await addPerson("repetata");
  const ended = await signIn("repetata");
  await endAll(ended);
  const later = await signIn("repetata");
  expect([(await endAll(ended)).status, (await endAll()).status]).toEqual([401, 401]);
  expect(await statusesOf(later)).toEqual([200]);
});

it("twice at once from two devices leaves nothing open", async () => {
  await aMinuteAgo(() => addPerson("de-doua-ori"));
  const tokens = [await signIn("de-doua-ori"), await signIn("de-doua-ori")];
  const answers = await Promise.all(tokens.map((token) => endAll(token)));
  for (const { status } of answers) expect(status).toBeOneOf([204, 401]);
  expect(answers.map(({ status }) => status)).toContain(204);
  expect(await statusesOf(...tokens)).toEqual([401, 401]);
});
