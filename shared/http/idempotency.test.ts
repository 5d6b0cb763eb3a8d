import { kernel } from "../refusals.ts";
import "../testing/local-cloud.ts";
import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { clock } from "../clock.ts";
import { entity, inSharedPartition } from "../data/entity.ts";
import { adding, readPartition } from "../data/repository.ts";
import { transact } from "../data/transaction.ts";
import { nextId } from "../ids.ts";
import { callerOf } from "../testing/caller.ts";
import { dump } from "../testing/dump.ts";
import { takeUnanswered } from "../testing/unanswered.ts";
import type { Access } from "./access.ts";
import { json } from "./body.ts";
import { lambdaHandler } from "./handler.ts";
import { get, post, routes } from "./route.ts";
import { service } from "./service.ts";

const ledger = service({ name: "platform", title: "t", description: "d", errorFormats: {} });
const Line = entity({
  name: "line",
  service: "platform",
  schema: z.object({ id: z.int(), text: z.string() }),
  ...inSharedPartition("line"),
});
const View = z.object({ id: z.int(), text: z.string() });
const body = json(z.object({ text: z.string() }));

const somebody: Access<string | undefined> = {
  zone: "user",
  admit: async ({ headers }) => headers["x-caller"],
  identify: (caller) => caller,
};

/** Wraps the handler's transaction; tests inject failures here. */
let around: (store: () => Promise<void>) => Promise<void>;
const undisturbed = (store: () => Promise<void>) => store();

async function addLine(text: string) {
  const line = { id: nextId(), text };
  await around(() => transact(adding(Line, line), { answer: line }));
  return line;
}
/** The mistake: a fact in a separate transaction, with an answer that is not stored under the key. */
async function forgetAnswer(text: string) {
  const line = { id: nextId(), text };
  await transact(adding(Line, line));
  return line;
}
async function issue(text: string) {
  const line = { id: nextId(), text };
  const issued = { ...line, token: randomUUID() };
  await transact(adding(Line, line), { answer: issued });
  return issued;
}
const declared = { access: somebody, summary: "s", body, returns: View, status: 201 };
const lines = routes("lines", {
  add: post("/api/lines", declared, async ({ body: { text } }) => addLine(text)),
  addElsewhere: post("/api/others", declared, async ({ body: { text } }) => addLine(text)),
  forget: post("/api/forgetful", declared, async ({ body: { text } }) => forgetAnswer(text)),
  secret: post(
    "/api/secrets",
    { ...declared, keptSealed: true, returns: View.extend({ token: z.string() }) },
    ({ body: { text } }) => issue(text),
  ),
  late: post(
    "/api/late-secrets",
    { ...declared, keptSealed: true, returns: z.object({ token: z.string() }) },
    () => Promise.resolve({ token: randomUUID() }),
  ),
  fence: post("/api/fences", declared, async ({ body: { text } }) => {
    await transact(adding(Line, { id: nextId(), text: "un pas" }), { repeatable: true });
    return addLine(text);
  }),
  list: get(
    "/api/lines",
    { access: somebody, summary: "s", returns: z.int() },
    async () => (await stored()).length,
  ),
});
const call = callerOf(lambdaHandler(ledger, lines));

const stored = () => readPartition(Line.table, "line");
const storedTexts = async (text: string) => (await stored()).filter((line) => line.text === text).length;

let keys = 0;
const freshKey = () => `cheie-${(keys += 1)}`;
const send = (key: string, text: string, path = "/api/lines", caller: string | undefined = "ana") =>
  call("POST", `/platform${path}`, {
    body: { text },
    headers: { "idempotency-key": key, ...(caller ? { "x-caller": caller } : {}) },
  });

describe("Idempotency-Key", () => {
  around = undisturbed;
  afterEach(() => {
    around = undisturbed;
    clock.resume();
  });

  it("same key and same content: the same answer, marked as replayed, and one fact", async () => {
    const key = freshKey();
    const [first, again, quoted] = [
      await send(key, "unu"),
      await send(key, "unu"),
      await send(`"${key}"`, "unu"),
    ];
    expect([first.status, again.status, quoted.status]).toEqual([201, 201, 201]);
    expect([again.text, quoted.text]).toEqual([first.text, first.text]);
    expect([first.headers["idempotent-replayed"], again.headers["idempotent-replayed"]]).toEqual([
      undefined,
      "true",
    ]);
    expect(await storedTexts("unu")).toBe(1);
  });

  it("same key and other content: 422", async () => {
    const key = freshKey();
    await send(key, "doi");
    expect((await send(key, "altul")).status).toBe(422);
  });

  it("ten at once: one fact; the others hear 409 with Retry-After, or the answer", async () => {
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(key, "zece")));
    const heard = answers.map(({ status, headers }) =>
      status === 409 ? `409 ${headers["retry-after"]}` : status,
    );
    expect([201, "409 2"]).toEqual(expect.arrayContaining([...new Set(heard)]));
    expect(await storedTexts("zece")).toBe(1);
    expect((await send(key, "zece")).status).toBe(201);
  });

  it("the answer is stored with the fact: a crash right after it leaves both", async () => {
    const key = freshKey();
    around = async (store) => {
      await store();
      throw new Error("the process ends here");
    };
    expect((await send(key, "cădere")).status).toBe(500);
    around = undisturbed;
    const retry = await send(key, "cădere");
    expect([retry.status, retry.headers["idempotent-replayed"]]).toEqual([201, "true"]);
    expect(await storedTexts("cădere")).toBe(1);
  });

  it("a fault before the fact leaves neither, and the key free", async () => {
    const key = freshKey();
    around = () => Promise.reject(new Error("the process ends here"));
    expect((await send(key, "înainte")).status).toBe(500);
    around = undisturbed;
    const retry = await send(key, "înainte");
    expect([retry.status, retry.headers["idempotent-replayed"]]).toEqual([201, undefined]);
  });

  it("a running mark is believed for 35 s; whoever was overtaken writes nothing", async () => {
    const key = freshKey();
    const [entered, woken] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    around = async (store) => {
      entered.resolve(undefined);
      await woken.promise;
      await store();
    };
    const slow = send(key, "lent");
    await entered.promise;
    around = undisturbed;
    expect((await send(key, "lent")).status).toBe(409);
    clock.freeze(new Date(Date.now() + 36_000));
    expect((await send(key, "lent")).status).toBe(201);
    woken.resolve(undefined);
    expect((await slow).status).toBe(409);
    expect(await storedTexts("lent")).toBe(1);
  });

  it.each([
    ["409", () => kernel.conflict()],
    ["429", () => kernel.preaMulteCereri({ secunde: 1 })],
    ["503", () => kernel.indisponibil()],
  ])("a %s is not kept", async (_, refusal) => {
    const key = freshKey();
    around = () => Promise.reject(refusal());
    await send(key, `refuzat ${key}`);
    around = undisturbed;
    expect((await send(key, `refuzat ${key}`)).status).toBe(201);
  });

  it("a 400 is kept: the same request would fail again", async () => {
    const key = freshKey();
    around = () => Promise.reject(kernel.cerereIncorecta());
    await send(key, "greșit");
    around = undisturbed;
    const again = await send(key, "greșit");
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([400, "true"]);
  });

  it("Idempotency-Key is kept for 24 hours", async () => {
    const key = freshKey();
    await send(key, "ieri");
    clock.freeze(new Date(Date.now() + 24 * 3_600_000 + 1000));
    expect((await send(key, "ieri")).headers["idempotent-replayed"]).toBeUndefined();
    expect(await storedTexts("ieri")).toBe(2);
  });

  it("Idempotency-Key is scoped to caller and route", async () => {
    const key = freshKey();
    await send(key, "al meu");
    expect((await send(key, "al meu", "/api/lines", "ion")).headers["idempotent-replayed"]).toBeUndefined();
    expect((await send(key, "al meu", "/api/others")).headers["idempotent-replayed"]).toBeUndefined();
  });

  it("Idempotency-Key counts for nothing from anonymous callers", async () => {
    const key = freshKey();
    const anonymous = () => send(key, "nimeni", "/api/lines", "");
    await anonymous();
    await anonymous();
    expect(await storedTexts("nimeni")).toBe(2);
  });

  it.each(["/api/secrets", "/api/late-secrets"])(
    "Idempotency-Key shows a secret again that is shown once, and stores it sealed: %s",
    async (path) => {
      const key = freshKey();
      const [first, again] = [await send(key, "secret", path), await send(key, "secret", path)];
      expect([again.status, again.text, again.headers["idempotent-replayed"]]).toEqual([
        201,
        first.text,
        "true",
      ]);
      const { token } = first.json as { token: string };
      expect(token).toMatch(/^[0-9a-f-]{36}$/);
      const everything = (await dump()).join("\n");
      expect(everything).toContain(`#${key}`);
      expect(everything).not.toContain(token);
      expect((await send(key, "altceva", path)).status).toBe(422);
    },
  );

  it("Idempotency-Key is watched in every test: a fact that is stored without its answer is reported, a step before it is not", async () => {
    await send(freshKey(), "uitat", "/api/forgetful");
    expect(takeUnanswered()).toHaveLength(1);
    await send(freshKey(), "cu un pas", "/api/fences");
    expect(takeUnanswered()).toEqual([]);
  });

  it("Idempotency-Key is between 1 and 255 visible characters", async () => {
    expect((await send("k".repeat(255), "lung")).status).toBe(201);
    expect((await send("k".repeat(256), "lung")).status).toBe(400);
    expect((await send("cu spațiu", "lung")).status).toBe(400);
  });
});
