import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { billOf, packagesIn, parts, wholeBill } from "./bill.ts";
import { refusedLicences } from "./licences.ts";

/* `npm run tool -- sbom [folder]`: writes <part>.cdx.json for each part, and fails if a licence is not on the list. */

const [folder = ".build/sbom"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const whole = wholeBill();
for (const part of parts) {
  const bill = await billOf(part, whole);
  const file = join(folder, `${part}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`${file}: ${bill.components.length} packages`);
  for (const refused of refusedLicences(packagesIn(bill))) {
    console.error(`${part}: ${refused} is not on the list of tools/supply/licences.ts`);
    process.exitCode = 1;
  }
}
