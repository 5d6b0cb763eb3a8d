import { addOwnContact, createLinked, type Linked, linkTo, sendTo, withMail } from "./testing.ts";
import { administrator, call, createSystem, operatorOf, someUser } from "../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";
import type { Route } from "../../../shared/http/route.ts";
import { logLinesOf } from "../../../shared/testing/log-lines.ts";
import { addPersonTo, bearerOf } from "../../../shared/testing/people.ts";
import { newIdnp } from "../../../shared/testing/state-numbers.ts";
import { createRecipient, newAddress, newEndpoint, newKeys } from "../recipients/registry/testing.ts";
import { selfService } from "./me-routes.ts";

/* Every route of self-service, called by people who are linked to a recipient, and by people who are not. */

const routes = selfService.flatMap((group) => Object.values(group));

/** A call of a route that succeeds for the person who owns what it names. */
interface Asked {
  address: string;
  body?: object;
}

let subject = 0;

async function askedOf({ operationId, method, path }: Route, owner: Linked): Promise<Asked> {
  const id = path.includes("{id}") ? await idFor(operationId, owner) : 0;
  const query = operationId === "me-devices.remove" ? `?id=${await deviceOf(owner)}` : "";
  const body = bodies[operationId]?.();
  return { address: `${method} ${path.replace("{id}", String(id))}${query}`, ...(body ? { body } : {}) };
}

const bodies: Record<string, () => object> = {
  "me-contacts.create": () => ({ canal: "Email", adresa: newAddress() }),
  "me-contacts.replace": () => ({ canal: "Email", adresa: newAddress() }),
  "me-contacts.verify": () => ({ code: "000000" }),
  "me-preferences.create": () => ({ categorie: `c-${(subject += 1)}` }),
  "me-preferences.replace": () => ({ categorie: `c-${(subject += 1)}` }),
  "me-devices.create": () => ({ endpoint: newEndpoint(), keys: newKeys() }),
};

async function idFor(operationId: string, owner: Linked): Promise<number> {
  if (operationId.startsWith("me-contacts")) return (await addOwnContact(owner)).id;
  if (operationId.startsWith("me-notifications")) return (await sendTo(owner.id)).notification.id;
  const { json } = await owner.ask<{ id: number }>("POST /api/registry/me/preferences", {
    categorie: `c-${(subject += 1)}`,
  });
  return json.id;
}

async function deviceOf(owner: Linked): Promise<number> {
  const body = { endpoint: newEndpoint(), keys: newKeys() };
  return (await owner.ask<{ id: number }>("POST /api/registry/me/push-subscription", body)).json.id;
}

/** True for routes that name a record of the owner; others answer with what is the caller's own. */
const namesRecord = ({ path, operationId }: Route): boolean =>
  path.includes("{id}") || operationId === "me-devices.remove";

/** The status of a call of the owner. The code of the call is a wrong one. */
function successOf({ operationId, status }: Route): number {
  if (operationId === "me-contacts.verify") return 400;
  return status;
}

describe("self-service", () => {
  let headers: Record<string, Record<string, string>>;
  beforeAll(async () => {
    await withMail();
    headers = {
      nobody: {},
      "a user without a link": await someUser(),
      "an operator": await operatorOf(await createSystem()),
      "a service administrator": await administrator(),
      "an inactive recipient": await inactive(),
      "a user who names a recipient that is another's": await pretender(),
    };
  });

  async function inactive(): Promise<Record<string, string>> {
    const person = await createLinked();
    await call(`PATCH /api/destinatars/${person.id}`, await administrator(), { activ: false });
    return person.headers;
  }

  /** The account names a recipient, which names another account. */
  async function pretender(): Promise<Record<string, string>> {
    const { id: destinatarId } = await createLinked();
    return bearerOf("notifications", await addPersonTo("notifications", { destinatarId }));
  }

  it.each(routes.map((route) => [route.operationId, route] as const))(
    "%s is for the person whose it is",
    async (_, route) => {
      const [owner, other] = [await createLinked(), await createLinked()];
      const { address, body } = await askedOf(route, owner);
      const answered: Record<string, number> = {};
      for (const [name, sent] of Object.entries(headers))
        answered[name] = (await call(address, sent, body)).status;
      const { nobody, ...others } = answered;
      expect(nobody).toBe(401);
      expect(others).toEqual(Object.fromEntries(Object.keys(others).map((name) => [name, 403])));
      if (namesRecord(route)) expect((await other.ask(address, body)).status).toBe(404);
      expect((await owner.ask(address, body)).status).toBe(successOf(route));
    },
  );

  it("self-service tells why: no recipient, or an inactive one", async () => {
    const messages = ["a user without a link", "an inactive recipient"].map(
      async (name) => (await call("GET /api/registry/me", headers[name] ?? {})).json,
    );
    expect(await Promise.all(messages)).toMatchObject([
      { message: "error.faraDestinatar" },
      { message: "error.contDeDestinatarInactiv" },
    ]);
  });

  it("self-service opens where an account is linked, and its lists have nothing of another person", async () => {
    const account = await addPersonTo("notifications");
    const { id } = await createRecipient({ nume: "Ion Ciobanu" });
    const [other] = [await createLinked()];
    await addOwnContact(other);
    const sent = bearerOf("notifications", account);
    expect((await call("GET /api/registry/me", sent)).status).toBe(403);
    await linkTo(account.login, id);
    expect((await call("GET /api/registry/me", sent)).json).toMatchObject({ id, nume: "Ion Ciobanu" });
    const lists = ["me/contacts", "me/preferences", "me/push-subscriptions", "me/notifications"].map(
      async (path) => (await call<{ total: number }>(`GET /api/registry/${path}`, sent)).json.total,
    );
    expect(await Promise.all(lists)).toEqual([0, 0, 0, 0]);
  });

  it("self-service has no number, address or code in a log line, and no number in an answer", async () => {
    const idnp = newIdnp();
    const person = await createLinked({ idnp });
    const adresa = newAddress();
    const texts: string[] = [];
    const lines = await logLinesOf(async () => {
      const { json } = await person.ask<{ id: number }>("POST /api/registry/me/contacts", {
        canal: "Email",
        adresa,
      });
      for (const path of ["me", "me/contacts", `me/contacts/${json.id}`])
        texts.push((await person.ask(`GET /api/registry/${path}`)).text);
    });
    for (const hidden of [idnp, adresa]) expect(JSON.stringify(lines)).not.toContain(hidden);
    expect(texts.join("\n")).not.toContain(idnp);
  });
});
