import { describe, expect, it } from "vitest";
import { errorKinds } from "../../shared/errors.ts";
import { catalogueByName, services, uses, type Catalogue, type Message, type Use } from "./error-keys.ts";
import { remedies } from "./remedies.ts";

const kernel = catalogue("shared/texts.ts kernelTexts");
const catalogues = services.map(({ name, files }) => ({
  files,
  texts: catalogue(`functions/${name}/service.ts texts`),
}));
const defaults = Object.values(errorKinds).map(({ key }): Use => ({
  file: "shared/errors.ts",
  line: 0,
  key,
  values: undefined,
}));
/** These files pass on keys that they get as arguments, or that a row has kept. */
const CONDUITS = [
  "errors.ts",
  "features/jobs/routes.ts",
  "http/validation.ts",
  "http/error-formats.ts",
  "http/yii-errors.ts",
];

function catalogue(name: string): Catalogue {
  const found = catalogueByName.get(name);
  if (!found) throw new Error(`no texts: ${name}`);
  return found;
}

/** The catalogues for the text of a use: the one that it names, otherwise those of all services that include its file. */
function cataloguesOf(use: Use): Catalogue[] {
  if (use.catalogue) return [use.catalogue];
  const own = catalogues.filter(({ files }) => files.has(use.file)).map(({ texts }) => texts);
  return own.length > 0 ? own : [kernel];
}

const found = [...uses, ...defaults].flatMap(({ key, ...use }) =>
  key === undefined
    ? []
    : cataloguesOf({ key, ...use }).map((texts) => ({
        use,
        place: `${use.file}:${use.line} ${key}`,
        message: texts.get(key) ?? kernel.get(key),
      })),
);

const placeholders = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name))].sort();
const titleOf = ({ file, key }: Message): string => `${file} ${key}`;
const messages = new Set([...catalogueByName.values()].flatMap((texts) => [...texts.values()]));

describe("error keys and texts", () => {
  it("every key that the product can produce can be read from its sources", () => {
    const unreadable = uses.filter(({ key }) => key === undefined).map(({ file }) => file);
    expect(new Set(unreadable), remedies.errorKey).toEqual(new Set(CONDUITS.map((file) => `shared/${file}`)));
    expect(uses.length).toBeGreaterThan(150);
  });

  it("every key has a text in every service that can produce it", () => {
    const missing = found.filter(({ message }) => !message).map(({ place }) => place);
    expect([...new Set(missing)], remedies.missingText).toEqual([]);
  });

  it("no text of a service stands in the place of one that all services have", () => {
    const replaced = catalogues.flatMap(({ texts }) => [...texts.keys()].filter((key) => kernel.has(key)));
    expect(replaced).toEqual([]);
  });

  it("every text is used", () => {
    const used = new Set(found.map(({ message }) => message));
    expect([...messages].filter((message) => !used.has(message)).map(titleOf), remedies.unusedText).toEqual(
      [],
    );
    expect(messages.size).toBeGreaterThan(100);
  });

  it("every text is written in both languages, with the same placeholders", () => {
    const unequal = [...messages].filter(
      ({ ro, ru }) => !ro || !ru || placeholders(ro).join() !== placeholders(ru).join(),
    );
    expect(unequal.map(titleOf), remedies.unequalText).toEqual([]);
  });

  it("every placeholder is given a value; the formats themselves add the correlation id", () => {
    const lacking = found.flatMap(({ use: { values }, place, message }) =>
      placeholders(message?.ro ?? "")
        .filter((name) => name !== "correlationId" && values && !values.includes(name))
        .map((name) => `${place} {${name}}`),
    );
    expect(lacking, remedies.placeholder).toEqual([]);
  });
});
