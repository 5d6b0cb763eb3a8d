import { issuer, signInSteps } from "../../../../shared/testing/government-login.ts";
import { createRecipient, someUser } from "../../testing.ts";
import { afterAll, expect, it } from "vitest";
import { read } from "../../../../shared/data/repository.ts";
import { sessionsOf } from "../../../../shared/features/sessions/session.ts";
import { callerOf } from "../../../../shared/testing/caller.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import { handler } from "./routes.ts";

const { signIn, signInUncompleted } = signInSteps("notifications", callerOf(handler));
afterAll(() => issuer.stop());

const recordOf = async (idnp: string) => {
  const { id } = await signInUncompleted({ sub: `cetatean-${idnp}`, idnp });
  return (await read(sessionsOf("notifications"), { id }))?.recordId;
};

it("a citizen who signs in is the recipient with their IDNP, or nobody", async () => {
  const idnp = newIdnp();
  const { id } = await createRecipient({ idnp });
  await createRecipient({ idnp: newIdnp() });
  expect([await recordOf(idnp), await recordOf(newIdnp())]).toEqual([id, undefined]);
});

it("a citizen who signs in leaves their IDNP in no log line, and gets no account", async () => {
  const idnp = newIdnp();
  const call = callerOf(handler);
  const headers = await someUser();
  const accounts = async () => (await call("GET", "/notifications/api/users?size=200", { headers })).json;
  const before = await accounts();
  const lines = await logLinesOf(() => signIn({ sub: `cetatean-${idnp}`, idnp, name: "Ana Rusu" }));
  expect(lines).toContain("signed in");
  expect(lines).not.toMatch(new RegExp(`${idnp}|Ana|Rusu`));
  expect(await accounts()).toEqual(before);
});
