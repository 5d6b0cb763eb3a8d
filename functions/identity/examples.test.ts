import { beforeAll, describe } from "vitest";
import { call, createPartner, registerOrganization, type Registered } from "./testing.ts";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";

describe("the contract", () => {
  let made: Registered;
  let admin: Record<string, string>;

  beforeAll(async () => {
    made = await registerOrganization(await createPartner());
    admin = bearerOf("identity", await addServiceAdmin("identity"));
  });

  /** The caller, and the records that the body names. */
  const earlier: Record<
    string,
    (body: Example["body"]) => Promise<{ by: Record<string, string>; naming?: object }>
  > = {
    "authenticate.signIn": async (body) => {
      const passwordHash = await hashPassword("o parolă bună");
      await addPersonTo("identity", { login: String(body?.username), passwordHash });
      return { by: {} };
    },
    "tokens.login": async () => ({
      by: {},
      naming: { Username: made.organization.secret_name, Password: made.project.secret_token },
    }),
    "registration.createOrganization": async () => ({ by: { partnerid: made.partnerid } }),
    "registration.createProject": async () => ({
      by: { partnerid: made.partnerid },
      naming: { organization_id: made.organization.id },
    }),
    "registration.assignProvider": async () => ({
      by: { partnerid: made.partnerid },
      naming: { project_id: made.project.id, provider_id: made.partnerid },
    }),
  };

  async function send({ operationId, path, body }: Example): Promise<number> {
    if (body?.login) await call(`DELETE /api/admin/users/${String(body.login)}`, admin);
    const { by = admin, naming } = (await earlier[operationId]?.(body)) ?? {};
    const { status } = await call(`POST ${path.replace("{id}", made.project.id)}`, by, {
      ...body,
      ...naming,
    });
    return status;
  }

  examplesSucceed("identity", send);
});
