import { administrator, call, createSystem, operatorOf, someUser } from "../../testing.ts";
import { createRecipient } from "./testing.ts";
import { beforeAll, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { newIdno, newIdnp } from "../../../../shared/testing/state-numbers.ts";
import type { Recipient } from "../../records/recipient.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusalOfFields } from "../../../../shared/testing/caller.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const create = (body: object, headers = admin) => call<Recipient>("POST /api/destinatars", headers, body);
const list = (query: string) => call<PageOf<Recipient>>(`GET /api/destinatars?${query}`, admin);

it("a recipient is a person or a legal entity, Romanian and active unless said otherwise", async () => {
  const idnp = newIdnp();
  const person = await create({ idnp, nume: " Ana Rusu " });
  expect([person.status, person.json]).toEqual([
    201,
    {
      id: expect.any(Number),
      idnp,
      nume: "Ana Rusu",
      limba: "ro",
      activ: true,
      creatLa: expect.any(String),
    },
  ]);
  const firm = await create({ idno: newIdno(), nume: "SRL", limba: "ru", activ: false });
  expect(firm.json).toMatchObject({ limba: "ru", activ: false });
  expect(String(person.headers.location)).toMatch(new RegExp(`/api/destinatars/${person.json.id}$`));
});

it.each([
  ["both numbers", () => ({ idnp: newIdnp(), idno: newIdno() })],
  ["neither", () => ({})],
])("a recipient with %s is refused", async (_, numbers) => {
  expect(refusalOfFields(await create({ ...numbers(), nume: "Ana" }))).toEqual([
    400,
    "error.validare",
    "idnp: exactUnNumar",
    "idno: exactUnNumar",
  ]);
});

it.each([
  ["letters", "20020040060O8"],
  ["twelve digits", "200200400600"],
  ["nothing", ""],
])("a recipient whose number has %s is refused, and the answer does not repeat it", async (_, idnp) => {
  const { status, json } = await create({ idnp, nume: "Ana" });
  expect([status, (json as unknown as { errors: { field: string }[] }).errors[0]?.field]).toEqual([
    400,
    "idnp",
  ]);
  if (idnp) expect(JSON.stringify(json)).not.toContain(idnp);
});

it("a recipient is unique by its number, also where 20 make it at once, and the refusal does not name the number", async () => {
  const idnp = newIdnp();
  const answers = await Promise.all(Array.from({ length: 20 }, () => create({ idnp, nume: "Ana Rusu" })));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)]);
  const refused = answers.filter(({ status }) => status === 409);
  for (const answer of refused) expect(refusalOfFields(answer)).toEqual([409, "error.destinatarExista"]);
  expect(JSON.stringify(refused)).not.toContain(idnp);
  expect((await list(`idnp=${idnp}`)).json.total).toBe(1);
});

it("a recipient keeps its number: another one is refused, the same one and none are not", async () => {
  const { id, idnp = "" } = await createRecipient({ limba: "ru" });
  const put = (body: object) =>
    call<Recipient>(`PUT /api/destinatars/${id}`, admin, { nume: "Ion", ...body });
  const patch = (body: object) => call<Recipient>(`PATCH /api/destinatars/${id}`, admin, body);
  expect(refusalOfFields(await put({ idnp: newIdnp() }))).toEqual([
    400,
    "error.validare",
    "idnp: neschimbabil",
  ]);
  expect(refusalOfFields(await patch({ idno: newIdno() }))).toEqual([
    400,
    "error.validare",
    "idno: neschimbabil",
  ]);
  expect(refusalOfFields(await patch({ idnp: null }))).toEqual([400, "error.validare", "idnp: neschimbabil"]);
  for (const answer of [await put({}), await put({ idnp }), await patch({ idnp })])
    expect([answer.status, answer.json]).toMatchObject([200, { idnp, nume: "Ion", limba: "ru" }]);
});

it("a recipient is found by id, number, login and name; the filter on a number is exact", async () => {
  const { id, idnp = "" } = await createRecipient({ nume: `Nume ${newIdnp()}` });
  const idsBy = async (query: string) => (await list(query)).json.items.map((one) => one.id);
  expect(await idsBy(`idnp=${idnp}`)).toEqual([id]);
  expect(await idsBy(`filter[idnp]=${idnp}&activ=true`)).toEqual([id]);
  expect(await idsBy(`idnp=${idnp}&activ=false`)).toEqual([]);
  expect(await idsBy(`idno=${idnp}`)).toEqual([]);
  expect(await idsBy(`idnp=${newIdnp()}`)).toEqual([]);
  expect(await idsBy(`id=${id}`)).toEqual([id]);
  expect((await list("size=1")).json.items).toHaveLength(1);
  const { json } = await call<number>(`GET /api/destinatars/count?idnp=${idnp}`, admin);
  expect(json).toBe(1);
});

it("a recipient is read with its revision, and a stale one is refused", async () => {
  const { id } = await createRecipient();
  const { headers } = await call(`GET /api/destinatars/${id}`, admin);
  const patch = () =>
    call(`PATCH /api/destinatars/${id}`, { ...admin, "if-match": String(headers.etag) }, { nume: "X" });
  expect([(await patch()).status, (await patch()).status]).toEqual([200, 412]);
});

it("a recipient is only for service administrators", async () => {
  const { id } = await createRecipient();
  const operator = await operatorOf(await createSystem());
  for (const [headers, status] of [
    [operator, 403],
    [await someUser(), 403],
    [{}, 401],
  ] as const)
    for (const address of [
      "GET /api/destinatars",
      `GET /api/destinatars/${id}`,
      `DELETE /api/destinatars/${id}`,
    ])
      expect([address, (await call(address, headers)).status]).toEqual([address, status]);
});

it("the number of a recipient is only in its own record: no key, no log line, and no answer kept for a key has it", async () => {
  const [idnp, nume] = [newIdnp(), `Canar ${newIdnp()}`];
  const key = { ...admin, "idempotency-key": `k-${idnp.slice(0, 3)}-${clock.now().getTime()}` };
  const lines = await logLinesOf(async () => {
    const first = await create({ idnp, nume }, key);
    const again = await create({ idnp, nume }, key);
    expect([first.status, again.status, again.headers["idempotent-replayed"]]).toEqual([201, 201, "true"]);
    expect(again.json).toEqual(first.json);
    await list(`idnp=${idnp}`);
    await create({ idnp, nume });
  });
  expect(JSON.stringify(lines)).not.toContain(idnp);
  const stored = (await dump()).filter((line) => line.includes(idnp) || line.includes(nume));
  expect(stored).toHaveLength(1);
  expect(stored[0]).toContain('"sk":{"S":"recipient"}');
});
