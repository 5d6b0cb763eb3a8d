import type { JudgedFile, JudgedSignature } from "../../signing/judged-file.ts";
import type { SignedData } from "../../signing/report/validation-objects.ts";

/** What a signature of a file that is not a PDF signed, as far as it is known: files of a container, or the file that it is in. */
export function dataOf(
  { acopera, contrasemnatura }: JudgedSignature,
  { kind, contents = [] }: JudgedFile,
  hash: string,
): SignedData[] {
  if (contrasemnatura) return [];
  if (kind !== "ASIC") return [{ hash }];
  return contents
    .filter(({ nume }) => acopera?.includes(nume))
    .map(({ hashSha256 }) => ({ hash: hashSha256 }));
}
