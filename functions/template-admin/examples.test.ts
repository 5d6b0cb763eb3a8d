import { beforeAll, describe } from "vitest";
import { call } from "./testing.ts";
import { hashPassword } from "../../shared/auth/passwords.ts";
import { examplesSucceed, type Example } from "../../shared/testing/examples.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";

describe("the contract", () => {
  let admin: Record<string, string>;

  beforeAll(async () => {
    admin = bearerOf("template-admin", await addServiceAdmin("template-admin"));
  });

  async function send({ operationId, path, body }: Example): Promise<number> {
    if (body?.login) await call(`DELETE /api/admin/users/${String(body.login)}`, admin);
    if (operationId === "authenticate.signIn") {
      const passwordHash = await hashPassword("o parolă bună");
      await addPersonTo("template-admin", { login: String(body?.username), passwordHash });
    }
    return (await call(`POST ${path}`, admin, body)).status;
  }

  examplesSucceed("template-admin", send);
});
