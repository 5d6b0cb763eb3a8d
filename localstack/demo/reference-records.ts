import { sourceOf, type PageOperation } from "../../shared/features/operational/page/operations.js";

/* The ids of the demo data that the samples of an API page carry: those of rows that the lists of the service show. */

type Values = Record<string, string | number>;
type Row = Record<string, unknown>;

/** Reads a list of the service as the caller of the sample. */
export type ReadRows = (operation: PageOperation, path: string) => Promise<Row[]>;

/** The fields of rows that have another name than the parameter. */
const FIELDS: Record<string, string[]> = {
  numar: ["numarVersiune"],
  linkId: ["id"],
  authority: ["authority", "name", "id"],
  furnizor: ["furnizor", "cod"],
  queue: ["queue", "name", "coada"],
  job: ["job", "name", "cod"],
  rule: ["rule", "id", "cod"],
  code: ["code", "reference"],
};

/** How many rows are tried for one that has rows below it. */
const MOST_ROWS = 15;

/**
 * The values of the parameters of a path, by the rows of the lists in front of them. Those that stand in no list are absent.
 * @param fixed values that are taken as they are
 */
export async function pathValues(
  {
    operation,
    operations,
    fixed = {},
  }: { operation: PageOperation; operations: PageOperation[]; fixed?: Values },
  readRows: ReadRows,
): Promise<Values> {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  async function fill(known: Values, [name, ...rest]: string[]): Promise<Values> {
    if (name === undefined) return known;
    const given = fixed[name];
    if (given !== undefined) return fill({ ...known, [name]: given }, rest);
    let best = known;
    for (const value of await candidates(name, known)) {
      const filled = await fill({ ...known, [name]: value }, rest);
      if (Object.keys(filled).length > Object.keys(best).length) best = filled;
      if (Object.keys(best).length === names.length) return best;
    }
    return best;
  }
  async function candidates(name: string, known: Values): Promise<(string | number)[]> {
    const source = sourceOf(operations, operation.path, name);
    if (!source) return [];
    const wanted = await pathOf(source, known);
    if (wanted === undefined) return [];
    const creating = operations.find(({ method, path }) => method === "post" && path === source.path);
    const own = creating && source.method === "get" ? await readRows(creating, wanted) : [];
    const rows = [...own, ...(await readRows(source, wanted))];
    return rows.slice(0, MOST_ROWS).flatMap((row) => valueIn(row, name) ?? []);
  }
  /** The address of a list, which may itself stand below a record. */
  async function pathOf(source: PageOperation, known: Values): Promise<string | undefined> {
    const own = await pathValues({ operation: source, operations, fixed: { ...fixed, ...known } }, readRows);
    const path = source.path.replace(/\{(\w+)\}/g, (part, name: string) => String(own[name] ?? part));
    return path.includes("{") ? undefined : path;
  }
  return fill({}, names);
}

const valueIn = (row: Row, name: string): string | number | undefined => {
  // The token of a link is the end of its address.
  if (name === "token" && typeof row.url === "string") return row.url.split("/").at(-1);
  const found = [name, ...(FIELDS[name] ?? [])].map((field) => row[field]);
  return found.find(
    (value): value is string | number => typeof value === "string" || typeof value === "number",
  );
};
