import "../../testing/local-cloud.ts";
import { expect, it } from "vitest";
import { callerOf } from "../../testing/caller.ts";
import { limited, type Access } from "../access.ts";
import { lambdaHandler } from "../handler.ts";
import { plainText } from "../responses.ts";
import { get, routes } from "../route.ts";
import { service } from "../service.ts";
import { config } from "./config.ts";
import { clientRate } from "./rate.ts";

interface Program {
  name: string;
  most?: number | undefined;
}

/** The header names the caller, and the limit of its record. */
const program: Access<Program> = {
  zone: "machine",
  admit: async ({ headers }) => ({
    name: headers.program ?? "",
    most: headers.most === undefined ? undefined : Number(headers.most),
  }),
  identify: ({ name }) => name,
};

const library = service({ name: "library", title: "Biblioteca", description: "", errorFormats: {} });
const call = callerOf(
  lambdaHandler(
    library,
    routes("books", {
      list: get(
        "/api/books",
        {
          access: limited(
            program,
            clientRate(({ most }) => most),
          ),
          summary: "",
          returns: plainText,
        },
        () => Promise.resolve("bine"),
      ),
    }),
  ),
);
const ask = (headers: Record<string, string>) => call("GET", "/library/api/books", { headers });

it("a client has the calls a minute that its record names, each client apart, and is told when to come again", async () => {
  const first = { program: "unu", most: "2" };
  const statuses = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await ask(first)).status);
  expect(statuses).toEqual([200, 200, 429]);
  const { headers, json } = await ask(first);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect(json).toMatchObject({ message: "error.preaMulteCereri" });
  expect((await ask({ program: "doi", most: "2" })).status).toBe(200);
});

it("a client whose record names no limit has that of the deployment", async () => {
  const { headers } = await ask({ program: "trei" });
  expect(headers["ratelimit-limit"]).toBe(String(config.clientRatePerMinute));
});
