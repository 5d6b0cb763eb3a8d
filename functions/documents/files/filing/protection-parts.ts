import { flag } from "../../../../shared/http/multipart.ts";
import { ProtectionWish } from "../content/protection.ts";

/** The parts of a form that request protection. */
export const protectionParts = {
  ...ProtectionWish.shape,
  secret: flag().optional(),
  criptat: flag().optional(),
};
