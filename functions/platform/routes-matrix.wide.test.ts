import "../../shared/testing/zone-networks.ts";
import {
  administrator,
  call,
  createSystem,
  official,
  someUser,
  systemHeader,
  type Headers,
} from "./testing.ts";
import { afterAll, beforeAll, describe } from "vitest";
import type { Route } from "../../shared/http/route.ts";
import { type Call, callsIn, routesMatrix, statusOf } from "../../shared/testing/routes-matrix.ts";
import { startSampleSystem, type SampleSystem } from "../../shared/testing/sample-system.ts";
import { groups, texts } from "./api.ts";
import { auditNow, registerSample } from "./auditor/testing.ts";
import type { World } from "./calls.expectations.ts";

/*
 * Every declared route, called by every kind of caller; `system` is the one that the calls name, with its token.
 */
const columns = ["nobody", "user", "staff", "serviceAdmin", "system", "otherSystem"] as const;
type Column = (typeof columns)[number];

const callOf = await callsIn<Call<World>>(import.meta.dirname);

describe("who may call what", () => {
  let sample: SampleSystem;
  let world: World;
  let headers: Record<Column, Headers>;

  beforeAll(async () => {
    sample = await startSampleSystem();
    const admin = await administrator();
    sample.on.add("info");
    const system = await registerSample(sample, admin);
    const auditId = await auditNow(system.id, admin);
    const { json: audit } = await call<{ contract: { sha256: string } }>(
      `GET /api/v1/admin/audits/${auditId}`,
      admin,
    );
    const { json: issues } = await call<{ items: { id: number }[] }>("GET /api/v1/admin/issues", admin);
    const [issue = { id: 0 }] = issues.items;
    world = {
      systemId: system.id,
      cod: system.cod,
      auditId,
      issueId: issue.id,
      sha256: audit.contract.sha256,
    };
    headers = {
      nobody: {},
      user: await someUser(),
      staff: await official(),
      serviceAdmin: admin,
      system: await systemHeader(system),
      otherSystem: await systemHeader(await createSystem()),
    };
  });
  afterAll(() => sample.stop());

  const send = async (route: Route, column: string, further = {}): Promise<number> => {
    const name = column as Column;
    // The token of the system is rotated by a route of the matrix.
    const own = name === "system" ? await systemHeader({ id: world.systemId }) : headers[name];
    return statusOf(route, { call: callOf(route), world, ask: call, headers: { ...own, ...further } });
  };

  routesMatrix({ groups, texts, columns, call: send });
});
