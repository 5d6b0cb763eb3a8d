import { administrator, createSystem, official, systemHeader, type Headers } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { platform } from "./service.ts";

const callers: Headers[] = [];
beforeAll(async () => {
  callers.push(await administrator(), await official(), await systemHeader(await createSystem()));
});

describe("platform", () => fuzzRoutes({ service: platform, groups, callers: () => callers }));
