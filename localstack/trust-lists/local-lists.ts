import type { Authority } from "../signing-service/authority.ts";
import { criteria, isFor, keyUsage, qualifies, trustedList } from "./trusted-list.ts";

const DAY_MS = 24 * 3600_000;
const SINCE = new Date("2020-01-01T00:00:00Z");

/** The path of the list of lists at the signing service, as TRUST_LIST_URL of the local system has it. */
export const LISTS = "lista-listelor.xml";
export const LIST = "lista.xml";

/**
 * The list of lists of the local system, and the list of its authority. They are new every day: their number is that of the
 * day, and on one day they have the same bytes.
 */
export function localLists(authority: Authority, path: string, url: string): Buffer | undefined {
  const signer = authority.listSigner();
  const day = Math.floor(Date.now() / DAY_MS);
  // No signature is older than its certificate.
  const issued = new Date(Math.max(day * DAY_MS, signer.certificate.validFromDate.getTime()));
  const about = { territory: "MD", sequence: day, issued, until: new Date((day + 30) * DAY_MS) };
  if (path === `/${LISTS}`) {
    const pointers = [{ address: `${url}/${LIST}`, territory: "MD", signers: [signer.certificate] }];
    return Buffer.from(trustedList({ ...about, type: "MDlistofthelists", pointers }, signer));
  }
  if (path !== `/${LIST}`) return undefined;
  const certificates = [authority.root];
  const extensions = [
    isFor("ForeSignatures"),
    qualifies(["QCStatement", "QCForESig", "QCWithQSCD"], criteria("all", keyUsage("nonRepudiation"))),
  ];
  const services = [
    { certificates, from: SINCE, extensions },
    { type: "TSA/QTST", certificates, from: SINCE },
  ];
  return Buffer.from(trustedList({ ...about, services }, signer));
}
