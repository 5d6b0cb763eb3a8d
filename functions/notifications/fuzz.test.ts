import { administrator, createSystem, operatorOf } from "./testing.ts";
import { beforeAll, describe } from "vitest";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { notifications } from "./service.ts";

const callers: Record<string, string>[] = [];
beforeAll(async () => {
  callers.push(await operatorOf(await createSystem()), await administrator());
});

describe("notifications", () => fuzzRoutes({ service: notifications, groups, callers: () => callers }));
