import { join } from "node:path";
import { describe } from "vitest";
import "./testing.ts";
import { accountRightsEnd } from "../../shared/testing/account-rights.ts";

describe("a right that ends", () => {
  accountRightsEnd("invoicing", join(import.meta.dirname, "operating/accounts", "routes.ts"));
});
