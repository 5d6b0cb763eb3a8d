import "../../shared/testing/local-cloud.ts";
import { beforeAll, describe } from "vitest";
import { addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { identity } from "./service.ts";
import { createPartner, registerOrganization, tokenOf } from "./testing.ts";

const callers: Record<string, string>[] = [];
beforeAll(async () => {
  const { partnerid } = await createPartner();
  callers.push({ partnerid }, bearerOf("identity", await addServiceAdmin("identity")));
  callers.push({ authorization: `Bearer ${await tokenOf(await registerOrganization({ partnerid }))}` });
});

describe("identity", () => fuzzRoutes({ service: identity, groups, callers: () => callers }));
