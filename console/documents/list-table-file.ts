import type { CellFacts } from "./list-columns.tsx";
import { readPeople } from "../api/people.ts";
import { csvOf } from "../kit/csv.ts";
import { saveFile } from "../kit/save-file.ts";
import type { Row } from "./list-rows.ts";
import { readSignatures, signatureState } from "./list-signatures.ts";

/** Ids in one call: its address has room for them. */
const AT_ONCE = 100;

const inParts = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / AT_ONCE) }, (_, part) =>
    values.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
  );

/** The facts of rows of all pages: the list knows those of the page that it shows. */
async function factsOf(rows: readonly Row[], facts: CellFacts): Promise<CellFacts> {
  const logins = [...new Set(rows.flatMap(({ modificatDe, creatDe }) => [modificatDe, creatDe]))];
  const ids = rows.filter(({ numarVersiune }) => numarVersiune > 0).map(({ id }) => id);
  const names = await Promise.all(inParts(logins).map((part) => readPeople(part)));
  const signatures = (await Promise.all(inParts(ids).map((part) => readSignatures(part)))).flat();
  const nameOf = new Map(names.flatMap((part) => [...part]));
  return {
    ...facts,
    personOf: (login) => nameOf.get(login) ?? login,
    signatureOf: (row) => facts.signatureOf(row) ?? signatureState(row, signatures),
  };
}

/** The chosen documents as a table, with names instead of ids and moments that spreadsheets can sort. */
export async function saveCsv(rows: readonly Row[], shown: CellFacts): Promise<void> {
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
  const content = csvOf([head, ...rows.map((row) => lineOf(row, facts))]);
  saveFile(content, `${facts.text.zipName}.csv`);
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
