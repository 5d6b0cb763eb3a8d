import { basic } from "../../testing/identity-proxy.ts";
import { expect, it } from "vitest";
import * as z from "zod";
import { log } from "../../log.ts";
import { lambdaHandler } from "../../http/handler.ts";
import { basicCredentials, unrestricted } from "../../http/access.ts";
import { plainText } from "../../http/responses.ts";
import { get, routes } from "../../http/route.ts";
import { service } from "../../http/service.ts";
import { consumer } from "../../messaging/consumer.ts";
import { queue } from "../../messaging/queue.ts";
import { send } from "../../messaging/send.ts";
import { callerOf } from "../../testing/caller.ts";
import { logEntriesOf } from "../../testing/log-lines.ts";
import { drain } from "../../testing/queues.ts";
import { signInAtIdentity } from "./identity-client.ts";

/* A service whose function leaves work to a consumer, and asks identity: no service does both so far. */

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const CALLER = "b7ad6b7169203331";

const imports = queue("imports", z.object({ id: z.int() }));
const consume = consumer({
  service: "library",
  queue: imports,
  handle: async ({ id }) => log.info("imported", { object: id }),
});
const call = callerOf(
  lambdaHandler(
    service({ name: "library", title: "", description: "", errorFormats: {} }),
    routes("cards", {
      show: get(
        "/api/card",
        { access: unrestricted, summary: "", returns: plainText },
        async ({ request }) => {
          await send(imports, { id: 1 });
          return signInAtIdentity(basicCredentials(request) ?? { username: "", password: "" });
        },
      ),
    }),
  ),
);

it("one traceparent that is sent in is found in the log lines of the function, of the consumer of its message and of identity", async () => {
  const traced = { traceparent: `00-${TRACE}-${CALLER}-01`, "x-correlation-id": "cerere-9" };
  const logged = await logEntriesOf(async () => {
    await call("GET", "/library/api/card", { headers: { ...basic("nimeni", "ghicit"), ...traced } });
    await drain(imports, consume);
  });
  // A counted guess is a line of its own within the request of identity.
  const lines = logged.filter(({ message }) => message !== "metric GuessesFailed");
  const told = lines.map(({ service: of, message }) => `${String(of)}: ${String(message)}`);
  expect(told).toEqual(["identity: refused", "library: refused", "library: imported"]);
  const [identity, own, imported] = lines;
  const spans = { correlationId: "cerere-9", traceId: TRACE };
  expect(own).toMatchObject({ ...spans, parentId: CALLER });
  expect([identity, imported]).toMatchObject([
    { ...spans, parentId: own?.spanId },
    { ...spans, parentId: own?.spanId },
  ]);
  expect(new Set(lines.map(({ spanId }) => spanId)).size).toBe(3);
});
