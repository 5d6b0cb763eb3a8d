import { flag } from "../../../shared/http/multipart.ts";
import { ProtectionWish } from "./protection.ts";

/** How callers ask for protection, as parts of a form. */
export const protectionParts = {
  ...ProtectionWish.shape,
  secret: flag().optional(),
  criptat: flag().optional(),
};
