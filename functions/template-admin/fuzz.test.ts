import { createPartner, registerOrganization, tokenOf } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import { addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { templateAdmin } from "./service.ts";

const callers: Record<string, string>[] = [];
beforeAll(async () => {
  const made = await registerOrganization(await createPartner());
  callers.push({ authorization: `Bearer ${await tokenOf(made)}` });
  callers.push(bearerOf("template-admin", await addServiceAdmin("template-admin")));
});

describe("template-admin", () => fuzzRoutes({ service: templateAdmin, groups, callers: () => callers }));
