import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { digestsOf, generated, services, type Digests } from "../../tools/client/digests.ts";
import { remedies } from "./remedies.ts";

const committed = JSON.parse(await readFile(join(generated, "digests.json"), "utf8")) as Record<
  string,
  Digests
>;

it("the client has the functions of every service with a contract", async () => {
  expect(Object.keys(committed), remedies.client).toEqual(await services());
});

it.each(Object.keys(committed))(
  "the client was generated from the committed contract: npm run client (%s)",
  async (service) => {
    expect(await digestsOf(service), remedies.client).toEqual(committed[service]);
  },
);
