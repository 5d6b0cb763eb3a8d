import { flag } from "../../../../shared/http/multipart.ts";
import { ProtectionWish } from "../content/protection.ts";

/** The parts of a form by which callers request protection. */
export const protectionParts = {
  ...ProtectionWish.shape,
  secret: flag().optional(),
  criptat: flag().optional(),
};
