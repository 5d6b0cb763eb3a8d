import { askForReset } from "./ask-for-reset.ts";
import type { Caller } from "./caller.ts";
import { addPersonTo, addServiceAdmin, bearerOf, type ServiceName } from "./people.ts";
import { addPersonWithFactor, codeOf, PASSWORD, passwordHash, wholeService } from "./second-factors.ts";

/** A request as a contract shows it. */
export interface Example {
  operationId: string;
  path: string;
  /** The value of a body; absent if the operation takes none. */
  body?: Record<string, unknown>;
}

interface Step {
  headers?: Record<string, string>;
  /** The path parameter. */
  at?: string | number;
  /** The values that the body names. */
  named?: object;
}

type Before = (service: ServiceName, call: Caller) => Promise<Step>;

/** A person who has signed in, with the id of that sign-in. */
const signedIn: Before = async (service, call) => {
  const { login } = await addPersonTo(service, { passwordHash: await passwordHash });
  const { json } = await call("POST", "/api/authenticate", {
    body: { username: login, password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(json as { id_token: string }).id_token}` };
  const list = await call("GET", "/api/authenticate/sign-ins", { headers });
  const [mine] = (list.json as { items: { id: number }[] }).items;
  return { headers, at: mine?.id ?? 0, named: { password: PASSWORD } };
};

/** The earlier steps of the requests about second factors and sign-ins, the same in every service. */
const earlier: Record<string, Before> = {
  "signInChallenges.create": async (service) => ({
    headers: bearerOf(service, (await addPersonWithFactor(service)).account),
  }),
  "authenticate.finish": async (service, call) => {
    const { account, secret } = await addPersonWithFactor(service);
    const { json } = await call("POST", "/api/authenticate", {
      body: { username: account.login, password: PASSWORD },
    });
    const { challenge } = json as { challenge: { id: string } };
    return { named: { challenge: challenge.id, code: codeOf(secret) } };
  },
  "factors.create": async (service) => ({
    headers: bearerOf(service, await addPersonTo(service, { passwordHash: await passwordHash })),
    named: { password: PASSWORD },
  }),
  "factors.finish": async (service, call) => {
    const headers = bearerOf(service, await addPersonTo(service, { passwordHash: await passwordHash }));
    const body = { kind: "totp", name: "Telefon", password: PASSWORD };
    const { json } = await call("POST", "/api/authenticate/factors", { headers, body });
    const { id, secret } = json as { id: number; secret: string };
    return { headers, at: id, named: { code: codeOf(secret) } };
  },
  "signIns.revoke": signedIn,
  "signIns.revokeOthers": signedIn,
  "users.revokeFactors": async (service) => ({
    headers: bearerOf(service, await addServiceAdmin(service)),
    at: (await addPersonWithFactor(service)).account.login,
  }),
};

const decision =
  (isOwn = false): Before =>
  async (service) => {
    const [requester, other] = [await addServiceAdmin(service), await addServiceAdmin(service)];
    return {
      headers: bearerOf(service, isOwn ? requester : other),
      at: await askForReset(service, requester),
    };
  };

/** Approvals of services that have no others. */
const ofApprovals: Record<string, Before> = {
  "admin.approvals.approve": decision(),
  "admin.approvals.reject": decision(),
  "admin.approvals.withdraw": decision(true),
};

/** The status of the answer to an example about second factors; undefined for all other examples. */
export async function sendFactorExample(
  service: ServiceName,
  { operationId, path, body }: Example,
): Promise<number | undefined> {
  const isAlone = service === "identity" || service === "template-admin";
  const before = earlier[operationId] ?? (isAlone ? ofApprovals[operationId] : undefined);
  if (!before) return undefined;
  const call = await wholeService(service);
  const { headers = {}, at = "", named } = await before(service, call);
  const sent = body ? { body: { ...body, ...named } } : {};
  return (await call("POST", path.replace(/\{\w+\}/, String(at)), { headers, ...sent })).status;
}
