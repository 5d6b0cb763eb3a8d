import { sha256 } from "../../../shared/content/hash.ts";
import { cmsIn, isPage, isPlain, isXml, kindOf } from "./file-kinds.ts";
import type { JudgedFile, SignedContent } from "./judged-file.ts";
import type { Trust } from "./outcomes.ts";
import { judgeReadable } from "./pdf-judging.ts";

/** Judges every signature in a file of any kind. `contents` are the files that it may have signed beside it. */
export async function judgeFile(
  bytes: Buffer,
  trust: Trust,
  contents: SignedContent[] = [],
): Promise<JudgedFile> {
  const kind = kindOf(bytes);
  if (kind === "PDF") return { kind, signatures: await judgeReadable(bytes, trust) };
  if (kind === "ASIC") return (await import("./asic/asic-judging.ts")).judgeAsic(bytes, trust);
  if (kind === "XADES") {
    const { judgeXml } = await import("./xml/xml-judging.ts");
    return { kind, signatures: await judgeXml(bytes, trust, contents) };
  }
  if (kind === "JADES") {
    const { judgeJson } = await import("./json/json-judging.ts");
    const signatures = await judgeJson(bytes, trust, contents);
    if (!signatures) return { kind: "NECUNOSCUT", signatures: null, damagedAs: "JSON" };
    return { kind: signatures.length > 0 ? kind : "NECUNOSCUT", signatures };
  }
  if (kind === "ERS") return judgeRecordFile(bytes, trust, contents);
  if (kind === "NECUNOSCUT") return judgeUnknown(bytes);
  if (kind !== "CMS") return { kind, signatures: null };
  const { judgeCms } = await import("./cms-judging.ts");
  const signatures = await judgeCms(bytes, trust, contents);
  if (signatures) return { kind, signatures };
  const { judgeAlone } = await import("./proof-judging.ts");
  const token = cmsIn(bytes);
  const proof = await judgeAlone(token, { contents }, trust);
  return { kind, signatures: [], proofs: [{ ...proof, hash: sha256(token) }] };
}

/** XML and archives without signatures have none; of other bytes nobody knows. */
async function judgeUnknown(bytes: Buffer): Promise<JudgedFile> {
  const kind = "NECUNOSCUT";
  if (!isPlain(bytes)) return { kind, signatures: null };
  if (!isXml(bytes) || isPage(bytes)) return { kind, signatures: [] };
  const { documentIn } = await import("../../../shared/xml/parse.ts");
  return documentIn(bytes) ? { kind, signatures: [] } : { kind, signatures: null, damagedAs: "XML" };
}

async function judgeRecordFile(bytes: Buffer, trust: Trust, contents: SignedContent[]): Promise<JudgedFile> {
  const { brokenProof, judgeRecord, recordIn } = await import("./proof-judging.ts");
  const record = await recordIn(bytes);
  const proof = record
    ? await judgeRecord(record, { contents }, trust)
    : brokenProof("INREGISTRARE_DE_DOVEZI");
  return { kind: "ERS", signatures: [], proofs: [{ ...proof, hash: sha256(bytes) }] };
}
