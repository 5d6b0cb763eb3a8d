import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";

/**
 * The folder of a corpus of files from elsewhere, which lies beside the repository and is no part of it (or where
 * TEMELIA_CORPORA says), unpacked once into the folder for temporary files; undefined if it is absent.
 */
export function corpusFolder(name: string): string | undefined {
  const corpora = process.env.TEMELIA_CORPORA ?? join(root, "../shared/corpora");
  const archive = join(corpora, name, "corpus.tar.xz");
  if (!existsSync(archive)) return undefined;
  const hash = createHash("sha256").update(readFileSync(archive)).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), "temelia-corpora", `${name}-${hash}`);
  if (existsSync(folder)) return folder;
  mkdirSync(join(tmpdir(), "temelia-corpora"), { recursive: true });
  const unpacked = mkdtempSync(`${folder}-`);
  execFileSync("tar", ["-xJf", archive, "-C", unpacked]);
  try {
    renameSync(unpacked, folder);
  } catch {
    // Another process was first.
    rmSync(unpacked, { recursive: true });
  }
  return folder;
}
