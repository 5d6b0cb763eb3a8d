import { administrator, call, fresh, operatorOf, createSystem } from "../../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { historyOf } from "../../../../shared/data/history.ts";
import { readTombstone } from "../../../../shared/data/tombstone.ts";
import { newWebhookSecret } from "../../../../shared/outgoing/webhooks.ts";
import { clock } from "../../../../shared/clock.ts";
import { noteFault, noteSuccess, takeProbe } from "../channels/breaker.ts";
import { openSecretOf } from "../channels/secrets.ts";
import { read, readPartition } from "../../../../shared/data/repository.ts";
import { type Provider, Providers } from "../../records/provider.ts";
import { createProvider, createSender, smtpSettings } from "./testing.ts";
import type { Problem } from "../../../../shared/http/error-formats.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

type View = Omit<Provider, "sigilate"> & { secrete: string[] };
let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const smtp = (fields: object = {}) => ({
  cod: fresh("F"),
  canal: "Email",
  tip: "SMTP",
  configuratie: { ...smtpSettings, user: "temelia", password: "parola-de-proba" },
  prioritate: 1,
  ...fields,
});
const http = (configuratie: object = {}, fields: object = {}) => ({
  cod: fresh("F"),
  canal: "SMS",
  tip: "HTTP",
  configuratie: { url: "https://sms.exemplu.md/messages", ...configuratie },
  prioritate: 1,
  ...fields,
});

const create = (body: object) => call<View>("POST /api/providers", admin, body);
const change = (method: "PUT" | "PATCH", id: number, body: object) =>
  call<View>(`${method} /api/providers/${id}`, admin, body);
const fieldsOf = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as Problem).errors.map(({ field }) => field),
];

/** A secret of a stored provider, opened as by the sending function. */
async function opened(id: number, name: "password" | "token" | "secret") {
  const provider = await read(Providers, { id });
  return provider && openSecretOf(provider, name);
}

describe("/api/providers", () => {
  it("/api/providers says which provider is out of order, since when and why, in the list, in its record and in /metrics", async () => {
    const [down, up] = [await createProvider(), await createProvider()];
    const since = clock.now();
    clock.freeze(since);
    for (let fault = 0; fault < 3; fault += 1)
      await noteFault(down.id, { probe: undefined, code: "ECONNECTION" });
    const indisponibil = {
      din: since.toISOString(),
      motiv: "ECONNECTION",
      probaLa: new Date(since.getTime() + 30_000).toISOString(),
    };
    const { json } = await call<PageOf<View>>("GET /api/providers?size=200", admin);
    const listed = ({ id }: { id: number }) => json.items.find((one) => one.id === id);
    expect([listed(down), listed(up)]).toEqual([
      expect.objectContaining({ indisponibil }),
      expect.not.objectContaining({ indisponibil: expect.anything() as unknown }),
    ]);
    const read = () => call<View>(`GET /api/providers/${down.id}`, admin);
    expect((await read()).json).toMatchObject({ indisponibil });
    const gauge = async ({ cod }: Provider) =>
      (await call("GET /metrics")).text.split("\n").find((line) => line.includes(`provider="${cod}"`));
    expect([await gauge(down), await gauge(up)]).toEqual([
      expect.stringMatching(/^notifications_provider_down\{.*\} 1$/),
      expect.stringMatching(/^notifications_provider_down\{.*\} 0$/),
    ]);
    clock.freeze(new Date(since.getTime() + 30_000));
    await noteSuccess(down.id, String(await takeProbe(down.id)));
    expect((await read()).json).not.toHaveProperty("indisponibil");
    clock.resume();
  });

  it("/api/providers names the secrets that are set and shows none; they are stored sealed", async () => {
    const body = smtp();
    const { status, json, text } = await create(body);
    expect([status, json]).toEqual([
      201,
      {
        id: json.id,
        cod: body.cod,
        canal: "Email",
        tip: "SMTP",
        configuratie: { ...smtpSettings, user: "temelia" },
        prioritate: 1,
        recipise: false,
        activ: true,
        secrete: ["password"],
      },
    ]);
    expect(text).not.toContain("parola-de-proba");
    expect(JSON.stringify(await read(Providers, json))).not.toContain("parola-de-proba");
    expect(await opened(json.id, "password")).toBe("parola-de-proba");
  });

  it("PATCH merges the settings one level deep; secrets that are not sent stay", async () => {
    const { id } = (await create(smtp({ configuratie: { ...smtpSettings, user: "a", password: "p" } }))).json;
    const patched = await change("PATCH", id, { configuratie: { user: "b", from: "x@exemplu.md" } });
    expect(patched.json).toMatchObject({
      configuratie: { ...smtpSettings, user: "b", from: "x@exemplu.md" },
      secrete: ["password"],
    });
    expect(await opened(id, "password")).toBe("p");
    const emptied = await change("PATCH", id, { configuratie: { from: null, user: null, password: null } });
    expect(emptied.json).toMatchObject({ configuratie: smtpSettings, secrete: [] });
    expect((await change("PATCH", id, { prioritate: 7 })).json).toMatchObject({
      prioritate: 7,
      configuratie: smtpSettings,
    });
  });

  it("PUT replaces the settings, and secrets that are not sent stay", async () => {
    const { json } = await create(http({ token: "t", from: "1234", secret: newWebhookSecret() }));
    const { secrete, ...read } = json;
    expect(secrete).toEqual(["token", "secret"]);
    const body = { ...read, configuratie: { url: json.configuratie.url } };
    const replaced = await change("PUT", json.id, body);
    expect(replaced.json).toEqual({ ...body, secrete });
    expect(await opened(json.id, "token")).toBe("t");
    expect((await change("PUT", json.id, http({ token: "u" }, { cod: json.cod }))).json.secrete).toEqual([
      "token",
      "secret",
    ]);
    expect(await opened(json.id, "token")).toBe("u");
  });

  it.each([
    ["host", { host: "alt.exemplu.md" }],
    ["port", { port: 2525 }],
    ["TLS", { requireTls: false }],
  ])(
    "another server (%s) needs the password again, so that it is sent nowhere else",
    async (_, configuratie) => {
      const { id } = (await create(smtp())).json;
      expect(fieldsOf(await change("PATCH", id, { configuratie }))).toEqual([400, ["configuratie.password"]]);
      const again = { ...configuratie, password: "alta" };
      expect((await change("PATCH", id, { configuratie: again })).status).toBe(200);
      expect(await opened(id, "password")).toBe("alta");
    },
  );

  it("another gateway needs the token again; the secret of receipts, which is sent to none, stays", async () => {
    const { id } = (await create(http({ token: "t", secret: newWebhookSecret() }))).json;
    const url = "https://alt.exemplu.md/messages";
    expect(fieldsOf(await change("PATCH", id, { configuratie: { url } }))).toEqual([
      400,
      ["configuratie.token"],
    ]);
    const { json } = await change("PATCH", id, { configuratie: { url, token: null } });
    expect(json.secrete).toEqual(["secret"]);
  });

  it("a provider that becomes one of another kind keeps no setting and no secret", async () => {
    const { id, cod } = (await create(smtp())).json;
    const { json } = await change("PATCH", id, { tip: "SIMULATOR" });
    expect(json).toMatchObject({ configuratie: {}, secrete: [] });
    expect((await change("PUT", id, smtp({ cod, configuratie: smtpSettings }))).json.secrete).toEqual([]);
  });

  it.each([
    ["SMTP without host, port and TLS", smtp({ configuratie: {} }), ["host", "port", "secure"]],
    [
      "SMTP with an address of a gateway",
      smtp({ configuratie: { ...smtpSettings, url: "https://x.md" } }),
      ["url"],
    ],
    ["SMTP with a password for nobody", smtp({ configuratie: { ...smtpSettings, password: "p" } }), ["user"]],
    ["SMTP from no mailbox", smtp({ configuratie: { ...smtpSettings, from: "Registrul" } }), ["from"]],
    ["a host with a path", smtp({ configuratie: { ...smtpSettings, host: "a.md/b" } }), ["host"]],
    ["a port beyond 65535", smtp({ configuratie: { ...smtpSettings, port: 65_536 } }), ["port"]],
    ["HTTP without an address", http({ url: null }), ["url"]],
    ["HTTP with a password", http({ password: "p", user: "u" }), ["user", "password"]],
    ["HTTP whose receipts nobody can verify", http({}, { recipise: true }), ["secret"]],
    ["HTTP with a secret that signs nothing", http({ secret: "whsec_x" }), ["secret"]],
    ["HTTP with a token of two lines", http({ token: "a\r\nX-Y: b" }), ["token"]],
    ["HTTP to a file", http({ url: "file:///etc/passwd" }), ["url"]],
    ["HTTP without TLS to another machine", http({ url: "http://sms.exemplu.md" }), ["url"]],
    ["HTTP with credentials in its address", http({ url: "https://a:b@sms.exemplu.md" }), ["url"]],
    [
      "a simulator with settings",
      smtp({ tip: "SIMULATOR" }),
      ["host", "port", "requireTls", "secure", "user", "password"],
    ],
  ])("%s is 400 and names the setting", async (_, body, settings) => {
    const [status, fields] = fieldsOf(await create(body));
    expect(status).toBe(400);
    expect([...(fields as string[])].sort()).toEqual(settings.map((name) => `configuratie.${name}`).sort());
  });

  it("mail leaves by no gateway, and SMS by no mail server", async () => {
    expect(fieldsOf(await create(smtp({ canal: "SMS" })))).toEqual([400, ["canal"]]);
    expect(fieldsOf(await create(http({}, { canal: "Email" })))).toEqual([400, ["canal"]]);
  });

  it("a gateway on this machine is reached without TLS where the configuration permits it", async () => {
    const { status } = await create(http({ url: "http://127.0.0.1:3004/messages" }));
    expect(status).toBe(201);
  });

  it("its history has the former settings and no secret, sealed or not", async () => {
    const { id } = (await create(smtp())).json;
    await change("PATCH", id, { configuratie: { user: "alt", password: "alta-parola" } });
    const { json, text } = await call<{ fapt: string; valori?: View }[]>(
      `GET /api/providers/${id}/istoric`,
      admin,
    );
    expect(json.map(({ fapt, valori }) => [fapt, valori?.configuratie.user])).toEqual([
      ["MODIFICAT", "temelia"],
      ["CREAT", undefined],
    ]);
    expect(text).not.toMatch(/sigilate|parola/);
    const lines = JSON.stringify(
      await readPartition(Providers.table, historyOf({ name: Providers.name, id })),
    );
    expect(lines).not.toContain("sigilate");
  });

  it("/api/providers that a sender names is not removed: 409; one that nobody names is", async () => {
    const { id } = await createProvider();
    await createSender({ providerId: id });
    expect(await call(`DELETE /api/providers/${id}`, admin)).toMatchObject({
      status: 409,
      json: { message: "error.furnizorFolosit" },
    });
    const { id: free } = await createProvider();
    expect((await call(`DELETE /api/providers/${free}`, admin)).status).toBe(204);
  });

  it("/api/providers that was removed leaves no secret behind, and its removal can be repeated", async () => {
    const { id } = (await create(smtp())).json;
    const statuses = [1, 2].map(async () => (await call(`DELETE /api/providers/${id}`, admin)).status);
    expect(await Promise.all(statuses)).toEqual([204, 204]);
    expect(await readTombstone(Providers, id)).toMatchObject({ configuratie: { user: "temelia" } });
    expect(await readTombstone(Providers, id)).not.toHaveProperty("sigilate");
  });

  it("two changes at once are both made, with their secrets", async () => {
    const { id } = (await create(http({ token: "t" }))).json;
    const secret = newWebhookSecret();
    const changes = [{ token: "u" }, { secret }, { from: "1234" }];
    const answers = await Promise.all(changes.map((configuratie) => change("PATCH", id, { configuratie })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await opened(id, "token"), await opened(id, "secret")]).toEqual(["u", secret]);
    expect((await read(Providers, { id }))?.configuratie.from).toBe("1234");
  });

  it("a code belongs to one provider, and lists filter by it", async () => {
    const { cod, id } = await createProvider();
    expect((await create(smtp({ cod }))).status).toBe(409);
    const { json } = await call<PageOf<View>>(`GET /api/providers?filter[cod]=${cod}`, admin);
    expect(json.items.map((one) => [one.id, one.secrete])).toEqual([[id, []]]);
  });

  it("/api/providers is refused to operators on every address", async () => {
    const operator = await operatorOf(await createSystem());
    const { id } = await createProvider();
    const addresses = ["GET /api/providers", `GET /api/providers/${id}`, `DELETE /api/providers/${id}`];
    const statuses = addresses.map(async (address) => (await call(address, operator)).status);
    expect(await Promise.all(statuses)).toEqual([403, 403, 403]);
  });
});
