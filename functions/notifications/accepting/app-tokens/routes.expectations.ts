import type { Calls } from "../../calls.expectations.ts";
import { fresh, tokenRequest } from "../../testing.ts";

export const calls: Calls = {
  "app.tokens.create": { body: () => tokenRequest({ clientId: fresh("MC"), clientSecret: "ghicit" }) },
};
