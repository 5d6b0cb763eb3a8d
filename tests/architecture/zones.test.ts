import { expect, it } from "vitest";
import { operationsOf } from "../../shared/contract/contract-operations.ts";
import { contracts } from "../../tools/openapi.ts";
import { remedies } from "./remedies.ts";

/** From the zone that shows the fewest fields to the one that shows all. */
const zones = ["public", "citizen", "staff", "admin"] as const;

interface Schema {
  properties?: Record<string, Schema & { $ref?: string }>;
  items?: { $ref?: string };
  $ref?: string;
}

const services = await contracts();

/** The fields that the operation shows: of each record, if it answers a page. */
function fieldsShown(
  contract: { components: { schemas: Record<string, Schema> } },
  answer: unknown,
): string[] {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(contract.components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}) : schema;
  const content = (answer as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {};
  const shown = resolved(content["application/json"]?.schema ?? {});
  const row = shown.properties?.items?.items;
  return Object.keys((row ? resolved(row) : shown).properties ?? {});
}

interface Shown {
  service: string;
  resource: string;
  action: string;
  zone: string;
  fields: string[];
}

const shown: Shown[] = services.flatMap(({ service, text }) => {
  const contract = JSON.parse(text) as { components: { schemas: Record<string, Schema> } };
  return operationsOf(contract as never).flatMap(({ path, operationId, responses }) => {
    const [zone = "", resource = "", action = ""] = operationId.split(".");
    const isReading = action === "read" || action === "list";
    return isReading && path.startsWith(`/api/v1/${zone}/`)
      ? [{ service, resource, action, zone, fields: fieldsShown(contract, responses["200"]) }]
      : [];
  });
});

it("the zones of the platform standard show no field that the next zone does not show: public, citizen, staff, admin", () => {
  const groups = Map.groupBy(shown, ({ service, resource, action }) => `${service} ${resource}.${action}`);
  const pairs = [...groups].flatMap(([name, inZones]) => {
    const ordered = zones.flatMap((zone) => inZones.filter((one) => one.zone === zone));
    return ordered.slice(1).map((wider, i) => ({ name, narrower: ordered[i], wider }));
  });
  expect(pairs.length).toBeGreaterThan(0);
  const hidden = pairs.flatMap(({ name, narrower, wider }) =>
    (narrower?.fields ?? [])
      .filter((field) => !wider.fields.includes(field))
      .map((field) => `${name}: ${field} of ${narrower?.zone} is missing in ${wider.zone}`),
  );
  expect(hidden, remedies.zoneViews).toEqual([]);
});

it("the zones of the platform standard have no id that does not begin with the zone of its address", () => {
  const others = services.flatMap(({ text }) =>
    operationsOf(JSON.parse(text)).filter(({ path, operationId }) => {
      const [, zone] = /^\/api\/v[0-9]+\/(public|citizen|staff|admin|app)\//.exec(path) ?? [];
      return zone !== undefined && !operationId.startsWith(`${zone}.`);
    }),
  );
  expect(
    others.map(({ operationId }) => operationId),
    remedies.operationId,
  ).toEqual([]);
});
