import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  namesIn,
  parseTemplate,
  render,
  TemplateSyntaxError,
  TemplateTooLarge,
  type Values,
} from "./language.ts";
import { drawn } from "../testing/drawn.ts";

const filled = (text: string, values: Values) => render(parseTemplate(text), values);

it("{{var}} placeholders are replaced by their values, as they were sent", () => {
  const { text } = filled("{{ nume }} are {{ani}} ani: {{activ}}", {
    nume: "Ștefan",
    ani: 41,
    activ: true,
  });
  expect(text).toBe("Ștefan are 41 ani: true");
});

it("{{var}} placeholders reach into objects along their path", () => {
  expect(filled("{{a.b.c}}", { a: { b: { c: "adânc" } } }).text).toBe("adânc");
});

it("{{var}} placeholders that have no value stay visible and are named once", () => {
  const { text, missing } = filled("{{ nume }}, {{nume}}, {{a.b}}", { a: {} });
  expect(text).toBe("{{ nume }}, {{nume}}, {{a.b}}");
  expect(missing).toEqual(["nume", "a.b"]);
});

it("{{var}} placeholders of a list, of an object or of nothing have no value; an empty text is one", () => {
  const { text, missing } = filled("[{{gol}}] {{lista}} {{obiect}} {{nimic}}", {
    gol: "",
    lista: [1],
    obiect: {},
    nimic: null,
  });
  expect(text).toBe("[] {{lista}} {{obiect}} {{nimic}}");
  expect(missing).toEqual(["lista", "obiect", "nimic"]);
});

it.each(["constructor", "__proto__", "toString", "a.length", "a.constructor.name", "text.length"])(
  "{{var}} placeholders never show a property of the language, such as %s",
  (name) => {
    expect(filled(`{{${name}}}`, { a: [1, 2], text: "abc" }).missing).toEqual([name]);
  },
);

it("{{var}} placeholders are written as the format wants; the template itself is not changed", () => {
  expect(render(parseTemplate("<b>{{x}}</b>"), { x: "<i>" }, (text) => text.toUpperCase()).text).toBe(
    "<b><I></b>",
  );
});

describe("sections", () => {
  it("sections are written for each element of a list, whose own values come before those around it", () => {
    const text = "{{#randuri}}{{nume}} din {{oras}}; {{/randuri}}";
    const values = { oras: "Chișinău", randuri: [{ nume: "Ana" }, { nume: "Ion", oras: "Bălți" }] };
    expect(filled(text, values).text).toBe("Ana din Chișinău; Ion din Bălți; ");
  });

  it("sections of texts name the element by a point", () => {
    expect(filled("{{#e}}<{{.}}>{{/e}}", { e: ["a", "b"] }).text).toBe("<a><b>");
  });

  it("sections are written once for what is there and not at all for what is empty, false or absent", () => {
    const text = "{{#x}}da{{/x}}{{^x}}nu{{/x}}";
    const answers = [true, "text", 0, { y: 1 }, false, "", null, undefined, []].map(
      (x) => filled(text, { x }).text,
    );
    expect(answers).toEqual(["da", "da", "da", "da", "nu", "nu", "nu", "nu", "nu"]);
  });

  it("named like a property of the language are not there", () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"])
      expect(filled(`{{#${name}}}da{{/${name}}}{{^${name}}}nu{{/${name}}}`, {}).text).toBe("nu");
  });

  it("miss nothing: a list that was not sent is empty, and is named as absent", () => {
    const { absent } = filled("{{#a}}{{#b}}{{/b}}{{/a}}{{^c}}{{/c}}{{#d}}{{/d}}", { a: [{}], d: [] });
    expect(absent).toEqual(["b", "c"]);
    expect(filled("{{#randuri}}{{pret}}{{/randuri}}", {}).missing).toEqual([]);
    expect(filled("{{#randuri}}{{pret}}{{/randuri}}", { randuri: [{}] }).missing).toEqual(["pret"]);
  });

  it("sections take the line along in which their tags stand alone", () => {
    expect(filled("a\n  {{#l}}\n- {{.}}\n  {{/l}}\nb", { l: [1, 2] }).text).toBe("a\n- 1\n- 2\nb");
  });

  it("inside sections are those of each element", () => {
    const text = "{{#a}}{{n}}:{{#b}}{{.}},{{/b}} {{/a}}";
    expect(
      filled(text, {
        a: [
          { n: 1, b: ["x"] },
          { n: 2, b: ["y", "z"] },
        ],
      }).text,
    ).toBe("1:x, 2:y,z, ");
  });
});

it.each([
  ["tagNeinchis", "unu\n{{nume", 2],
  ["sectiuneNeinchisa", "{{#a}}text", 1],
  ["sectiuneNepotrivita", "{{#a}}\n{{/b}}", 2],
  ["sectiuneNepotrivita", "{{/a}}", 1],
  ["numeGresit", "{{}}", 1],
  ["numeGresit", "{{a b}}", 1],
  ["numeGresit", "{{a..b}}", 1],
  ["preaAdanc", "{{#a}}".repeat(51), 1],
])("a template that cannot be read is refused as %s with its line", (fault, text, line) => {
  expect(() => parseTemplate(text)).toThrow(expect.objectContaining({ fault, line }));
});

it("a template that cannot be read is bounded in what it makes", () => {
  const values = {
    a: Array.from({ length: 400 }, () => ({ b: Array.from({ length: 400 }, (_, i) => i) })),
  };
  expect(() => filled("{{#a}}{{#b}}{{.}}{{/b}}{{/a}}", values)).toThrow(TemplateTooLarge);
});

it("a template that cannot be read is bounded in its text: a large value in a long list", () => {
  const values = { long: "x".repeat(100_000), a: Array.from({ length: 101 }, (_, i) => i) };
  expect(() => filled("{{#a}}{{long}}{{/a}}", values)).toThrow(TemplateTooLarge);
  expect(filled("{{#a}}{{long}}{{/a}}", { ...values, a: [1] }).text).toHaveLength(100_000);
});

it("a template that cannot be read is bounded in its time: what takes 10 s is refused on the way", () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += 6_000));
  try {
    const values = { a: Array.from({ length: 5_000 }, (_, i) => i) };
    expect(() => filled("{{#a}}{{.}}{{/a}}", values)).toThrow(TemplateTooLarge);
    expect(filled("{{a}}", { a: 1 }).text).toBe("1");
  } finally {
    vi.restoreAllMocks();
  }
});

it("names what it uses, in the order of first use", () => {
  const text = "{{b}}{{#randuri}}{{.}}{{a.x}}{{b}}{{/randuri}}{{^gol}}{{c}}{{/gol}}";
  expect(namesIn(parseTemplate(text))).toEqual(["b", "randuri", "a.x", "gol", "c"]);
});

const name = fc.constantFrom("a", "b", "c.d", "lista", "constructor", "__proto__", "ș");
const template = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.string({ maxLength: 10 }).map((text) => text.replaceAll(/[{}]/g, "")),
    name.map((one) => `{{${one}}}`),
    fc
      .tuple(name, fc.constantFrom("#", "^"), fc.array(tie("node"), { maxLength: 3 }))
      .map(([one, sign, inner]) => `{{${sign}${one}}}${inner.join("")}{{/${one}}}`),
  ),
})).node;
const values = fc.dictionary(fc.constantFrom("a", "b", "c", "lista", "ș"), fc.jsonValue({ maxDepth: 3 }), {
  noNullPrototype: true,
}) as fc.Arbitrary<Values>;

describe("over drawn templates and values", { timeout: 60_000 }, () => {
  it("rendering never throws and never shows a property of the language; what is missing is what stays visible", () => {
    fc.assert(
      fc.property(fc.array(template, { maxLength: 5 }), values, (parts, given) => {
        const { text, missing } = filled(parts.join(""), given);
        const quiet = render(parseTemplate(parts.join("")), given, () => "").text;
        expect(text).not.toContain("[native code]");
        const visible = [...quiet.matchAll(/\{\{(.*?)\}\}/g)].map(([, one]) => one);
        expect(new Set(visible)).toEqual(new Set(missing));
      }),
      { numRuns: drawn(10_000) },
    );
  });

  it("any text is read or refused as a template", () => {
    fc.assert(
      fc.property(
        fc.string().map((text) => text.replaceAll("a", "{{").replaceAll("b", "}}")),
        (text) => {
          try {
            parseTemplate(text);
          } catch (error) {
            expect(error).toBeInstanceOf(TemplateSyntaxError);
          }
        },
      ),
      { numRuns: drawn(10_000) },
    );
  });
});
