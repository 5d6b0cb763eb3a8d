import "../../shared/testing/environment.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { reasons } from "../../functions/documents/operating/operations/reasons.ts";
import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import type { Refusals } from "../../shared/errors.ts";
import { kernel } from "../../shared/refusals.ts";
import { modulesOfFunctions } from "../../tools/modules-of-functions.ts";
import { productSources } from "./product-sources.ts";
import { remedies } from "./remedies.ts";

/* What the compiler does not see of refusals. It refuses a key without both texts, and a placeholder without a value. */

interface Room extends RoomTexts {
  file: string;
  refusals: Refusals;
}

const KERNEL = "shared/refusals.ts";

const loadRoom = async (file: string): Promise<Room> => {
  const { refusals = {}, ...texts } = (await import(join(root, file))) as Partial<Room>;
  return { ...texts, file, refusals };
};

const rooms = await Promise.all(productSources.filter((file) => file.endsWith("/texts.ts")).map(loadRoom));

/** The names in each source. */
const words = productSources.map((file) => ({
  file,
  names: new Set(readFileSync(join(root, file), "utf8").match(/\w+/g)),
}));

/** Each text of a room by its kind and name: `operations documents.upload`. */
const namesIn = ({ refusals, contract: { callers: _, ...contract } = {} }: Room): string[] =>
  Object.entries({ refusals, ...contract }).flatMap(([kind, texts]) =>
    Object.keys(texts).map((name) => `${kind} ${name}`),
  );

it("refusals are thrown by some source", () => {
  const all = [...rooms, { file: KERNEL, refusals: kernel as Refusals }].flatMap(({ file, refusals }) =>
    Object.keys(refusals).map((key) => ({ file, key })),
  );
  const unused = all.filter(
    ({ file, key }) => !words.some((source) => source.file !== file && source.names.has(key)),
  );
  expect(
    unused.map(({ file, key }) => `${file} ${key}`),
    remedies.unusedText,
  ).toEqual([]);
  expect(all.length).toBeGreaterThan(100);
});

it("refusals of a room never have the key of one of the kernel", () => {
  const taken = rooms.flatMap(({ file, refusals }) =>
    Object.keys(refusals).flatMap((key) => (Object.hasOwn(kernel, key) ? [`${file} ${key}`] : [])),
  );
  expect(taken, remedies.doubledText).toEqual([]);
});

it("refusals that a worker of documents can store are told to operators in words", async () => {
  const workers = ["uploads", "imports", "transcription"].map((room) => `documents-${room}-consumer`);
  const files = [...(await modulesOfFunctions(workers)).values()].flatMap((modules) => modules.files);
  const reached = rooms.filter(({ file }) => file.startsWith("functions/") && files.includes(file));
  expect(reached.length).toBeGreaterThan(3);
  const unknown = reached.flatMap(({ refusals }) => Object.keys(refusals).filter((key) => !reasons[key]));
  expect(unknown, remedies.untoldReason).toEqual([]);
});

it.each(deployedServices())("the rooms of %s have each text once", (service) => {
  const own = rooms.filter(({ file }) => file.startsWith(`functions/${service}/`));
  const names = own.flatMap(namesIn);
  expect(own.length).toBeGreaterThan(3);
  expect(
    names.filter((name, i) => names.indexOf(name) !== i),
    remedies.doubledText,
  ).toEqual([]);
});
