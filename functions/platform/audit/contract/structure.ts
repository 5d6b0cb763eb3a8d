import { Validator } from "@seriousme/openapi-schema-validator";
import { once } from "../../../../shared/once.ts";
import type { Defect, JsonObject, Operation } from "../model/contract.ts";
import { MISSING } from "../model/rule.ts";
import { isObject, own, ownText } from "./own.ts";
import { objectsIn, partAt } from "./references.ts";

/** More defects of one contract would tell nothing new. */
const MOST_DEFECTS = 200;

/** Deviations of the structure of a contract from OpenAPI 3. */
export async function structureDefects(
  document: JsonObject,
  operations: readonly Operation[],
): Promise<Defect[]> {
  const found = [
    ...referenceDefects(document),
    ...operations.flatMap(pathParameterDefects),
    ...operations.flatMap(descriptionDefects),
    ...doubledAddresses(operations),
  ];
  const schemaDefects = await validated(document);
  return [...found, ...schemaDefects].slice(0, MOST_DEFECTS);
}

/** Compiles its schemas of OpenAPI at the first contract of each version. */
const validator = once(() => new Validator());

/** The validator takes a text for the name of a file: only parsed objects reach it. */
async function validated(document: JsonObject): Promise<Defect[]> {
  if (!isObject(document)) return [];
  try {
    const { errors = [] } = await validator().validate(document);
    // A text is about references, which `referenceDefects` judges: to the validator, a property named `$ref` is one.
    if (typeof errors === "string") return isKnown(document) ? [] : [notOpenApi(errors)];
    return deepest(errors).map(({ instancePath, keyword, message = "" }) => ({
      place: `#${instancePath}`,
      expected: message,
      found: keyword === "required" ? MISSING : "it is not so",
    }));
  } catch (error) {
    return [notOpenApi(error instanceof Error ? error.name : "another text")];
  }
}

const notOpenApi = (found: string): Defect => ({ place: "#", expected: "OpenAPI 3.x", found });

/** True if the validator has the schema of the version. */
const isKnown = ({ openapi }: JsonObject): boolean =>
  [...Validator.supportedVersions].some((version) => String(openapi).startsWith(version));

/** The schema has alternatives at every level; the errors of the longest paths name the cause. */
function deepest<Found extends { instancePath: string }>(errors: readonly Found[]): Found[] {
  const longest = Math.max(0, ...errors.map(({ instancePath }) => instancePath.split("/").length));
  return errors.filter(({ instancePath }) => instancePath.split("/").length === longest).slice(0, 20);
}

function referenceDefects(document: JsonObject): Defect[] {
  return [...objectsIn(document)].flatMap(({ place, value }) => {
    const reference = ownText(value, "$ref");
    return reference !== undefined && partAt(document, reference) === undefined
      ? [{ place, expected: "a $ref to a part of the contract", found: reference.slice(0, 200) }]
      : [];
  });
}

/** Every `{name}` of a path is a parameter that is required, and no other one is declared. */
function pathParameterDefects({ key, path, parameters }: Operation): Defect[] {
  const named = [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
  const declared = parameters.filter((one) => one.in === "path");
  const missing = named.filter((name) => !declared.some((one) => one.name === name && one.required));
  const unknown = declared.filter((one) => !named.includes(one.name)).map(({ name }) => name);
  return [
    ...missing.map((name) => ({
      place: key,
      expected: `the parameter ${name} is required in path`,
      found: MISSING,
    })),
    ...unknown.map((name) => ({ place: key, expected: `{${name}} in the path`, found: path })),
  ];
}

function descriptionDefects({ key, responses, source }: Operation): Defect[] {
  const empty = responses.filter(
    ({ description }) => typeof description !== "string" || description.trim() === "",
  );
  const hasResponses = isObject(own(source, "responses")) && responses.length > 0;
  return [
    ...(hasResponses ? [] : [{ place: key, expected: "responses are required", found: MISSING }]),
    ...empty.map(({ status }) => ({
      place: key,
      expected: `responses.${status}.description is required`,
      found: MISSING,
    })),
  ];
}

/** Two paths that differ only by the names of their parameters are one address. */
function doubledAddresses(operations: readonly Operation[]): Defect[] {
  const byAddress = Map.groupBy(
    operations,
    ({ method, path }) => `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`,
  );
  return [...byAddress].flatMap(([address, same]) =>
    same.length > 1
      ? [
          {
            place: address,
            expected: "one path for an address",
            found: same
              .map(({ path }) => path)
              .slice(0, 5)
              .join(", "),
          },
        ]
      : [],
  );
}

/** Deviations from OpenAPI 3.x that can be told from the root of a document. */
export function versionDefects(document: JsonObject): Defect[] {
  const version = ownText(document, "openapi");
  if (version !== undefined && /^3\.\d+\.\d+/.test(version)) return [];
  const found =
    version ??
    (own(document, "swagger") === undefined ? MISSING : `swagger ${String(own(document, "swagger"))}`);
  return [{ place: "#/openapi", expected: "3.x", found: found.slice(0, 40) }];
}
