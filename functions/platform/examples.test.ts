import { issuer, RETURN_TO, signInSteps } from "../../shared/testing/government-login.ts";
import { administrator, call, createSystem, systemHeader, type Headers } from "./testing.ts";
import { afterAll, beforeAll, describe } from "vitest";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { issueKey } from "../../shared/features/accounts/one-time-keys.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";
import { addPersonTo, bearerOf } from "../../shared/testing/people.ts";
import { startSampleSystem, type SampleSystem } from "../../shared/testing/sample-system.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { people } from "./access/people.ts";
import { askForDeletion } from "./operating/approvals/testing.ts";
import { handler as accountsFunction } from "./operating/accounts/routes.ts";
import { auditNow, registerSample } from "./auditor/testing.ts";
import { askForAudit } from "./audits/ask-for-audit.ts";

/** The headers of the caller, the record of the address, and the values that the body has to name. */
interface Earlier {
  headers?: Headers;
  id?: number;
  named?: Record<string, unknown>;
}

describe("the contract", () => {
  let admin: Headers;
  let sample: SampleSystem;

  beforeAll(async () => {
    admin = await administrator();
    sample = await startSampleSystem();
  });
  afterAll(() => Promise.all([sample.stop(), issuer.stop()]));

  const { signInUncompleted } = signInSteps("platform", callerOf(accountsFunction));

  const passwordHash = () => hashPassword("o parolă bună");

  /** The earlier steps of a request that belongs to a sequence. */
  const earlier: Record<string, (body: Example["body"]) => Promise<Earlier>> = {
    "authenticate.signIn": async (body) => {
      await addPersonTo("platform", { login: String(body?.username), passwordHash: await passwordHash() });
      return { headers: {} };
    },
    "account.register": () => Promise.resolve({ headers: {} }),
    "account.requestReset": () => Promise.resolve({ headers: {} }),
    "account.finishReset": async () => ({
      headers: {},
      named: { key: await issueKey(people, "reset", await addPersonTo("platform")) },
    }),
    "account.changePassword": async () => ({
      headers: bearerOf("platform", await addPersonTo("platform", { passwordHash: await passwordHash() })),
    }),
    "account.replace": async () => ({
      headers: bearerOf("platform", await addPersonTo("platform", { login: "ana.rusu" })),
    }),
    "public.sessions.create": () => Promise.resolve({ headers: {}, named: { returnTo: RETURN_TO } }),
    "public.sessions.complete": async () => {
      const { id, body } = await signInUncompleted({ sub: "functionar", roles: ["staff"] });
      return { headers: {}, id, named: body };
    },
    "app.audits.create": async () => ({ headers: await systemHeader(await createSystem()) }),
    "admin.approvals.approve": async () => ({ id: await askForDeletion() }),
    "admin.approvals.reject": async () => ({ id: await askForDeletion() }),
    "admin.approvals.withdraw": async () => ({ id: await askForDeletion(admin) }),
    "admin.audits.stop": async () => {
      const { id: systemId } = await createSystem();
      return { id: (await askForAudit(systemId, { trigger: "demand", zone: "admin" })).id };
    },
    "admin.systems.acceptContract": async () => {
      const { id } = await registerSample(sample, admin);
      const auditId = await auditNow(id, admin);
      const { json } = await call<{ contract: { sha256: string } }>(
        `GET /api/v1/admin/audits/${auditId}`,
        admin,
      );
      return { id, named: { sha256: json.contract.sha256 } };
    },
  };

  async function send({ operationId, path, body }: Example): Promise<number> {
    if (body?.login ?? body?.email) await call("DELETE /api/admin/users/ana.rusu", admin);
    const { login } = await addPersonTo("platform");
    const { headers = admin, named = {}, id } = (await earlier[operationId]?.(body)) ?? {};
    const address = path.replace("{login}", login).replace("{id}", String(id ?? (await createSystem()).id));
    return (await call(`POST ${address}`, headers, { ...body, ...named })).status;
  }

  examplesSucceed("platform", send);
});
