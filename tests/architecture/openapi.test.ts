import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { operationsOf } from "../../shared/contract/contract-operations.ts";
import { composed, type RoomTexts } from "../../shared/contract/contract-texts.ts";
import { contractFindings } from "../../shared/testing/contract-findings.ts";
import { contracts } from "../../tools/openapi.ts";
import { remedies } from "./remedies.ts";

const root = join(import.meta.dirname, "../../functions");
const services = await contracts();

const operationIds = (text: string) => operationsOf(JSON.parse(text)).map(({ operationId }) => operationId);

type Part = Record<string, unknown>;
interface Found {
  part: Part;
  /** The key of the object in its parent. */
  name: string;
  place: string;
}

/** Every object of a contract that is not an example, with its place. */
function parts(text: string): Found[] {
  const walk = (value: unknown, place: string): Found[] => {
    if (typeof value !== "object" || value === null) return [];
    const name = place.slice(place.lastIndexOf("/") + 1);
    const own = Array.isArray(value) ? [] : [{ part: value as Part, name, place }];
    const below = Object.entries(value).filter(([key]) => key !== "example");
    return [...own, ...below.flatMap(([key, part]) => walk(part, `${place}/${key.replaceAll("/", "~1")}`))];
  };
  return walk(JSON.parse(text), "");
}

/** The place of a property in the schemas. */
const IN_SCHEMA = /^\/components\/schemas\/.*\/properties\/[^/]+$/;

const schemasOf = (text: string) =>
  (JSON.parse(text) as { components: { schemas: Record<string, Part> } }).components.schemas;

/** The values of a property: their type, and the texts that it may have if they are few. Several, if a schema allows several. */
type Kind = { type: string; among?: string[] }[];

function kindOf(part: Part, schemas: Record<string, Part>): Kind {
  const of = (inner: unknown) => kindOf(inner as Part, schemas);
  if (typeof part.$ref === "string") return of(schemas[part.$ref.split("/").at(-1) ?? ""]);
  const choices = [part.anyOf, part.oneOf, part.allOf].find(Array.isArray);
  if (part.type === undefined && choices) return choices.flatMap(of);
  const among = part.const === undefined ? (part.enum as unknown[] | undefined) : [part.const];
  const types = [part.type ?? "any"].flat().filter((type) => type !== "null");
  return types.map((type) => ({
    type:
      type === "array"
        ? `list of ${of(part.items ?? {})[0]?.type ?? ""}`
        : String(type).replace("integer", "number"),
    ...(among ? { among: among.filter((value) => value !== null).map(String) } : {}),
  }));
}

/** True if each two share a type, and a value if both name theirs. */
const areAlike = (kinds: Kind[]): boolean =>
  kinds
    .filter(({ length }) => length > 0)
    .every((one, _at, all) => all.every((other) => one.some((a) => other.some((b) => isAlike(a, b)))));

const isAlike = (a: Kind[number], b: Kind[number]): boolean =>
  a.type === b.type && (!a.among || !b.among || a.among.some((value) => b.among?.includes(value)));

const placesOf = (found: Found[]) => found.map(({ place }) => place);

/** The schema of an operation's body. */
function schemaOf(text: string, { requestBody }: Part): Part {
  const content = Object.values((requestBody as { content: Record<string, { schema: Part }> }).content)[0];
  const id = String(content?.schema.$ref).split("/").at(-1) ?? "";
  return (JSON.parse(text) as { components: { schemas: Record<string, Part> } }).components.schemas[id] ?? {};
}

function uploadsOf(service: string, path: string) {
  const text = services.find((one) => one.service === service)?.text ?? "";
  const { paths } = JSON.parse(text) as { paths: Record<string, { post: { requestBody: Part } }> };
  return paths[path]?.post.requestBody as { content: Part; "x-alternative-content": Part };
}

/** The action words of records, and the method of each. */
const methods = new Map([
  ["count", "GET"],
  ["create", "POST"],
  ["list", "GET"],
  ["patch", "PATCH"],
  ["read", "GET"],
  ["remove", "DELETE"],
  ["replace", "PUT"],
]);

/** Operations that have another method in the specification. */
const otherMethods = new Map([["account.replace", "POST"]]);

/** The action words for acts of the specification, with any method. */
const acts = new Set([
  "accept",
  "activate",
  "approve",
  "archive",
  "assign",
  "authorize",
  "cancel",
  "change",
  "complete",
  "deactivate",
  "download",
  "finish",
  "generate",
  "import",
  "login",
  "match",
  "purge",
  "refund",
  "register",
  "release",
  "reject",
  "render",
  "renew",
  "replay",
  "request",
  "restore",
  "resync",
  "retry",
  "revoke",
  "rotate",
  "run",
  "save",
  "search",
  "set",
  "share",
  "sign",
  "stop",
  "suspend",
  "upload",
  "verify",
  "withdraw",
]);

/** The first word of the action: `list` of `tenant.listBuckets`. */
const actionWord = (operationId: string) => /\.([a-z]+)\w*$/.exec(operationId)?.[1] ?? "";

/** True if the zone and the resource of an operation id are those of its address, or if its address has no zone. */
function isNamedByAddress({ path, operationId }: { path: string; operationId: string }): boolean {
  const [, prefix = ""] = /^\/api\/v[0-9]+\/((?:public|citizen|staff|admin|app)\/[^/]+)/.exec(path) ?? [];
  return prefix === ""
    ? /^[a-z][\w-]*\.\w+$/i.test(operationId)
    : operationId.startsWith(`${prefix.replace("/", ".")}.`) && /\.[a-z]\w*$/.test(operationId);
}

/** True if an operation has the method of its action word. */
function isOfItsMethod({ method, operationId }: { method: string; operationId: string }): boolean {
  const expected = otherMethods.get(operationId) ?? methods.get(actionWord(operationId));
  return expected === undefined || expected === method;
}

/**
 * False for lists, counts and single records, which their names make clear; true for operations that write, return content
 * or continue later.
 */
const isMoreThanRead = (method: string, { operationId, responses }: Part): boolean =>
  method !== "get" ||
  !["count", "list", "read"].includes(actionWord(String(operationId))) ||
  "202" in (responses as Part);

describe("the contracts of the services", () => {
  it.each(services)(
    "the contracts of the services name every operation once: {zone}.{resource}.{action} of its address, else {resource}.{action} ($service)",
    ({ text }) => {
      const ids = operationIds(text);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        remedies.operationId,
      ).toEqual([]);
      const others = operationsOf(JSON.parse(text)).filter((operation) => !isNamedByAddress(operation));
      expect(
        others.map(({ path, operationId }) => `${operationId} at ${path}`),
        remedies.operationId,
      ).toEqual([]);
    },
  );

  // The methods of typed clients are named after these words.
  it.each(services)(
    "the contracts of the services name actions by words of a fixed vocabulary ($service)",
    ({ text }) => {
      const isKnown = (word: string) => methods.has(word) || acts.has(word);
      expect(
        operationIds(text).filter((id) => !isKnown(actionWord(id))),
        remedies.vocabulary,
      ).toEqual([]);
    },
  );

  it.each(services)(
    "the contracts of the services answer an action by the method that its word means ($service)",
    ({ text }) => {
      const others = operationsOf(JSON.parse(text)).filter((operation) => !isOfItsMethod(operation));
      expect(
        others.map(({ method, operationId }) => `${operationId} is ${method}`),
        remedies.methodOfAction,
      ).toEqual([]);
    },
  );

  it.each(services)("the contracts of the services say how wide every integer is ($service)", ({ text }) => {
    const integers = parts(text).filter(({ part }) => [part.type].flat().includes("integer"));
    expect(integers.length).toBeGreaterThan(10);
    expect(
      placesOf(integers.filter(({ part }) => !["int32", "int64"].includes(String(part.format)))),
      remedies.contractShape,
    ).toEqual([]);
  });

  it.each(services)(
    "the contracts of the services give moments the format date-time ($service)",
    ({ text }) => {
      const moments = parts(text).filter(
        ({ part, name }) => part.type === "string" && /(At|Date|_at|_until|[a-z]La)$/.test(name),
      );
      expect(moments.length).toBeGreaterThan(2);
      const others = moments.filter(({ part, name }) => part.format !== "date-time" && name !== "builtAt");
      expect(placesOf(others), remedies.contractShape).toEqual([]);
    },
  );

  // Classes such as \\w and \\p{…} and groups such as (?!…) differ between languages, or are missing.
  it.each(services)("use patterns that every language reads alike ($service)", ({ text }) => {
    const patterns = parts(text).filter(({ part }) => typeof part.pattern === "string");
    const others = patterns.filter(({ part }) =>
      /\\[a-wyzA-Z]|\(\?/.test(String(part.pattern).replace(/\\u/g, "")),
    );
    expect(
      others.map(({ part }) => part.pattern),
      remedies.contractShape,
    ).toEqual([]);
  });

  it.each(services)(
    "the contracts of the services name the schema of every JSON or form body and of every page ($service)",
    ({ text }) => {
      const media = parts(text).filter(({ place }) =>
        /\/requestBody\/content\/[^/]*(json|form)[^/]*$/.test(place),
      );
      expect(
        placesOf(media.filter(({ part }) => !(part.schema as Part | undefined)?.$ref)),
        remedies.contractShape,
      ).toEqual([]);
      const pages = parts(text).filter(({ part }) => {
        const { items, total } = (part.properties ?? {}) as Part;
        return items && total;
      });
      expect(
        placesOf(pages.filter(({ place }) => !/^\/components\/schemas\/\w+Page$/.test(place))),
        remedies.contractShape,
      ).toEqual([]);
    },
  );

  it.each(services)(
    "the contracts of the services answer files as bytes of any type, and nothing else besides them ($service)",
    ({ text }) => {
      const files = parts(text).filter(({ part, place }) => /content$/.test(place) && part["*/*"]);
      expect(files.length).toBeGreaterThan(0);
      expect(
        placesOf(files.filter(({ part }) => Object.keys(part).length > 1)),
        remedies.contractShape,
      ).toEqual([]);
      expect(text).not.toContain("application/octet-stream");
    },
  );

  it.each(services)(
    "the contracts of the services take a file by one media type, with flags that are booleans ($service)",
    ({ text }) => {
      const forms = parts(text).filter(({ part }) => part["multipart/form-data"]);
      expect(
        placesOf(forms.filter(({ part }) => Object.keys(part).length > 1)),
        remedies.contractShape,
      ).toEqual([]);
      const flags = parts(text).filter(({ name }) => ["secret", "criptat"].includes(name));
      const isBoolean = ({ part }: { part: Part }) => JSON.stringify(part).includes('"boolean"');
      const others = flags.filter((found) => found.place.includes("Document") && !isBoolean(found));
      expect(placesOf(others), remedies.contractShape).toEqual([]);
    },
  );

  it("the contracts of the services tell in the contract how an upload in parts is completed, beside the form", () => {
    const upload = uploadsOf("documents", "/api/documents/upload");
    expect(Object.keys(upload.content), remedies.contractShape).toEqual(["multipart/form-data"]);
    const { "application/json": json } = upload["x-alternative-content"];
    expect(json).toMatchObject({ schema: { required: ["uploadId"] }, example: { uploadId: 1 } });
  });

  it.each(services)("bound the size of a page, and say how amounts are written ($service)", ({ text }) => {
    const sizes = parts(text).filter(({ part }) => ["size", "per-page"].includes(String(part.name)));
    expect(sizes.length).toBeGreaterThan(0);
    expect(
      placesOf(sizes.filter(({ part }) => (part.schema as Part).maximum !== 200)),
      remedies.contractShape,
    ).toEqual([]);
    const amounts = parts(text).filter(({ name, part }) => ["amount", "balance"].includes(name) && part.type);
    expect(placesOf(amounts.filter(({ part }) => !part.pattern)), remedies.contractShape).toEqual([]);
  });

  it.each(services)(
    "the contracts of the services show no id in the body of a new record ($service)",
    ({ text }) => {
      const created = parts(text).filter(
        ({ part }) => part.requestBody && /\.create$/.test(String(part.operationId)),
      );
      const bodies = created.map(({ part }) => schemaOf(text, part));
      expect(
        bodies.filter((schema) => (schema.properties as Part | undefined)?.id),
        remedies.contractShape,
      ).toEqual([]);
    },
  );

  const isInThreeLanguages = (text: unknown) =>
    typeof text === "string" &&
    /[а-я]|IDN[OP] \/ IDN/i.test(text) &&
    /[a-z]/.test(text.split(/\n\n| \/ /)[2] ?? "");

  it.each(services)(
    "describe tags, properties and how to begin in Romanian, Russian and English ($service)",
    ({ text }) => {
      const { info, tags } = JSON.parse(text) as { info: Part; tags: Part[] };
      expect(
        tags.filter(({ description }) => !isInThreeLanguages(description)),
        remedies.contractTexts,
      ).toEqual([]);
      expect(info.description).toMatch(/Cum începeți[^]*С чего начать[^]*Getting started[^]*id_token/);
      const properties = parts(text).filter(({ place }) =>
        /^\/components\/schemas\/.*\/properties\/[^/]+$/.test(place),
      );
      // One of the properties is itself named `properties`.
      const described = properties.filter(
        ({ part, place }) => !part.$ref && !/properties\/properties\/items$/.test(place),
      );
      expect(
        placesOf(described.filter(({ part }) => !isInThreeLanguages(part.description))),
        remedies.contractTexts,
      ).toEqual([]);
    },
  );

  it.each(services)(
    "the contracts of the services give no property a description that means something else elsewhere ($service)",
    ({ text }) => {
      const properties = parts(text).filter(({ place, part }) => IN_SCHEMA.test(place) && part.description);
      const byText = Map.groupBy(properties, ({ name, part }) => `${name}: ${String(part.description)}`);
      const schemas = schemasOf(text);
      // A union has a property in each of its members.
      const kindsOf = (found: Found[]) =>
        [...Map.groupBy(found, ({ place }) => place.split("/")[3]).values()].map((ofSchema) =>
          ofSchema.flatMap(({ part }) => kindOf(part, schemas)),
        );
      const twice = [...byText]
        .filter(([, found]) => !areAlike(kindsOf(found)))
        .map(([described]) => described);
      expect(twice, remedies.contractTexts).toEqual([]);
    },
  );

  it.each(services)(
    "describe every operation that is more than a read, and in three languages ($service)",
    ({ text }) => {
      const found = parts(text).filter(({ part }) => part.operationId);
      const isSilent = ({ part, name }: Found) => !part.description && isMoreThanRead(name, part);
      expect(placesOf(found.filter(isSilent)), remedies.operationTexts).toEqual([]);
      const described = found.filter(({ part }) => part.description);
      expect(
        placesOf(described.filter(({ part }) => !isInThreeLanguages(part.description))),
        remedies.operationTexts,
      ).toEqual([]);
    },
  );

  it("the contracts of the services say nothing of operations that are not there", async () => {
    const ids = new Set(services.flatMap(({ text }) => operationIds(text)));
    const described = await Promise.all(
      services.map(async ({ service }) => {
        const { texts } = (await import(join(root, service, "api.ts"))) as { texts: RoomTexts[] };
        return Object.keys(composed(texts.flatMap(({ contract }) => contract ?? [])).operations);
      }),
    );
    expect(
      described.flat().filter((id) => !ids.has(id)),
      remedies.operationTexts,
    ).toEqual([]);
  });

  it.each(services)(
    "the contracts of the services pass redocly's recommended rules without errors and warnings ($service)",
    async ({ text }) => {
      expect(await contractFindings(JSON.parse(text) as object), remedies.contractShape).toEqual([]);
    },
  );
});
