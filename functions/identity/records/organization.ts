import * as z from "zod";
import { inOwnPartition, entity } from "../../../shared/data/entity.ts";
import { StatusId } from "./status.ts";
import { refusals } from "./texts.ts";

export const Name = z.string().trim().min(1).max(255);
export const Description = z.string().max(2000);

export const Organization = z
  .object({
    id: z.int(),
    /** The partner that registered it; other partners cannot use it. */
    partner_id: z.int(),
    name: Name,
    idno: z.string(),
    status_id: StatusId,
    description: Description.optional(),
    /** The user name of its projects when they sign in. */
    secret_name: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "Organization" });

export type Organization = z.output<typeof Organization>;

/** The list of all organizations. */
export const ORGANIZATIONS = "organizations";

export const Organizations = entity({
  name: "organization",
  service: "identity",
  schema: Organization,
  key: inOwnPartition("organization"),
  history: {},
  unique: { idno: { of: ({ idno }) => idno, taken: () => refusals.idnoExista() } },
  lists: () => [{ partition: ORGANIZATIONS }],
});
