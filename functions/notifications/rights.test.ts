import "./testing.ts";
import { join } from "node:path";
import { describe } from "vitest";
import { accountRightsEnd } from "../../shared/testing/account-rights.ts";

describe("a right that ends", () => {
  accountRightsEnd("notifications", join(import.meta.dirname, "accounts", "routes.ts"));
});
