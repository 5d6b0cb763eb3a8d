import type { ContainedFile, JudgedFile, JudgedProof, JudgedSignature } from "../../signing/judged-file.ts";
import type { SignedData } from "../../signing/report/validation-objects.ts";

type NamedFile = Pick<ContainedFile, "nume" | "hashSha256">;

/** What a signature of a file that is not a PDF signed, as far as it is known: files of a container, or the file that it is in. */
export function dataOf(
  { acopera, contrasemnatura }: JudgedSignature,
  { kind, contents = [] }: JudgedFile,
  hash: string,
): SignedData[] {
  if (contrasemnatura) return [];
  if (kind !== "ASIC") return [{ hash }];
  return named(acopera, contents);
}

/** The stamps and records of a file for a report, each with the files that it proves: of a container, or one beside it. */
export const reportedProofs = (proofs: JudgedProof[] = [], contents: NamedFile[] = []) =>
  proofs.map((proof) => ({ proof, data: named(proof.acopera, contents) }));

const named = (names: string[] = [], contents: NamedFile[]): SignedData[] =>
  contents.filter(({ nume }) => names.includes(nume)).map(({ hashSha256 }) => ({ hash: hashSha256 }));
