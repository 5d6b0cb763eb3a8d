import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { digestsOf, generated, services, type Digests } from "../tools/client/digests.ts";
import { remedies } from "../tests/architecture/remedies.ts";

const committed = JSON.parse(await readFile(join(generated, "digests.json"), "utf8")) as Record<
  string,
  Digests
>;

it("the client has the functions of every service with a contract", async () => {
  expect(Object.keys(committed), remedies.generated).toEqual(await services());
});

it.each(Object.keys(committed))(
  "the client was generated from the committed contract (%s)",
  async (service) => {
    expect(await digestsOf(service), remedies.generated).toEqual(committed[service]);
  },
);

it.each(Object.keys(committed))(
  "an answer has the type of a file if the transport gives one, of a text otherwise (%s)",
  async (service) => {
    const types = await readFile(join(generated, service, "types.ts"), "utf8");
    const resources = join(generated, service, "resources");
    const files = (await readdir(resources)).map((name) => readFile(join(resources, name), "utf8"));
    const text = (await Promise.all(files)).join("\n");
    const given = [...text.matchAll(/send<t\.(\w+)Responses>\([^\n]*"isFile":true/g)];
    const typed = [...types.matchAll(/^export type (\w+)Responses = \{[^}]*Blob \| File/gm)];
    const names = (found: RegExpExecArray[]) => found.map(([, name]) => name).sort();
    expect(names(typed)).toEqual(names(given));
  },
);
