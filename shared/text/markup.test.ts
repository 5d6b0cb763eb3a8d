import { expect, it } from "vitest";
import { textOfHtml } from "./html.ts";
import { decodeText } from "./plain-text.ts";
import { textOfRtf } from "./rtf.ts";
import { UnreadableFile } from "./unreadable.ts";

it("the text of HTML is what people read: title, blocks apart, words whole, values of forms, texts for pictures", () => {
  const page =
    "<html><head><title>Act</title><style>p{}</style></head><body><p>un<b>u</b></p><p>doi</p><script>x</script><!-- notă -->" +
    "<table><tr><td>a</td><td>b</td></tr></table><img alt='stema'><input value='Ana'><input type=hidden value=secret>" +
    "<textarea>text</textarea><select><option>da</option></select>&icirc;nt&acirc;i<br>apoi";
  expect(textOfHtml(Buffer.from(page)).split(/\s+/)).toEqual(
    "Act unu doi a b stema Ana text da întâi apoi".split(" "),
  );
});

it("HTML is decoded as the message says, as it says itself, or as a text file", () => {
  const russian = Buffer.from([0xcf, 0xf0, 0xe8, 0xea, 0xe0, 0xe7]);
  const declared = (charset: string) => Buffer.concat([Buffer.from(`<meta charset="${charset}">`), russian]);
  expect(textOfHtml(declared("windows-1251"))).toBe("Приказ");
  expect(textOfHtml(declared("nimic"))).toBe("Приказ");
  expect(textOfHtml(russian, Infinity, { charset: "windows-1251" })).toBe("Приказ");
  // A page that can be read as far as its declaration is not in UTF-16.
  expect(textOfHtml(Buffer.from(`<meta charset="utf-16">Приказ`))).toBe("Приказ");
});

it("HTML of a depth that stops readers is read as far as it can be", () => {
  expect(textOfHtml(Buffer.from(`${"<div>".repeat(50_000)}jos`))).toBe("");
  expect(textOfHtml(Buffer.from(`${"<div>".repeat(400)}jos`))).toBe("jos");
});

const rtf = (body: string): string => textOfRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1250 ${body}}`, "latin1"));

it("the text of RTF has letters of every encoding, once, and none of the format's own texts", () => {
  expect(
    rtf(
      "{\\fonttbl{\\f0\\fcharset238 Arial;}{\\f1\\fcharset204 Times;}}{\\info{\\title ascuns}}{\\*\\generator x;}" +
        "\\f0 a\\'ba\\f1 \\'ef\\'f0{\\b i\\uc1\\u351?\\u-3?}\\uc2\\u259\\'61\\'62c{\\*\\altceva nu}",
    ),
  ).toBe("aşпрiş�ăc".replace("�", "\ufffd"));
});

it("the text of RTF has cells, notes and comments apart, and not what was deleted or is a field's code", () => {
  expect(
    rtf(
      "unu\\cell doi\\row trei{\\footnote not\\'e3}patru{\\deleted sters}{\\field{\\*\\fldinst HYPERLINK}{\\fldrslt aici}}" +
        "{\\*\\annotation comentariu}{\\shp{\\*\\shpinst{\\sp{\\sn x}{\\sv 1}}{\\shptxt caset\\'e3}}}într\\_un \\{x\\}",
    ).replaceAll(/\s+/g, " "),
  ).toBe("unu doi trei notă patruaici comentariu casetă într-un {x}");
});

it("RTF of endless groups is refused, and so is what is none", () => {
  const reason = (bytes: Buffer) => {
    try {
      return textOfRtf(bytes);
    } catch (error) {
      return error instanceof UnreadableFile ? error.reason : error;
    }
  };
  expect(reason(Buffer.from(`{\\rtf1 ${"{".repeat(20_000)}`))).toBe("preaMare");
  expect(reason(Buffer.from("rtf"))).toBe("stricat");
});

it.each([
  ["windows-1251", "cff0e8eae0e720b9203737"],
  ["koi8-r", "f0d2c9cbc1da"],
  ["ibm866", "8fe0a8aaa0a7"],
  ["iso-8859-5", "bfe0d8dad0d7"],
  ["x-mac-cyrillic", "8ff0e8eae0e7"],
])("a text in %s is read in it", (encoding, hex) => {
  const bytes = Buffer.from(hex, "hex");
  expect(decodeText(bytes)).toBe(new TextDecoder(encoding).decode(bytes));
  expect(decodeText(bytes)).toContain("Приказ");
});

it.each([
  ["windows-1250", "ba63 6f616c61 20 fe6172e3"],
  ["iso-8859-16", "ba63 6f616c61 20 fe6172e3"],
])("a Romanian text in %s has its letters", (_, hex) => {
  expect(
    decodeText(Buffer.from(hex.replaceAll(" ", ""), "hex"))
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, ""),
  ).toBe("scoala tara");
});

it("a text in UTF-16 without a mark, and one in UTF-32, are read", () => {
  const wide = Buffer.from("Приказ № 7", "utf16le");
  expect(decodeText(wide)).toBe("Приказ № 7");
  expect(decodeText(Buffer.from("Ordin nr. 7", "utf16le").swap16())).toBe("Ordin nr. 7");
  const points = Buffer.concat(
    Array.from("\ufeffȘ𝒳", (sign) => {
      const four = Buffer.alloc(4);
      four.writeUInt32LE(sign.codePointAt(0) ?? 0);
      return four;
    }),
  );
  expect(decodeText(points)).toBe("Ș𝒳");
});

it("one letter of a Western language does not make a text Russian", () => {
  expect(decodeText(Buffer.from("Pantothens\u00e4ure", "latin1"))).toBe("Pantothensäure");
});
