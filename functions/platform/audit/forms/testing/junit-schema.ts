import { Window, type Element } from "happy-dom";

/*
 * JUnit XML has two schemas that tools follow: JUnit.xsd of windyroad/JUnit-Schema (the report of Apache Ant) and
 * junit-10.xsd of Jenkins' xunit plugin. Validators of XSD need native code, so the rules of the first are written
 * down here as a table, in the order of its elements. The second requires nothing beyond the first, and what else it
 * allows is not used.
 */

interface Declared {
  /** Required attributes with the form of their values. */
  has: Record<string, RegExp>;
  /** Optional attributes. */
  may?: Record<string, RegExp>;
  /** Children in order, each with the number of times that it may occur. */
  children?: [name: string, least: number, most: number][];
  /** At most one of these children, instead of a sequence. */
  oneOf?: string[];
}

const TEXT = /^/;
/** `xs:token`: no space at the ends, none twice, no line break. */
const TOKEN = /^(\S+( \S+)*)?$/;
const NAME = /^\S+( \S+)*$/;
const INT = /^\d+$/;
const DECIMAL = /^\d+(\.\d+)?$/;
/** `ISO8601_DATETIME_PATTERN`: without a time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/;

const elements: Record<string, Declared> = {
  testsuites: { has: {}, children: [["testsuite", 0, Infinity]] },
  testsuite: {
    has: {
      ...{ id: INT, package: TOKEN, name: NAME, hostname: NAME, timestamp: MOMENT },
      ...{ tests: INT, failures: INT, errors: INT, time: DECIMAL },
    },
    may: { skipped: INT },
    children: [
      ["properties", 1, 1],
      ["testcase", 0, Infinity],
      ["system-out", 1, 1],
      ["system-err", 1, 1],
    ],
  },
  properties: { has: {}, children: [["property", 0, Infinity]] },
  property: { has: { name: NAME, value: TEXT } },
  testcase: {
    has: { name: TOKEN, classname: TOKEN, time: DECIMAL },
    oneOf: ["skipped", "error", "failure"],
  },
  skipped: { has: {}, may: { message: TEXT, type: TEXT } },
  failure: { has: { type: TEXT }, may: { message: TEXT } },
  error: { has: { type: TEXT }, may: { message: TEXT } },
  "system-out": { has: {} },
  "system-err": { has: {} },
};

/** The places where a document breaks the schema; a document that is not XML breaks it at its root. */
export function junitDefects(text: string): string[] {
  const { documentElement: root } = new new Window().DOMParser().parseFromString(text, "application/xml");
  if (root.tagName !== "testsuites") return [`the root is ${root.tagName}`];
  if (root.querySelector("parsererror")) return [root.textContent ?? ""];
  return defectsOf(root);
}

function defectsOf(element: Element): string[] {
  const declared = elements[element.tagName];
  if (!declared) return [`${element.tagName} is no element of JUnit`];
  return [
    ...attributeDefects(element, declared),
    ...orderDefects(element, declared),
    ...[...element.children].flatMap(defectsOf),
  ];
}

function attributeDefects({ tagName, attributes }: Element, { has, may = {} }: Declared): string[] {
  const written = new Map([...attributes].map(({ name, value }) => [name, value]));
  const missing = Object.keys(has).filter((name) => !written.has(name));
  const wrong = [...written].filter(([name, value]) => !{ ...may, ...has }[name]?.test(value ?? ""));
  return [
    ...missing.map((name) => `${tagName} has no ${name}`),
    ...wrong.map(([name, value]) => `${tagName} has ${name}="${String(value)}"`),
  ];
}

function orderDefects(
  { tagName, children }: Element,
  { children: declared = [], oneOf }: Declared,
): string[] {
  const names = [...children].map((child) => child.tagName);
  const [only = ""] = names;
  const fits = oneOf
    ? names.length === 0 || (names.length === 1 && oneOf.includes(only))
    : names.join() === declared.flatMap(([name]) => names.filter((one) => one === name)).join() &&
      declared.every(([name, least, most]) =>
        isWithin(names.filter((one) => one === name).length, least, most),
      );
  return fits ? [] : [`${tagName} has the children ${[...new Set(names)].join(", ") || "—"}`];
}

const isWithin = (count: number, least: number, most: number): boolean => count >= least && count <= most;
