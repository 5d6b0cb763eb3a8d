import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  extendedContainer,
  manifestOf,
  simpleContainer,
} from "../../functions/documents/signing/asic/asic-writing.ts";
import { extendCms } from "../../functions/documents/signing/cms-extending.ts";
import { makeSignature } from "../../functions/documents/signing/make-signature.ts";
import type { Trust } from "../../functions/documents/signing/outcomes.ts";
import { extendPdf } from "../../functions/documents/signing/pdf-extending.ts";
import { fillPdf, preparePdf } from "../../functions/documents/signing/pdf-signing.ts";
import type { Level } from "../../functions/documents/signing/reasons.ts";
import { credentialOf, samplePdf } from "../../functions/documents/signing/testing.ts";
import { type Authority, openAuthority } from "../../localstack/signing-service/authority.ts";
import { LIST, LISTS, localLists } from "../../localstack/trust-lists/local-lists.ts";
import type { ReferenceLists } from "./reference.ts";

/* The files that the product signs, of every level, by the demo's authority: for the reference to judge. */

interface SignedFile {
  file: string;
  level: Level;
  bytes: Buffer;
  /** Of a detached signature. */
  content?: Buffer;
}

const LIST_ADDRESS = "http://127.0.0.1:9/lista.crl";
const levels: Level[] = ["B-B", "B-T", "B-LT", "B-LTA"];

async function makeFiles(authority: Authority): Promise<SignedFile[]> {
  const credential = credentialOf(authority.signer("Ana Rusu", LIST_ADDRESS));
  const give = async (digest: Buffer) => authority.stamp(digest, LIST_ADDRESS);
  const none = async () => undefined;
  const trust: Trust = {
    anchors: [authority.root],
    now: new Date(),
    fetchList: async () => authority.list(),
  };
  const original = await samplePdf({ pages: 2 });
  const content = Buffer.from("Hotărâre\n");
  const files: SignedFile[] = [];
  for (const level of levels) {
    const service = { stamp: level === "B-B" ? none : give };
    const later = level === "B-LTA" ? give : none;
    const isKept = level === "B-LT" || level === "B-LTA";
    const name = "Ana Rusu";
    const prepared = preparePdf(original, { name, at: new Date(), size: 16_384 });
    const { digest, field } = prepared;
    const signed = fillPdf(prepared, await makeSignature({ digest, credential, service }));
    const pdf = isKept ? await extended(signed, { field, trust, stamp: later }) : signed;
    files.push({ file: `pades-${level}.pdf`, level, bytes: pdf });
    const hash = createHash("sha256").update(content).digest();
    const signing = { digest: hash, credential, service, signingTime: new Date() };
    const cms = await makeSignature(signing);
    const wanted = { cms, hash: hash.toString("hex") };
    const p7s = isKept ? (await extendCms(wanted, trust, later)).cms : cms;
    files.push({ file: `cades-${level}.p7s`, level, bytes: p7s, content });
    const signatureName = "META-INF/signature1.p7s";
    const fileName = "hotărâre & anexă.txt";
    const manifest = manifestOf(signatureName, {
      fileName,
      contentType: "text/plain",
      hash: hash.toString("hex"),
    });
    const ofList = createHash("sha256").update(manifest).digest();
    const listed = await makeSignature({ ...signing, digest: ofList });
    const list = { cms: listed, hash: ofList.toString("hex") };
    const contained = isKept ? (await extendCms(list, trust, later)).cms : listed;
    const { bytes } = extendedContainer(
      [{ name: fileName, bytes: content }],
      [{ signatureName, manifest, cms: contained }],
    );
    files.push({ file: `asic-e-${level}.asice`, level, bytes });
    files.push({
      file: `asic-s-${level}.asics`,
      level,
      bytes: simpleContainer({ name: fileName, bytes: content }, p7s).bytes,
    });
  }
  return files;
}

/** With validation data, and with a stamp over them if one is given. */
async function extended(
  signed: Buffer,
  {
    field,
    trust,
    stamp,
  }: { field: string; trust: Trust; stamp(digest: Buffer): Promise<Buffer | undefined> },
): Promise<Buffer> {
  const { bytes, digest, hole, stored } = await extendPdf(signed, trust, { field });
  if (!bytes || !digest || !hole) throw new Error("the validation data cannot be had");
  const token = await stamp(digest);
  return token ? fillPdf({ bytes, hole }, token) : bytes.subarray(0, stored);
}

/** A file, as the reference is asked about it. */
export interface OwnFile {
  file: string;
  level: Level;
  contents?: { file: string; name: string }[];
}

/** Writes the files to a folder, as the reference reads them, with the trusted lists of the demo. */
export async function writeOwnFiles(folder: string): Promise<{ files: OwnFile[]; lists: ReferenceLists }> {
  const authority = openAuthority();
  const signed = await makeFiles(authority);
  rmSync(folder, { recursive: true, force: true });
  for (const part of ["files", "lists", "revocation"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "revocation/list.crl"), authority.list());
  const place = pathToFileURL(join(folder, "lists")).href;
  for (const name of [LISTS, LIST])
    writeFileSync(join(folder, "lists", name), localLists(authority, `/${name}`, place) ?? "");
  const files = signed.map(({ file, level, bytes, content }): OwnFile => {
    writeFileSync(join(folder, "files", file), bytes);
    if (!content) return { file, level };
    const beside = `${file}.txt`;
    writeFileSync(join(folder, "files", beside), content);
    return { file, level, contents: [{ file: beside, name: beside }] };
  });
  return {
    files,
    lists: { address: `${place}/${LISTS}`, signer: authority.listSigner().certificate },
  };
}
