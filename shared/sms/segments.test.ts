import fc from "fast-check";
import { SegmentedMessage } from "sms-segments-calculator";
import { describe, expect, it } from "vitest";
import { fitsSms, smsText, toGsm } from "./segments.ts";

const countOf = (text: string) => {
  const { encoding, segments } = smsText(text);
  return [encoding, segments.length];
};

it.each([
  [0, 1],
  [160, 1],
  [161, 2],
  [306, 2],
  [307, 3],
  [918, 6],
  [919, 7],
])("a text in the GSM alphabet of %i characters is %i messages", (characters, messages) => {
  expect(countOf("a".repeat(characters))).toEqual(["GSM-7", messages]);
});

it("a text in the GSM alphabet counts a character of the extension table twice", () => {
  expect(countOf("€".repeat(80))).toEqual(["GSM-7", 1]);
  expect(countOf(`${"€".repeat(80)}a`)).toEqual(["GSM-7", 2]);
});

it("a text in the GSM alphabet never splits an escape sequence", () => {
  expect(smsText(`${"a".repeat(152)}€${"b".repeat(10)}`).segments).toEqual([
    "a".repeat(152),
    `€${"b".repeat(10)}`,
  ]);
});

it.each([
  [70, 1],
  [71, 2],
  [134, 2],
  [135, 3],
  [402, 6],
  [403, 7],
])("a text with another character of %i letters is %i messages", (letters, messages) => {
  expect(countOf("ș".repeat(letters))).toEqual(["UCS-2", messages]);
});

it("a text with another character never splits a surrogate pair", () => {
  expect(smsText(`${"ș".repeat(66)}😀${"ț".repeat(10)}`).segments).toEqual([
    "ș".repeat(66),
    `😀${"ț".repeat(10)}`,
  ]);
});

it.each(["`", "ă", "ș", "я", "ç", "\t", "\u00a0", "–", "„", "😀"])(
  "a text with another character is UCS-2 because of %j",
  (character) => {
    expect(smsText(`da${character}`).encoding).toBe("UCS-2");
  },
);

/** Characters, each of which is a grapheme: the other calculator does not split those of several code points. */
const character = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(..."abcXYZ019 @£$èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ¤¡ÄÖÑÜ§¿äöñüà\n") },
  { weight: 3, arbitrary: fc.constantFrom(..."^{}\\[~]|€\f") },
  { weight: 1, arbitrary: fc.constantFrom(..."ăâîșțяжЩ😀🎉中`ç") },
);
const gsmCharacter = character.filter((one) => smsText(one).encoding === "GSM-7");

it.each([
  ["any text", character],
  ["a text in the GSM alphabet", gsmCharacter],
])("for %s, another calculator finds the same encoding and the same messages", (_, characters) => {
  const text = fc.string({ unit: characters, minLength: 1, maxLength: 500, size: "max" });
  fc.assert(
    fc.property(text, (value) => {
      const { encoding, segments } = smsText(value);
      const theirs = new SegmentedMessage(value);
      const theirTexts = theirs.segments.map((segment) =>
        Array.from(segment as { raw?: string }[], ({ raw = "" }) => raw).join(""),
      );
      expect([encoding, segments]).toEqual([theirs.encodingName, theirTexts]);
      expect(segments.join("")).toBe(value);
    }),
    { numRuns: 50 },
  );
});

it("a text fits if it needs at most that many messages", () => {
  expect([fitsSms("a".repeat(918), 6), fitsSms("a".repeat(919), 6)]).toEqual([true, false]);
  expect([fitsSms("ș".repeat(402), 6), fitsSms("ș".repeat(403), 6)]).toEqual([true, false]);
});

describe("a text without diacritics", () => {
  it.each([
    ["Înștiințare: ședința a fost amânată", "Instiintare: sedinta a fost amanata"],
    ["I\u0302ns\u0326tiint\u0326are", "Instiintare"],
    ["şţ, the cedillas of older systems", "st, the cedillas of older systems"],
    ["Заявление № 5", "Zaiavlenie No 5"],
    ["„Da” – spune Ana", "'Da' - spune Ana"],
    ["Suma: 15 €\nvezi [anexa]", "Suma: 15 €\nvezi [anexa]"],
    ["é, à și ü", "é, à si ü"],
    ["cod\t`17`\u00a0!", "cod '17' !"],
    ["中", "_"],
  ])("%j becomes %j", (text, expected) => {
    expect(toGsm(text)).toBe(expected);
  });

  it("a text without diacritics is in the GSM alphabet whatever it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(smsText(toGsm(text)).encoding).toBe("GSM-7");
      }),
    );
  });
});
