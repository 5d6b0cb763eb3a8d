import * as z from "zod";
import { needsSecondPerson } from "../../../../shared/features/approvals/approvable.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { isAdmin, type Principal } from "../../access/principal.ts";
import { get } from "../../service.ts";

/** L1: public documents; L2: documents that the caller has a relation to; L3: secret documents. */
const levels = ["L1", "L2", "L3"] as const;

const AccessContext = z
  .object({
    levels: z.array(z.enum(levels)),
    isAdmin: z.boolean(),
    hasSecret: z.boolean(),
    /** Acts that cannot be undone wait for a second person. */
    aprobare: z.boolean(),
  })
  .meta({ id: "ContextAcces" });

const contextOf = (caller: Principal): z.input<typeof AccessContext> => ({
  levels: caller.hasSecret ? [...levels] : ["L1", "L2"],
  isAdmin: isAdmin(caller),
  hasSecret: caller.hasSecret,
  aprobare: needsSecondPerson(),
});

export const acl = routes("acl", {
  read: get(
    "/api/acl/me",
    { access: access.user, summary: "Nivelurile de acces ale utilizatorului", returns: AccessContext },
    async ({ caller }) => contextOf(caller),
  ),
});
