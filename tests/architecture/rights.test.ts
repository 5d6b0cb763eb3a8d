import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";

const product = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "shared", "functions"],
  {
    cwd: root,
    encoding: "utf8",
  },
)
  .trim()
  .split("\n")
  .filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|\.expectations\.ts$|\/testing(\.ts$|\/)/.test(file),
  );

const filesThatSay = (words: RegExp): string[] =>
  product.filter((file) => words.test(readFileSync(join(root, file), "utf8")));

it("records are written only by `transact`, which moves revisions; short-lived values, bookmarks and due times have none", () => {
  const writers = filesThatSay(/new (Put|Update|Delete|BatchWrite|TransactWrite)(Item)?Command\(/);
  expect(product.length).toBeGreaterThan(200);
  expect(writers.sort()).toEqual([
    "shared/auth/attempt-counter.ts",
    "shared/data/due.ts",
    "shared/data/ephemeral.ts",
    "shared/data/progress.ts",
    "shared/data/transaction.ts",
    "shared/http/idempotency.ts",
    // A lease that is claimed by a single write, in a partition without a revision.
    "shared/jobs/lease.ts",
    // A state of a service at one time: nothing depends on it.
    "shared/metrics/sample-states.ts",
  ]);
});

it("what decides on access is kept by its revision, not for a time", () => {
  const timed = filesThatSay(/\/ttl-cache\.ts"/);
  expect(timed.sort()).toEqual([
    "functions/documents/files/content/bucket-guard.ts",
    "functions/documents/files/content/store-of.ts",
    "functions/documents/signing/kept-certificates.ts",
    "functions/documents/signing/lists/kept-services.ts",
    "functions/notifications/delivering/channels/senders.ts",
    "functions/notifications/delivering/channels/ways.ts",
    "functions/notifications/delivering/delivery/directory.ts",
  ]);
});
