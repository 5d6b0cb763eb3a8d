import "./testing.ts";
import { beforeAll, describe } from "vitest";
import { registerProject, tokenFor } from "../../shared/testing/local-identity.ts";
import { addServiceAdmin, bearerOf } from "../../shared/testing/people.ts";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { invoicing } from "./service.ts";

const callers: Record<string, string>[] = [];
beforeAll(async () => {
  callers.push(bearerOf("invoicing", await addServiceAdmin("invoicing")));
  callers.push({ authorization: `Bearer ${tokenFor(registerProject())}` });
});

describe("invoicing", () => fuzzRoutes({ service: invoicing, groups, callers: () => callers }));
