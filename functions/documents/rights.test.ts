import { describe, expect, it } from "vitest";
import { as, person, serviceAdmin, type ServiceClient } from "./testing.ts";
import { aMinuteAgo } from "../../shared/testing/settled.ts";
import { everywhere, guarded, letKeep, rightsEnd } from "./rights.expectations.ts";

/* Every way on one route, and one way on every route; all ways on all routes are in `rights.long.test.ts`. */

describe("a right that ends", () => {
  rightsEnd(({ ends: [operationId] }) => guarded.filter((route) => route.operationId === operationId));

  it("a deactivation is felt at once by every route that asks who calls", async () => {
    const admin = as(await serviceAdmin());
    const people = await aMinuteAgo(() => Promise.all(guarded.map(() => person())));
    await Promise.all(people.map(letKeep));
    const deactivate = ({ id, login, email }: (typeof people)[number]) =>
      admin.put("/api/admin/users", { id, login, email, activated: false });
    await Promise.all(people.map(deactivate));

    const answers = await Promise.all(
      guarded.map(async (route, i) => {
        const clients = people.slice(i, i + 1).flatMap((somebody) => everywhere(route, somebody));
        const client = clients[i % clients.length] as ServiceClient;
        const path = route.path.replace(/\{\w+\}/g, "1");
        const send = client[route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete"];
        return [route.operationId, (await send(path)).status];
      }),
    );
    expect(guarded.length).toBeGreaterThan(80);
    expect(answers.filter(([, status]) => status !== 401)).toEqual([]);
  });
});
