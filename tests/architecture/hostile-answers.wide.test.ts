import "../../shared/testing/local-cloud.ts";
import { randomBytes } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { testEnvironment } from "../../shared/testing/environment.ts";
import { FAR_TOO_MUCH, mannersOfHarm, startHostileServer } from "../../shared/testing/hostile-server.ts";

/*
 * Every kind of server that we do not run, and the function that calls it, against a server that tries to exhaust it. Add a
 * row for a new kind.
 */
const server = await startHostileServer();
afterAll(() => server.stop());

Object.assign(process.env, {
  GOVERNMENT_ISSUER: server.url,
  IDENTITY_URL: server.url,
  SIGNING_SERVICE_URL: server.url,
  SIGNING_STAMP_URL: server.url,
  PROVIDER_A_AUTHORIZE_URL: `${server.url}/authorize`,
  PROVIDER_A_OAUTH_URL: server.url,
  PROVIDER_A_API_URL: server.url,
  PROVIDER_B_URL: server.url,
});

const { foreignStore } = await import("../../shared/content/foreign-store.ts");
const { head, list, put, readObject, readRange } = await import("../../shared/content/objects.ts");
const { findShortcoming } = await import("../../shared/content/probe.ts");
const { withBudget, withContext } = await import("../../shared/context.ts");
const { guardedFetch } = await import("../../shared/outgoing/guarded-fetch.ts");
const { signInAtIdentity } = await import("../../shared/features/organization-tokens/identity-client.ts");
const { authorizationUrl } = await import("../../shared/features/sessions/issuer.ts");
const { sampleRegistration } = await import("../../shared/testing/sample-system.ts");
const { apiWith } = await import("../../functions/documents/sources/connections/provider-api.ts");
const { refreshTokens } = await import("../../functions/documents/sources/connections/oauth.ts");
const { providerOf } = await import("../../functions/documents/sources/connections/providers/providers.ts");
const { cscService } = await import("../../functions/documents/signing/services/csc-service.ts");
const { fetchAnswer, fetchLatestList } =
  await import("../../functions/documents/signing/revocation-lists.ts");
const { requestStamp } = await import("../../functions/documents/signing/services/stamp-request.ts");
const { callSystem } = await import("../../functions/notifications/accepting/callbacks/call-system.ts");
const { createCalledSystem } = await import("../../functions/notifications/accepting/callbacks/testing.ts");
const { gatewayProvider, textTo } =
  await import("../../functions/notifications/delivering/channels/testing/messages.ts");
const { text } = await import("../../functions/notifications/delivering/channels/sms-gateway.ts");
const { push } = await import("../../functions/notifications/delivering/push/send-push.ts");
const { probe } = await import("../../functions/platform/audit/probe/probe.ts");
const { localNetwork } = await import("../../functions/platform/audit/testing/local-network.ts");
const { mostLimits } = await import("../../functions/platform/audit/model/registration.ts");

const never = new AbortController().signal;
const store = foreignStore({
  endpoint: server.url,
  bucket: "arhiva",
  region: "eu-central-1",
  accessKey: "test",
  secret: "test",
});

const pushed = {
  ...textTo(""),
  canal: "Push",
  push: {
    devices: [
      {
        id: 1,
        destinatarId: 1,
        creatLa: "2026-01-01T00:00:00.000Z",
        endpoint: server.url,
        keys: {
          p256dh: testEnvironment.VAPID_PUBLIC_KEY,
          auth: randomBytes(16).toString("base64url"),
        },
      },
    ],
    priority: "High",
    notificareId: 7,
    ttlSeconds: 60,
  },
} as const;

async function audited(): Promise<unknown> {
  const prober = probe({
    registration: sampleRegistration(server.url),
    limits: mostLimits,
    auditId: "7",
    network: localNetwork(),
  });
  const exchanges = await prober.send([
    { key: "a", reason: "read", method: "GET", path: "/", caller: "anonymous" },
  ]);
  await prober.contract(new URL(server.url));
  return exchanges;
}

async function called(): Promise<unknown> {
  const { system } = await createCalledSystem(server.url);
  const callback = { id: 1, sistemId: system.id, callbackUrl: server.url };
  return callSystem(guardedFetch(["127.0.0.1"]), callback as never, () => Promise.resolve({}));
}

const driveApi = () => apiWith("provider_a", "token");
const gitlabApi = () => apiWith("provider_b", "token");

const giveWhole = async (content: Promise<{ bytes: Buffer; isCut: boolean }>) => {
  const { bytes, isCut } = await content;
  return isCut ? undefined : bytes;
};

/** Each call. Where only the status counts, it may end with an outcome that is no error. */
const calls: Record<string, () => Promise<unknown>> = {
  "a tenant's store, asked for a range": () => readRange(store, "k", 0, 1023),
  "a tenant's store, asked for an object": () => readObject(store, "k"),
  "a tenant's store, asked for facts": () => head(store, "k"),
  "a tenant's store, asked for a list": () => list(store, { prefix: "", after: undefined, limit: 10 }),
  "a tenant's store that is written to": () =>
    put(store, "k", Buffer.from("a"), {
      condition: { ifNoneMatch: "*" },
      contentType: "text/plain",
      metadata: {},
    }),
  "a tenant's store that is probed": () => findShortcoming(store),
  "a publisher of revocation lists": () => fetchLatestList(`${server.url}/lista.crl`),
  "a responder about revocation": () => fetchAnswer(`${server.url}/ocsp`, Buffer.from("300430023000", "hex")),
  "a signing service": () => cscService(never).credentialOf({ login: "ana", name: "Ana" }),
  "a stamping authority": () => requestStamp(randomBytes(32), never),
  "Drive, asked for files": () => providerOf.provider_a.browse(driveApi(), {}),
  "Drive, asked for content": () => giveWhole(driveApi().content("/files/1?alt=media", 3_000_000)),
  "Drive, asked for tokens": () => refreshTokens("provider_a", "token"),
  "GitLab, asked for projects": () => providerOf.provider_b.browse(gitlabApi(), {}),
  "GitLab, asked for content": () => giveWhole(gitlabApi().content("/snippets/1/raw", 3_000_000)),
  "the issuer of the government's login": () =>
    authorizationUrl("documents", "http://temelia.test/", { state: "s", nonce: "n", verifier: "v" }),
  "the identity service": () => signInAtIdentity({ username: "a", password: "b" }),
  "an SMS gateway": async () => text(textTo("+37369000001"), await gatewayProvider(server.url)),
  "a push service": () => push(pushed),
  "a system that is called back": called,
  "a system that is audited": audited,
};

/** Deadlines come early; that they come is what is tested. */
beforeEach(() => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => timeout(Math.min(ms, 400)));
  return async () => {
    vi.restoreAllMocks();
    server.drop();
    await vi.waitFor(() => expect(server.beingAnswered()).toBe(0));
  };
});

describe.each(Object.entries(calls))("%s", (_, call) => {
  it.each(mannersOfHarm)(
    "whose answer is %s gives nothing: the call ends, the connection is closed, and few bytes were taken",
    async (manner) => {
      server.manner = manner;
      server.takeWritten();
      const outcome = await call().catch(() => undefined);
      expect(outcome instanceof Uint8Array).toBe(false);
      await vi.waitFor(() => expect(server.beingAnswered()).toBe(0), { timeout: 5_000 });
      expect(server.takeWritten()).toBeLessThan(FAR_TOO_MUCH / 2);
    },
  );
});

it("a tenant's store that takes the whole time of a call is not asked again", async () => {
  server.manner = "slow";
  const before = server.requests;
  await expect(readRange(store, "k", 0, 1023)).rejects.toMatchObject({ kind: "timeout" });
  expect(server.requests - before).toBe(1);
});

it("no call to a server that we do not run outlasts the work that makes it", async () => {
  vi.restoreAllMocks();
  server.manner = "slow";
  const call = () => guardedFetch(["127.0.0.1"]).fetchWhole(new URL(server.url), { timeMs: 3_600_000 });
  const within = withBudget({ getRemainingTimeInMillis: () => 1_100 }, 1_000, (budget) =>
    withContext({ correlationId: "c", service: "documents", budget }, call),
  );
  await expect(within).rejects.toMatchObject({ kind: "timeout" });
});
