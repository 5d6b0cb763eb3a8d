import { ownCloud } from "../../testing/own-cloud.ts";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { callerOf } from "../../testing/caller.ts";
import { killAfter } from "../../testing/kill-after.ts";
import { killableProcesses } from "../../testing/killable-processes.ts";
import { addPersonTo } from "../../testing/people.ts";
import { PASSWORD, passwordHash, wholeService } from "../../testing/second-factors.ts";

/*
 * The end of sign-ins is killed after its first write, after its second, and so on until it completes: what was ended stays ended, what
 * was to go on goes on, and the same request does the rest.
 */

const WORKER = "worker-1";
const SIGN_INS = "/api/authenticate/sign-ins";
const processes = killableProcesses([WORKER]);
const target = { processes, worker: WORKER, faults: ownCloud.faults };
const module = join(import.meta.dirname, "../../../functions/platform/operating/accounts/routes.ts");
const send = callerOf(processes.handlerOf(module));
afterAll(async () => {
  await processes.stop();
  await ownCloud.stop();
});

it.each(["one", "others"] as const)(
  "an end of sign-ins that is killed anywhere loses nothing: of %s",
  async (ended) => {
    const call = await wholeService("platform");
    const tokenOf = async (login: string): Promise<string> => {
      const { json } = await call("POST", "/api/authenticate", {
        body: { username: login, password: PASSWORD },
      });
      return (json as { id_token: string }).id_token;
    };
    const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const status = async (token: string) => (await call("GET", "/api/authenticate", as(token))).status;
    for (let nth = 1; ; nth += 1) {
      const { login } = await addPersonTo("platform", { passwordHash: await passwordHash });
      const [here, there] = [await tokenOf(login), await tokenOf(login)];
      const { json } = await call("GET", SIGN_INS, as(there));
      const { id = 0 } =
        (json as { items: { id: number; current: boolean }[] }).items.find(({ current }) => current) ?? {};
      const path = ended === "one" ? `${SIGN_INS}/${id}/revoke` : `${SIGN_INS}/revoke-others`;
      const answer = await killAfter(nth, target, () => send("POST", `/platform${path}`, as(here)));
      expect([nth, await status(here)]).toEqual([nth, 200]);
      const again = await call("POST", path, as(here));
      expect([204, 404]).toContain(again.status);
      expect([nth, await status(here), await status(there)]).toEqual([nth, 200, 401]);
      if (answer) break;
    }
  },
);
