import { issuer as login, RETURN_TO, signInSteps } from "../../shared/testing/government-login.ts";
import { connect, providers } from "./sources/connections/testing.ts";
import "../../shared/testing/local-mail.ts";
import { afterAll, beforeAll, describe } from "vitest";
import {
  as,
  asMachine,
  bucketOf,
  fresh,
  freshIdno,
  freshIdnp,
  issuer,
  machineClient,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
} from "./testing.ts";
import type { Person, ServiceClient } from "./testing.ts";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { issueKey } from "../../shared/features/accounts/one-time-keys.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";
import { callerOf } from "../../shared/testing/caller.ts";
import { people } from "./access/people.ts";
import { addressOf, foreignBucket, mustConnect } from "./files/content/testing.ts";
import { requester } from "./operating/approvals/routes.expectations.ts";
import { handler as accountsFunction } from "./administration/accounts/routes.ts";
import type { World } from "./calls.expectations.ts";
import { prepare, routes } from "./routes-matrix.expectations.ts";
import { infect } from "./files/scanning/testing.ts";
import { toldTo } from "./telling/inbox/testing.ts";
import { citizen } from "./doors/zones/testing.ts";

/** The caller, and the values that the body has to name. */
interface Earlier extends Record<string, unknown> {
  by?: ServiceClient;
  /** The address, if it names a record that an earlier step has made. */
  at?: string;
}

describe("the contract", () => {
  let world: World;
  let admin: Person;
  let orgAdmin: Person;
  let machine: ServiceClient;

  beforeAll(async () => {
    const org = await organization();
    const bucket = await bucketOf(org);
    admin = await serviceAdmin();
    orgAdmin = await organizationAdmin(org);
    const owner = await person({ organizatieId: org.id });
    const { client, token } = await machineClient();
    machine = asMachine({ token });
    const document = { emitentId: client.emitentId };
    world = { org, bucket, owner, reader: await person(), stranger: await person(), document };
  });

  afterAll(() => Promise.all([providers.stop(), login.stop()]));

  const { signInUncompleted } = signInSteps("documents", callerOf(accountsFunction));

  const infected = async (): Promise<number> => {
    const file = textFile("infectat");
    const { json } = await as(world.owner).upload<{ id: number }>("/api/documents/upload", { file });
    await infect(json.id);
    return json.id;
  };

  const passwordHash = () => hashPassword("o parolă bună");

  /**
   * The earlier steps of a request that belongs to a sequence: they give the caller and the values that the body
   * names.
   */
  const earlier: Record<string, (body: Example["body"]) => Promise<Earlier>> = {
    "authenticate.signIn": async (body) => {
      await person({ login: String(body?.username), passwordHash: await passwordHash() });
      return { by: nobody };
    },
    "inbox.setRead": async () => ({ at: `/api/inbox/${await toldTo(admin)}/read` }),
    "staff.messages.setRead": async () => ({ at: `/api/v1/staff/messages/${await toldTo(admin)}/read` }),
    "account.register": async () => ({ by: nobody }),
    "account.requestReset": async () => ({ by: nobody }),
    "account.finishReset": async () => ({
      by: nobody,
      key: await issueKey(people, "reset", await person()),
    }),
    "account.changePassword": async () => ({
      by: as(await person({ passwordHash: await passwordHash() })),
    }),
    "account.replace": async () => ({ by: as(await person({ login: "ana.rusu" })) }),
    "public.sessions.create": async () => ({ by: nobody, returnTo: RETURN_TO }),
    "public.sessions.complete": async () => {
      const { id, body } = await signInUncompleted({ sub: "cetatean", idnp: freshIdnp() });
      return { by: nobody, at: `/api/v1/public/sessions/${id}/complete`, ...body };
    },
    "machine-tokens.create": async () => {
      const { id: emitentId } = await issuer();
      const wanted = { denumire: "Cadastru", emitentId, scopes: ["documente.read"] };
      const made = await as(admin).post<Record<string, string>>("/api/admin/machine-clients", wanted);
      const { clientId, clientSecret } = made.json;
      return { by: nobody, client_id: clientId, client_secret: clientSecret, scope: "" };
    },
    "documents.release": async () => ({ at: `/api/documents/${await infected()}/release` }),
    "admin.documents.release": async () => ({ at: `/api/v1/admin/documents/${await infected()}/release` }),
    "documents.requestAccess": async () => ({ by: as(await person()) }),
    "cerere-acces.create": async () => ({ by: as(await person()) }),
    "citizen.sessions.revoke": async () => {
      const { calls, session } = await citizen();
      return { by: calls, at: `/api/v1/citizen/sessions/${session.id}/revoke` };
    },
    "citizen.sessions.revokeOthers": async () => ({ by: (await citizen()).calls }),
    "citizen.access-requests.create": async () => ({ by: (await citizen()).calls }),
    "imports.create": async () => {
      const ana = await person();
      await connect(ana, "provider_a");
      return { by: as(ana) };
    },
    "imports.resync": async () => {
      await connect(world.owner, "provider_a");
      return { by: as(world.owner) };
    },
    "buckets.create": async () => ({ by: as(orgAdmin) }),
    "machine-documents.create": async () => ({ by: machine }),
    "machine-versions.create": async () => ({ by: machine }),
    "machine-versions.restore": async () => ({ by: machine }),
    "machine-uploads.create": async () => ({ by: machine }),
    // The older address of the same records has had the example.
    "admin.organizations.create": async () => ({ cod: fresh("ORG"), idno: freshIdno() }),
    "admin.buckets.create": async () => ({ organizatieId: world.org.id, cod: fresh("BKT") }),
    "admin.buckets.verifyStore": async () => {
      const bucket = await bucketOf(world.org);
      await mustConnect(as(orgAdmin), bucket, addressOf(await foreignBucket()));
      return { at: `/api/v1/admin/buckets/${bucket.id}/verify-store` };
    },
    "app.documents.create": async () => ({ by: machine }),
    "app.documents.createVersion": async () => ({ by: machine }),
    "app.documents.restoreVersion": async () => ({ by: machine }),
    "machine-templates.render": async () => ({ by: machine }),
    "admin.approvals.withdraw": async () => ({ by: as(await requester()) }),
  };

  async function send({ operationId, body }: Example): Promise<number> {
    const route = routes.find((one) => one.operationId === operationId);
    if (!route) throw new Error(`${operationId} is not declared`);
    // All examples use one account name and one address.
    if (body?.login ?? body?.email) await as(admin).delete("/api/admin/users/ana.rusu");
    const { by = as(admin), at, ...named } = (await earlier[operationId]?.(body)) ?? {};
    if (at !== undefined) return (await by.post(at, { ...body, ...named })).status;
    const ask = await prepare(world, route, { ...body, ...named });
    return ask(by);
  }

  examplesSucceed("documents", send);
});
