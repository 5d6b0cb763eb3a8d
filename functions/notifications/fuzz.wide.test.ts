import { administrator, createAppSystem, createMachine, operatorOf } from "./testing.ts";
import { createCitizen } from "./self-service/testing.ts";
import { beforeAll, describe } from "vitest";
import { fuzzRoutes } from "../../shared/testing/fuzz.ts";
import { groups } from "./api.ts";
import { notifications } from "./service.ts";

const callers: Record<string, string>[] = [];
let certificate: string;
beforeAll(async () => {
  const machine = await createMachine();
  ({ certificate } = machine);
  callers.push(await operatorOf(machine.system), await administrator());
  callers.push((await createCitizen()).headers, (await createAppSystem()).headers);
});

describe("notifications", () =>
  fuzzRoutes({
    service: notifications,
    groups,
    callers: () => callers,
    certificate: () => certificate,
  }));
