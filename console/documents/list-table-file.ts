import type { CellFacts } from "./list-columns.tsx";
import { csvOf } from "./list-csv.ts";
import { saveFile } from "./list-files.ts";
import type { Row } from "./list-query.ts";

/** The chosen documents as a table, with names instead of ids and moments that spreadsheets can sort. */
export function saveCsv(rows: readonly Row[], facts: CellFacts): void {
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
  const content = csvOf([head, ...rows.map((row) => lineOf(row, facts))]);
  saveFile(new Blob([content], { type: "text/csv;charset=utf-8" }), `${facts.text.zipName}.csv`);
}

function lineOf(row: Row, { text, containerOf, issuerOf, personOf, signatureOf }: CellFacts): string[] {
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
    row.dimensiune === undefined ? "" : String(row.dimensiune),
    row.modificatLa,
    personOf(row.modificatDe),
    row.creatLa,
    personOf(row.creatDe),
  ];
}
