import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contractFindings } from "../../shared/testing/contract-findings.ts";
import { contracts } from "../../tools/openapi.ts";
import { remedies } from "./remedies.ts";

const root = join(import.meta.dirname, "../../functions");
const services = await contracts(root);

interface Operations {
  paths: Record<string, Record<string, { operationId?: string }>>;
}

const operations = (text: string) =>
  Object.values((JSON.parse(text) as Operations).paths).flatMap((item) =>
    Object.entries(item).map(([method, { operationId = "" }]) => ({ method, operationId })),
  );

const operationIds = (text: string) => operations(text).map(({ operationId }) => operationId);

/** The action words of records, and the method of each. */
const methods = new Map([
  ["count", "get"],
  ["create", "post"],
  ["list", "get"],
  ["patch", "patch"],
  ["read", "get"],
  ["remove", "delete"],
  ["replace", "put"],
]);

/** Operations for which the specification has another method. */
const otherMethods = new Map([["user.account.replace", "post"]]);

/** The action words for acts of the specification, of any method. */
const acts = new Set([
  "activate",
  "archive",
  "assign",
  "cancel",
  "change",
  "download",
  "finish",
  "login",
  "match",
  "purge",
  "refund",
  "register",
  "request",
  "restore",
  "revoke",
  "rotate",
  "run",
  "set",
  "sign",
  "upload",
  "verify",
]);

/** The first word of the action: `list` of `user.tenant.listBuckets`. */
const actionWord = (operationId: string) => /\.([a-z]+)\w*$/.exec(operationId)?.[1] ?? "";

/** Whether an operation has the method of its action word. */
function isOfItsMethod({ method, operationId }: { method: string; operationId: string }): boolean {
  const expected = otherMethods.get(operationId) ?? methods.get(actionWord(operationId));
  return expected === undefined || expected === method;
}

describe("the contracts of the services", () => {
  it("are built for every service that has an api.ts", () => {
    const named = services.map(({ service }) => service);
    const folders = ["documents", "notifications", "platform", "identity", "template-admin", "invoicing"];
    expect(named.toSorted(), remedies.contractOfService).toEqual(
      folders.filter((name) => existsSync(join(root, name, "api.ts"))).toSorted(),
    );
  });

  it.each(services)(
    "are committed as they are declared: npm run openapi ($service)",
    async ({ path, text }) => {
      expect(await readFile(path, "utf8"), remedies.contract).toBe(text);
    },
  );

  it.each(services)("name every operation once, {zone}.{resource}.{action} ($service)", ({ text }) => {
    const ids = operationIds(text);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      remedies.operationId,
    ).toEqual([]);
    expect(
      ids.filter((id) => !/^[a-z]\w*\.[\w-]+\.\w+$/i.test(id)),
      remedies.operationId,
    ).toEqual([]);
  });

  // The methods of typed clients are named after these words.
  it.each(services)("name actions by words of a fixed vocabulary ($service)", ({ text }) => {
    const isKnown = (word: string) => methods.has(word) || acts.has(word);
    expect(
      operationIds(text).filter((id) => !isKnown(actionWord(id))),
      remedies.vocabulary,
    ).toEqual([]);
  });

  it.each(services)("answer an action by the method that its word means ($service)", ({ text }) => {
    const others = operations(text).filter((operation) => !isOfItsMethod(operation));
    expect(
      others.map(({ method, operationId }) => `${operationId} is ${method}`),
      remedies.methodOfAction,
    ).toEqual([]);
  });

  it("have an operation for every act of the vocabulary", () => {
    const used = new Set(services.flatMap(({ text }) => operationIds(text)).map(actionWord));
    expect(
      [...acts].filter((word) => !used.has(word)),
      remedies.unusedAct,
    ).toEqual([]);
  });

  it.each(services)(
    "pass redocly's recommended rules without errors and warnings ($service)",
    async ({ text }) => {
      expect(await contractFindings(JSON.parse(text) as object), remedies.redocly).toEqual([]);
    },
  );
});
