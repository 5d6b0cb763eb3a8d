import type { Route } from "../../shared/http/route.ts";
import { callsIn, matrixOf, routesOf } from "../../shared/testing/routes-matrix.ts";
import { as, person, type ServiceClient } from "./testing.ts";
import { groups, texts } from "./api.ts";
import type { Call, Subject, World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller, with a new PERSONAL document of an organization that has an
 * issuer. `machine` belongs to that issuer, `otherMachine` to another one, `writeMachine` to the issuer with only
 * documente.write; `linkHolder` has the token of a link and sends it like any other token. The rows are written by
 * hand, in `texts.ts` of the features, and a route without a row fails. Effects that a status does not show (the
 * documents of a list, the fields that may be changed) have their own tests.
 */
export const columns = [
  "nobody",
  "stranger",
  "reader",
  "operator",
  "owner",
  "bucketAdmin",
  "orgAdmin",
  "foreignAdmin",
  "serviceAdmin",
  "machine",
  "otherMachine",
  "writeMachine",
  "linkHolder",
] as const;
export type Column = (typeof columns)[number];

/** The statuses of each route, in the order of the columns. */
export const expectations = matrixOf(texts, columns);

/** Every declared route. */
export const routes: Route[] = routesOf(groups);

const callOf = await callsIn<Call>(import.meta.dirname);

/** Calls a route once; this uses up its subject. */
export type Ask = (client: ServiceClient) => Promise<number>;

/** Creates new records for one call of a route, so that no call depends on another one. */
export async function prepare(world: World, route: Route, body?: Record<string, unknown>): Promise<Ask> {
  const { method, path } = route;
  const call = callOf(route);
  const subject = await createSubject(world, path, call);
  await bringInto(call.state, world, subject);
  const address = addressOf(path, subject) + (call.query?.(world) ?? "");
  return async (client) => {
    if (call.file || call.isUrlencoded) {
      const fields = textsOf({ ...call.body?.(subject), ...body });
      if (call.file) return (await client.upload(address, { ...fields, file: call.file })).status;
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return (await client.post(address, new URLSearchParams(fields).toString(), headers)).status;
    }
    if (method === "GET") return (await client.get(address)).status;
    const send = client[method.toLowerCase() as "post" | "put" | "patch" | "delete"];
    return (await send(address, { ...(body ?? call.body?.(subject)), ...required(subject) })).status;
  };

  /** The records that a test's own body has to name. */
  function required({ documentId, emitentId }: Subject): object {
    if (!body) return {};
    if (emitentId !== undefined) return { emitentId };
    if ("semnatar" in body && documentId !== undefined) return { documentId };
    if ("drept" in body || "appUserId" in body) return call.body?.(subject) ?? {};
    if ("documentId" in body) return { documentId };
    return {};
  }
}

async function createSubject(world: World, path: string, { subject }: Call): Promise<Subject> {
  const { org, bucket } = world;
  const isAdministered = /^\/api\/(admin|v1\/admin|app-users)/.test(path);
  const { id, login } = isAdministered ? await person({ organizatieId: org.id }) : world.stranger;
  const usual = { id, login, personId: id, organizatieId: org.id, bucketId: bucket.id, uploadId: 0 };
  return { ...usual, ...(await subject?.(world)) };
}

async function bringInto(state: Call["state"], { owner }: World, { id }: Subject): Promise<void> {
  if (state === "archive") await as(owner).post(`/api/documents/${id}/arhiveaza`);
  if (state === "remove") await as(owner).delete(`/api/documents/${id}`);
}

function addressOf(path: string, { id, login, uploadId, linkId = 0, token = "", cod = "" }: Subject): string {
  const values: Record<string, string | number> = {
    id,
    login,
    uploadId,
    linkId,
    token,
    cod,
    authority: id,
    numar: 1,
    component: "env",
    asset: "page.css",
    furnizor: "provider_a",
    job: `upload-${id}`,
    queue: "copies-dlq",
    record: `users-${id}`,
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

/** The text parts of a form. */
const textsOf = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
