import type { Zone } from "./zones.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** A parameter of an operation, with its reference resolved. */
export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  source: JsonObject;
}

/** A body by its media types. */
export type Media = ReadonlyMap<string, JsonObject>;

export interface Response {
  /** `200`, `4XX` or `default`. */
  status: string;
  description: unknown;
  headers: ReadonlyMap<string, JsonObject>;
  content: Media;
}

export interface Operation {
  /** `GET /api/v1/public/offices/{id}`. */
  key: string;
  method: string;
  path: string;
  /** The segments of the path. */
  segments: readonly string[];
  /** The number of `v{N}`; undefined outside of `/api/v{N}/`. */
  version: number | undefined;
  zone: Zone | undefined;
  /** The first noun behind the zone. */
  resource: string | undefined;
  /** True for health, metrics, info, the contract and `/management`: exempt from the shape of addresses. */
  isOperational: boolean;
  operationId: unknown;
  parameters: readonly Parameter[];
  requestBody: { content: Media; required: boolean } | undefined;
  responses: readonly Response[];
  /** Undefined if neither the operation nor the contract says anything. */
  security: readonly JsonObject[] | undefined;
  isDeprecated: boolean;
  /** The date of `x-sunset`. */
  sunset: string | undefined;
  source: JsonObject;
}

/** A place of a contract that breaks its structure. */
export interface Defect {
  /** A JSON pointer, or `line:column`. */
  place: string;
  expected: string;
  found: string;
}

export interface Contract {
  /** Undefined if no document could be read: then nothing else is judged by it. */
  document: JsonObject | undefined;
  /** The language of its text; undefined if it is neither. */
  format: "json" | "yaml" | undefined;
  operations: readonly Operation[];
  /** Defects of the text: not served, too large, too deep, neither JSON nor YAML, not OpenAPI 3. */
  textDefects: readonly Defect[];
  /** Defects of the structure: see `structureDefects`. */
  structureDefects: readonly Defect[];
  /** In hexadecimal; empty if there was no text. */
  sha256: string;
  version: string;
}
