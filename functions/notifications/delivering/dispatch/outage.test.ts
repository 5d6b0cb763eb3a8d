import { liveThrough, type OutageSeen } from "../channels/testing/outage.ts";
import { beforeAll, describe, expect, it } from "vitest";

const [TOTAL, MINUTES] = [300, 4];

describe(`${TOTAL} deliveries over an outage of the only provider`, () => {
  let seen: OutageSeen;
  beforeAll(async () => {
    seen = await liveThrough({ total: TOTAL, minutes: MINUTES });
  });

  it("cost a few writes a minute together: those of the dispatcher and of one probe", () => {
    for (const writes of seen.costs) expect(writes).toBeLessThanOrEqual(15);
    expect(Math.min(...seen.costs)).toBeGreaterThan(0);
  });

  it("spend no attempt, and none fails", () => {
    expect(seen.during.map(({ status, incercari }) => `${status} ${incercari}`)).toEqual(
      Array.from({ length: TOTAL }, () => "Sending 0"),
    );
  });

  it("arrive once each when the provider is back", () => {
    expect(seen.after.filter(({ status, incercari }) => status !== "Sent" || incercari !== 1)).toEqual([]);
    expect(seen.taken).toEqual(Array.from({ length: TOTAL }, () => 1));
  });
});
