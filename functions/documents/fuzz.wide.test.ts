import "../../shared/testing/local-cloud.ts";
import "../../shared/testing/local-mail.ts";
import { beforeAll, describe } from "vitest";
import { addServiceAdmin, addPersonTo, bearerOf } from "../../shared/testing/people.ts";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { documents } from "./service.ts";
import { machineClient } from "./testing.ts";
import { citizen } from "./doors/zones/testing.ts";

const callers: Record<string, string>[] = [];
beforeAll(async () => {
  callers.push(bearerOf("documents", await addServiceAdmin("documents")));
  callers.push(bearerOf("documents", await addPersonTo("documents")));
  callers.push({ authorization: `Bearer ${(await machineClient()).token}` });
  callers.push({ authorization: `Bearer ${(await citizen()).token}` });
});

describe("documents", () => fuzzRoutes({ service: documents, groups, callers: () => callers }));
