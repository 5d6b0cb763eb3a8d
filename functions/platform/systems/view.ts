import type * as z from "zod";
import type { Stored } from "../../../shared/data/entity.ts";
import type { System, SystemView } from "../records/system.ts";

/** A system in an answer: it says that there are credentials and a token, without showing them. */
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
