import { ownCloud } from "../testing/own-cloud.ts";
import "../testing/local-cloud.ts";
import { afterAll, expect, it } from "vitest";
import * as z from "zod";
import { create } from "../data/repository.ts";
import { beforeCalls } from "../testing/before-calls.ts";
import { callerOf } from "../testing/caller.ts";
import { Notes } from "../testing/counted-notes.ts";
import type { Access } from "./access.ts";
import { json } from "./body.ts";
import { lambdaHandler } from "./handler.ts";
import { post, routes } from "./route.ts";
import { service } from "./service.ts";

afterAll(() => ownCloud.stop());

const somebody: Access<string> = {
  zone: "user",
  admit: async () => "somebody",
  identify: (caller) => caller,
};
const note = z.object({ id: z.int() });
const notes = routes("notes", {
  add: post(
    "/api/notes",
    { access: somebody, summary: "s", body: json(note), returns: note, status: 201 },
    async ({ body: { id } }) => create(Notes, { id, colour: "red", size: "small" }),
  ),
});
const platform = service({ name: "platform", title: "t", description: "d", errorFormats: {} });
const send = callerOf(lambdaHandler(platform, notes));
const add = async (id: number) => {
  const sent = { body: { id }, headers: { "idempotency-key": `add-${id}` } };
  return (await send("POST", "/platform/api/notes", sent)).status;
};

it("a request whose key is in a transaction under way is told that the first one still runs", async () => {
  const met = () => ownCloud.faults.state().transactionMs.injected;
  await ownCloud.faults.change({ transactionMs: 900_000 });
  const holdsItsKey = Promise.withResolvers<undefined>();
  const statuses: number[] = [];
  const first = beforeCalls(
    { command: "TransactWriteItemsCommand", about: "notes" },
    async () => holdsItsKey.resolve(undefined),
    async () => statuses.push(await add(1)),
  );
  await holdsItsKey.promise;
  const others = new Set<number>();
  for (const before = met(); met() === before;) others.add(await add(1));
  expect([...others]).toEqual([409]);
  await ownCloud.faults.change({ transactionMs: 0 });
  await first;
  expect([...statuses, await add(1)]).toEqual([201, 201]);
});
