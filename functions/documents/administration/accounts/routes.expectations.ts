import type { Calls } from "../../calls.expectations.ts";
import { fresh } from "../../testing.ts";

export const calls: Calls = {
  "account.replace": { body: () => ({ firstName: "Ana" }) },
  "users.create": {
    body: () => ({ login: fresh("nou"), email: `${fresh("nou")}@exemplu.md`, password: "parola-lunga" }),
  },
  "users.replaceById": { body: ({ id, login }) => ({ id, login, firstName: "Ana" }) },
  "users.replace": { body: () => ({ firstName: "Ana" }) },
  "admin.users.create": {
    body: () => ({ login: fresh("nou"), email: `${fresh("nou")}@exemplu.md`, password: "parola-lunga" }),
  },
  "admin.users.replace": { body: () => ({ firstName: "Ana" }) },
  "app-users.create": { body: () => ({ login: fresh("nou"), email: `${fresh("nou")}@exemplu.md` }) },
  "app-users.replace": { body: ({ login }) => ({ login, email: `${login}@exemplu.md` }) },
};
