import "../../shared/testing/environment.ts";
import { globSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import type { Service } from "../../shared/http/service.ts";
import type { Texts } from "../../shared/texts.ts";
import { remedies } from "./remedies.ts";

interface Room extends RoomTexts {
  file: string;
  refusals?: Texts;
}

const load = async <Module extends object>(file: string) => (await import(join(root, file))) as Module;

/** The modules `texts.ts` of a service, one for each room that has one. */
const roomsOf = (service: string): Promise<Room[]> =>
  Promise.all(
    globSync(`functions/${service}/*/texts.ts`, { cwd: root }).map(async (file) => ({
      file,
      ...(await load<Omit<Room, "file">>(file)),
    })),
  );

/** Each text of a room by its kind and name: `operations documents.upload`. */
const namesIn = ({ refusals = {}, contract: { callers: _, ...contract } = {} }: Room): string[] =>
  Object.entries({ refusals, ...contract }).flatMap(([kind, texts]) =>
    Object.keys(texts).map((name) => `${kind} ${name}`),
  );

describe.each(deployedServices())("the texts of the rooms of %s", (service) => {
  it("are composed: refusals by service.ts, all others by api.ts", async () => {
    const declared = Object.values(await load<Record<string, Service>>(`functions/${service}/service.ts`));
    const { texts } = await load<{ texts: RoomTexts[] }>(`functions/${service}/api.ts`);
    const isInService = ([key, text]: [string, Texts[string]]) =>
      declared.some((one) => one.texts[key] === text);
    const isComposed = ({ refusals = {}, contract, matrix }: Room) =>
      Object.entries(refusals).every(isInService) &&
      ((contract ?? matrix) === undefined ||
        texts.some((one) => one.contract === contract && one.matrix === matrix));
    const rooms = await roomsOf(service);
    expect(rooms.length).toBeGreaterThan(3);
    expect(
      rooms.filter((room) => !isComposed(room)).map(({ file }) => file),
      remedies.composedTexts,
    ).toEqual([]);
  });

  it("have each name once", async () => {
    const names = (await roomsOf(service)).flatMap(namesIn);
    expect(
      names.filter((name, i) => names.indexOf(name) !== i),
      remedies.doubledText,
    ).toEqual([]);
  });
});
