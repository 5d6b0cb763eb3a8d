import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  issuer,
  nobody,
  organizationAdmin,
  organization,
  textFile,
  type ServiceClient,
} from "../../testing.ts";
import { serviceAdmin } from "../../testing.ts";
import * as machineRoutes from "./routes.ts";
import { callerFor, ingest } from "./testing.ts";
import type { MachineDocumentView } from "./views.ts";

/*
 * Every route of machines, called by every kind of machine, with a PERSONAL and with a PUBLIC document of an issuer.
 * A route without a line fails.
 */
const columns = ["own", "ownReader", "ownWriter", "other", "inactive", "person", "nobody"] as const;
type Column = (typeof columns)[number];

//                             own  ownReader  ownWriter  other  inactive  person  nobody
const personal = `
machine-documents.list         200  200        403        200    401       401     401
machine-documents.create       201  403        201        201    401       401     401
machine-documents.read         200  200        403        404    401       401     401
machine-documents.download     200  200        403        404    401       401     401
machine-versions.list          200  200        403        404    401       401     401
machine-versions.create        201  403        201        404    401       401     401
machine-versions.download      200  200        403        404    401       401     401
machine-versions.restore       201  403        201        404    401       401     401
machine-uploads.create         201  403        201        201    401       401     401
machine-uploads.read           200  403        404        404    401       401     401
machine-events.list            200  200        403        200    401       401     401
`;

/** The differing answers for a PUBLIC document. */
const open = `
machine-documents.read         200  200        403        200    401       401     401
machine-documents.download     200  200        403        200    401       401     401
machine-versions.list          200  200        403        200    401       401     401
machine-versions.create        201  403        201        403    401       401     401
machine-versions.download      200  200        403        200    401       401     401
machine-versions.restore       201  403        201        403    401       401     401
`;

const table = (text: string) =>
  new Map(
    text
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .map(([operationId = "", ...statuses]) => [operationId, statuses.map(Number)]),
  );

const routes = Object.values(machineRoutes).flatMap((group) =>
  typeof group === "function" ? [] : Object.values(group),
);

let calls: Record<Column, ServiceClient>;
let uploadId: number;

beforeAll(async () => {
  const { id: emitentId } = await issuer();
  const suspended = await issuer();
  const own = await callerFor({ emitentId });
  const inactive = await callerFor({ emitentId: suspended.id });
  await as(await serviceAdmin()).patch(`/api/emitents/${suspended.id}`, { activ: false });
  calls = {
    own: own.calls,
    ownReader: (await callerFor({ emitentId, scopes: ["documente.read"] })).calls,
    ownWriter: (await callerFor({ emitentId, scopes: ["documente.write"] })).calls,
    other: (await callerFor()).calls,
    inactive: inactive.calls,
    person: as(await organizationAdmin(await organization())),
    nobody,
  };
  const upload = { dimensiune: 10, contentType: "text/plain" };
  uploadId = (await own.calls.post<{ uploadId: number }>("/api/v1/uploads", upload)).json.uploadId;
});

type Ask = (client: ServiceClient, { cod }: MachineDocumentView) => Promise<{ status: number }>;

/** The requests that send more than the address. */
const bodies: Record<string, Ask> = {
  "machine-documents.create": (client) => client.upload("/api/v1/documents", { file: textFile("x") }),
  "machine-versions.create": (client, { cod }) =>
    client.upload(`/api/v1/documents/${cod}/versiuni`, { file: textFile("x") }),
  "machine-uploads.create": (client) =>
    client.post("/api/v1/uploads", { dimensiune: 10, contentType: "text/plain" }),
};

const asked = ({ method, path }: { method: string; path: string }): Ask => {
  return (client, { cod }) => {
    const address = path
      .replace("{cod}", cod)
      .replace("{numar}", "1")
      .replace("{uploadId}", String(uploadId));
    return method === "GET" ? client.get(address) : client.post(address);
  };
};

const statusesOf = async (ask: Ask, document: MachineDocumentView) => {
  const answered: number[] = [];
  for (const column of columns) answered.push((await ask(calls[column], document)).status);
  return answered;
};

describe("which machine may call what", () => {
  it("has a line for every route of machines", () => {
    expect([...table(personal).keys()].sort()).toEqual(routes.map(({ operationId }) => operationId).sort());
  });

  it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
    const ask = bodies[operationId] ?? asked(route);
    expect(await statusesOf(ask, await ingest({ calls: calls.own }))).toEqual(
      table(personal).get(operationId),
    );
    expect(await statusesOf(ask, await ingest({ calls: calls.own }, { visibility: "PUBLIC" }))).toEqual(
      table(open).get(operationId) ?? table(personal).get(operationId),
    );
  });
});
