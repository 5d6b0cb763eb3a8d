import type * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import type { System, SystemView } from "../records/system.ts";

/** A system as it is answered: with the facts that it has credentials and a token instead of both. */
export const viewOf = ({
  credentialsSealed,
  tokenHash,
  asked: _,
  told: __,
  ...system
}: Stored<System>): z.input<typeof SystemView> => ({
  ...system,
  hasCredentials: credentialsSealed !== undefined,
  hasToken: tokenHash !== undefined,
});
