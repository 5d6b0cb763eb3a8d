import { join } from "node:path";
import { openAuthority } from "../../localstack/signing-service/authority.ts";
import { type OwnFile, writeOwnFiles } from "./own-signatures.ts";
import { askReference, installReference, type ReferenceLists } from "./reference.ts";

/*
 * What the product signs, at the reference implementation (EU DSS), which trusts by the lists of the demo: every level and form must be
 * TOTAL_PASSED there.
 */

const FORMS: Record<string, string> = { pdf: "PAdES", p7s: "CAdES", asice: "CAdES", asics: "CAdES" };

/** TOTAL_PASSED, and the word of the reference for a level, e.g. PAdES-BASELINE-LTA. */
const expectedOf = ({ file, level }: OwnFile): string =>
  `TOTAL_PASSED ${FORMS[file.split(".").at(-1) ?? ""] ?? ""}-BASELINE-${level.slice(2)}`;

/** @throws Error if the reference says otherwise of a file; Missing if it cannot be installed */
export async function askAboutOwnFiles(work: string): Promise<void> {
  const classPath = installReference(join(work, "reference"));
  const folder = join(work, "signed-here");
  const { files, lists } = await writeOwnFiles(folder);
  const moment = new Date();
  const ask = (by: ReferenceLists) =>
    askReference(classPath, folder, files, { moment, lists: by }).map(
      ({ signatures, error }) =>
        signatures.map(({ indication, level }) => `${indication} ${level}`).join(", ") ||
        (error ?? "nothing"),
    );
  const said = ask(lists);
  for (const [i, { file }] of files.entries()) console.log(`  ${file}: ${said[i] ?? ""}`);
  const wrong = files.flatMap((one, i) =>
    said[i] === expectedOf(one)
      ? []
      : [`${one.file}: expected ${expectedOf(one)}, the reference says ${said[i] ?? "nothing"}`],
  );
  // By the same lists, if another should have signed them, nothing is trusted: the trust above comes from them alone.
  const others = ask({ ...lists, signer: openAuthority().listSigner().certificate });
  for (const [i, { file }] of files.entries())
    if (!others[i]?.startsWith("INDETERMINATE"))
      wrong.push(`${file}: without its list the reference says ${others[i] ?? "nothing"}`);
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}
