import { nextId } from "../ids.ts";
import type { Call } from "./routes-matrix.ts";

/** The calls of the routes of accounts; `create` makes a person whom the administrators of the matrix may change. */
export function accountCalls<World>(
  create: (world: World) => Promise<{ id: number; login: string }>,
): Record<string, Call<World>> {
  return {
    "authenticate.signIn": { body: () => ({ username: `x-${nextId()}`, password: "y" }) },
    factors: { parameter: () => nextId() },
    signIns: { parameter: () => nextId() },
    users: { parameter: async (world) => (await create(world)).login },
    "users.create": {
      body: () => ({
        login: `om-${nextId()}`,
        email: `om-${nextId()}@exemplu.md`,
        password: "o parolă bună",
      }),
    },
    "users.replaceById": { body: async (world) => ({ id: (await create(world)).id }) },
    "users.replace": { body: () => ({ firstName: "Ana" }) },
  };
}
