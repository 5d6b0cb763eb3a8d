/**
 * The fields for filling in a template: a text per value, lines per list, a choice for an optional part. A DOCX shows only
 * its names, so each is a text, and several lines are a list.
 */
export function fieldsOf({ format, continut, variabile }) {
  if (format === "DOCX") return variabile.map((name) => ({ name, kind: "words" }));
  const { values, sections } = readNames(continut);
  const lists = [...sections].map(([name, { values: columns, hasElement }]) => ({
    name,
    kind: hasElement ? "lines" : columns.size > 0 ? "rows" : "choice",
    columns: [...columns],
  }));
  return [...[...values].map((name) => ({ name, kind: "text" })), ...lists];
}

const TAG = /\{\{\s*([#^/]?)\s*([^{}]*?)\s*\}\}/g;

/** The names outside sections, and the names directly in each section. */
function readNames(text) {
  const top = { values: new Set() };
  const sections = new Map();
  const open = [top];
  for (const [, sign, name] of text.matchAll(TAG)) {
    if (sign === "/") open.pop();
    else if (sign === "") {
      const inside = open.at(-1);
      if (name === ".") inside.hasElement = true;
      else inside.values.add(name);
    } else {
      const section = sections.get(name) ?? { values: new Set() };
      sections.set(name, section);
      // The part for an empty list belongs to the section around it.
      open.push(sign === "#" ? section : open.at(-1));
    }
  }
  return { values: top.values, sections };
}

/** The values entered, in the shape that the template requires; empty ones are left out. */
export function valuesOf(fields, written) {
  const values = bare();
  for (const { name, kind, columns } of fields) {
    const value = readers[kind](written(name), columns);
    if (value !== undefined) put(values, name.split("."), value);
  }
  return values;
}

const linesIn = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const readers = {
  text: (text) => text.trim() || undefined,
  words: (text) => (linesIn(text).length > 1 ? linesIn(text) : text.trim() || undefined),
  lines: (text) => (linesIn(text).length > 0 ? linesIn(text) : undefined),
  rows: (text, columns) => {
    const rows = linesIn(text).map((line) => rowOf(line, columns));
    return rows.length > 0 ? rows : undefined;
  },
  choice: (isThere) => isThere || undefined,
};

/** `hârtie | 100` as a record of its columns. */
function rowOf(line, columns) {
  const row = bare();
  for (const [i, cell] of line.split("|").entries())
    if (columns[i] !== undefined && cell.trim()) put(row, columns[i].split("."), cell.trim());
  return row;
}

/** Names come from templates: none may reach a built-in property. */
const bare = () => Object.create(null);

function put(record, [name, ...rest], value) {
  if (rest.length === 0) record[name] = value;
  else {
    if (typeof record[name] !== "object") record[name] = bare();
    put(record[name], rest, value);
  }
}
