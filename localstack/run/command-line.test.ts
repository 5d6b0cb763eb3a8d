import { expect, it } from "vitest";
import { systemAt, UsageError } from "./command-line.ts";

it("a shift moves every port and names a state of its own", () => {
  expect(systemAt("0")).toMatchObject({
    ports: { front: 3000, mutualTls: 8443, cloud: 4566 },
    directory: ".state",
  });
  expect(systemAt("100")).toMatchObject({
    ports: { front: 3100, mutualTls: 8543, cloud: 4666 },
    directory: ".tmp/state-100",
  });
  expect(systemAt("57092").ports.mutualTls).toBe(65_535);
});

it.each([
  ["3000", "front on port 6000"],
  ["2060", "front on port 5060"],
  ["2999", "gateway on port 6000"],
  ["3665", "front on port 6665"],
  ["5514", "cloud on port 10080"],
  ["1637", "mutualTls on port 10080"],
])("a shift of %s is refused in one sentence: it puts the %s, which browsers refuse", (shift, place) => {
  expect(() => systemAt(shift)).toThrow(UsageError);
  expect(() => systemAt(shift)).toThrow(
    new RegExp(`^--shift ${shift} puts the ${place}, which browsers and fetch refuse: [^.]+\\.$`),
  );
});

it("mail is sent to any port", () => {
  expect(systemAt("4975").ports).toMatchObject({ smtp: 6000 });
});

it.each(["", "mult", "-1", "1.5", "1e3", "0x10", "57093", "999999"])("%j is refused as a shift", (text) => {
  expect(() => systemAt(text)).toThrow(UsageError);
});
