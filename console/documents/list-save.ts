import { Zip, ZipPassThrough } from "fflate";
import { inParts } from "../api/found.ts";
import { readAllPeople } from "../api/people.ts";
import type { BulkJob } from "../kit/bulk-acts.tsx";
import { type Cell, saveCsv } from "../kit/csv.ts";
import { saveFile } from "../kit/save-file.ts";
import { currentLanguage } from "../words/language.ts";
import type { CellFacts } from "./list-columns.tsx";
import { readFile } from "./list-files.ts";
import type { Row } from "./list-rows.ts";
import { readSignatures, signatureState } from "./list-signatures.ts";

/** The facts for rows of all pages. The list itself knows only those of the page that it shows. */
async function factsOf(rows: readonly Row[], facts: CellFacts): Promise<CellFacts> {
  const ids = rows.filter(({ numarVersiune }) => numarVersiune > 0).map(({ id }) => id);
  const nameOf = await readAllPeople(rows.flatMap(({ modificatDe, creatDe }) => [modificatDe, creatDe]));
  const signatures = (await Promise.all(inParts(ids).map((part) => readSignatures(part)))).flat();
  return {
    ...facts,
    personOf: (login) => nameOf.get(login) ?? login,
    signatureOf: (row) => facts.signatureOf(row) ?? signatureState(row, signatures),
  };
}

/** Saves the chosen documents as a table, with names instead of ids, and moments that spreadsheets can sort. */
export async function saveRows(rows: readonly Row[], shown: CellFacts): Promise<void> {
  const facts = await factsOf(rows, shown);
  const { column } = facts.text;
  const head = [
    column.denumire,
    column.cod,
    column.etichete,
    column.emitent,
    column.container,
    column.vizibilitate,
    column.stare,
    column.securitate,
    column.semnaturi,
    column.dimensiune,
    column.modificatLa,
    column.modificatDe,
    column.creatLa,
    column.creatDe,
  ];
  saveCsv(facts.text.zipName, [head, ...rows.map((row) => lineOf(row, facts))], currentLanguage());
}

function lineOf(row: Row, { text, containerOf, issuerOf, personOf, signatureOf }: CellFacts): Cell[] {
  const signature = signatureOf(row);
  return [
    row.denumire,
    row.cod,
    row.etichete.join("; "),
    issuerOf(row) ?? "",
    containerOf(row) ?? "",
    text.visibility[row.visibility],
    text.status[row.status],
    row.tipSecuritate ? text.security[row.tipSecuritate] : "",
    signature ? text.signature[signature] : "",
    row.dimensiune,
    new Date(row.modificatLa),
    personOf(row.modificatDe),
    new Date(row.creatLa),
    personOf(row.creatDe),
  ];
}

/** A name that is still free in the archive: `act.pdf`, `act (2).pdf`. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf(".");
  const [base, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${base} (${number})${extension}`;
    if (!taken.has(free.toLowerCase())) return free;
  }
}

/** Replaces characters that some system does not allow in a file name; `..` would leave the folder. */
const safe = (name: string): string =>
  [...name]
    .map((sign) => (sign < " " || '\\/:*?"<>|'.includes(sign) ? "_" : sign))
    .join("")
    .replace(/^\.+/, "_") || "_";

/** An archive that moves its parts into Blobs as they come: the browser keeps those on disk, not in memory. */
export function createZip() {
  const names = new Set<string>();
  const parts: Blob[] = [];
  let fault: Error | undefined;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else parts.push(new Blob([new Uint8Array(chunk)]));
  });
  return {
    async add(name: string, content: Blob): Promise<void> {
      const bytes = new Uint8Array(await content.arrayBuffer());
      const free = freeName(safe(name), names);
      names.add(free.toLowerCase());
      // Most files are compressed already; without a second compression the archive is written faster.
      const entry = new ZipPassThrough(free);
      zip.add(entry);
      entry.push(bytes, true);
    },
    end(): Blob {
      zip.end();
      if (fault) throw fault;
      return new Blob(parts, { type: "application/zip" });
    },
  };
}

/** Downloads documents into one archive. Repeating the failed ones makes another archive. */
export function zipJob(fileName: string, nameOf: (rowId: string) => string): BulkJob {
  let zip = createZip();
  return {
    async act(rowId, signal) {
      const { content, name = nameOf(rowId) } = await readFile(rowId, signal);
      await zip.add(name, content);
    },
    onEnd() {
      saveFile(zip.end(), `${fileName}.zip`);
      zip = createZip();
    },
  };
}
