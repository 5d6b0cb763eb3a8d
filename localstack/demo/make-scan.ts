import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scannedPdf } from "../../shared/testing/scanned-pdf.ts";

/*
 * `node localstack/demo/make-scan.ts` regenerates the scanned page of the demo data: a page like the output of a scanner, a
 * black-and-white picture without any text.
 */
const page = `PROCES-VERBAL nr. 4
al ședinței Consiliului orășenesc din 12 martie 1998

Au fost prezenți 21 din 25 de consilieri.

Ordinea de zi:
1. Repararea acoperișului școlii nr. 2.
2. Numirea străzilor din cartierul nou.
3. Întrebări și propuneri ale locuitorilor.

S-a hotărât: lucrările la acoperișul școlii încep la 1 iunie și se
plătesc din fondul de rezervă. Strada dinspre râu se numește
strada Grădinilor.

Președintele ședinței                              I. Țurcanu
Secretar                                               M. Șoltuz`;

await writeFile(join(import.meta.dirname, "files/proces-verbal-scanat.pdf"), await scannedPdf([page]));
