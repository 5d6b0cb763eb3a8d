import * as z from "zod";
import { languages } from "../../../shared/context.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { jobFields } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";

/** The partition of the `due` index: mails that wait for their sending. */
export const LINK_MAILS_DUE = "LINK-MAIL";

/**
 * The mail with the address of a link, stored with the link in one transaction and removed once it was sent. Until then it has the
 * token of the link, sealed: the link itself has only its hash.
 */
export const LinkMail = z.object({
  /** That of the link. */
  id: z.int(),
  tokenHash: z.string(),
  /** The sealed token. */
  token: z.string(),
  /** The language of the mail. */
  limba: z.enum(languages),
  creatLa: z.iso.datetime(),
  ...jobFields,
  /** TTL: that of the link. */
  forgetAt: z.int(),
});
export type LinkMail = z.output<typeof LinkMail>;

export const LinkMails = entity({
  name: "link-mail",
  service: "documents",
  schema: LinkMail,
  key: inOwnPartition("link-mail"),
  isPersonal: true,
  secrets: ["token"],
});

export const linkMailQueue = queue("link-mails", z.object({ linkId: z.int() }));

/** The place of the token, which its seal is bound to. */
export const tokenAt = ({ id }: Pick<LinkMail, "id">) => ({
  entity: "link-mail",
  id: String(id),
  field: "token",
});
