import { X509Certificate } from "node:crypto";
import { parseXml, XmlError } from "../../../../shared/xml/parse.ts";
import { validate } from "../validation.ts";
import { readXades } from "../xml/xades-reading.ts";
import { NoList, readList, type ReadList } from "./list-reading.ts";
import type { ListProblem } from "./problems.ts";

/** A list as it was fetched, and who may sign it. */
export interface ListCase {
  bytes: Buffer;
  /** In DER, as base64. */
  signers: string[];
  now: Date;
}

export type JudgedList = { list: ReadList } | { problem: ListProblem };

/**
 * Reads a list whose signature is good. It is read from the tree that its signature is judged on, which covers all of it: there is
 * nothing else that could be read.
 */
export async function judgeList({ bytes, signers, now }: ListCase): Promise<JudgedList> {
  try {
    const document = parseXml(bytes);
    const list = readList(document.root);
    const [signature, another] = readXades(document, { contents: [] });
    if (!signature || another || !signature.coverage.isWhole) return { problem: "SEMNATURA_NEVALIDA" };
    const anchors = signers.map((one) => new X509Certificate(Buffer.from(one, "base64")));
    // Its signer is one of these, and not somebody below one.
    const found = { ...signature.found, certificates: [], stamps: [] };
    const trust = { anchors, now, fetchList: () => Promise.reject(new Error("not asked")) };
    const { status } = await validate(found, trust, "lists");
    const isNamed = anchors.some(({ raw }) => found.signer?.raw.equals(raw));
    return status === "VALIDA" && isNamed ? { list } : { problem: "SEMNATURA_NEVALIDA" };
  } catch (error) {
    if (error instanceof XmlError || error instanceof NoList) return { problem: "NECITIBILA" };
    throw error;
  }
}
