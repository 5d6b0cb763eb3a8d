import { describe, expect, it, vi } from "vitest";
// Issuers are cached as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900" }));
import { as, issuer, nobody, serviceAdmin } from "../../testing.ts";
import { callsOf, tally, type AwsCall } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import type { MachineClientWithSecret } from "./clients.ts";

keys.sent = false;

/* The AWS calls of a sign-in. The comment at each call gives its reason. */
const FIND_THE_CLIENT = "dynamodb.GetItem 2"; // the id for the name; the client, or a placeholder if unknown
const READ_THE_ISSUER = "dynamodb.Query 1"; // its active flag, and its code for the answer; then it is cached
const LOOK_AT_THE_USE = "dynamodb.BatchGetItem 1"; // to see if the last recorded use is an hour old, with the issuer's revision
const NOTE_THE_USE = "dynamodb.TransactWriteItems 1"; // once an hour

const signIn = (client_id: string, client_secret: string) =>
  nobody.post(
    "/api/v1/token",
    new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret }).toString(),
    { "content-type": "application/x-www-form-urlencoded" },
  );

async function make(): Promise<MachineClientWithSecret> {
  const { id: emitentId } = await issuer();
  const wanted = { denumire: "Cadastru", emitentId, scopes: ["documente.read"] };
  return (await as(await serviceAdmin()).post<MachineClientWithSecret>("/api/admin/machine-clients", wanted))
    .json;
}

/** Metrics are flushed every 10 s. */
const withoutMetrics = (calls: AwsCall[]) => calls.filter(({ name }) => !name.endsWith("UpdateItem"));

describe("the AWS calls of a sign-in", untilUndisturbed, () => {
  it("the AWS calls of a sign-in are two reads of the client and one of its last use, which is written once an hour; the issuer is kept", async () => {
    const { clientId, clientSecret } = await aMinuteAgo(make);
    const first = await callsOf(() => signIn(clientId, clientSecret));
    const second = await callsOf(() => signIn(clientId, clientSecret));
    expect([first.result.status, second.result.status]).toEqual([200, 200]);
    const always = [LOOK_AT_THE_USE, FIND_THE_CLIENT];
    expect(tally(withoutMetrics(second.calls))).toEqual(always.sort());
    expect(tally(withoutMetrics(first.calls))).toEqual([...always, READ_THE_ISSUER, NOTE_THE_USE].sort());
  });

  it("the AWS calls of a sign-in are the same for a wrong secret and for an unknown client", async () => {
    const { clientId } = await make();
    const wrong = await callsOf(() => signIn(clientId, "ghicit"));
    const unknown = await callsOf(() => signIn(`${clientId}X`, "ghicit"));
    expect([wrong.result.status, unknown.result.status]).toEqual([401, 401]);
    expect(unknown.calls.map(({ name }) => name)).toEqual(wrong.calls.map(({ name }) => name));
    // The name, the client or the placeholder, and the failures of this address in the last hour.
    expect(tally(wrong.calls)).toContain("dynamodb.GetItem 3");
  });
});
