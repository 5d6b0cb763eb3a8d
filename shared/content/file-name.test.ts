import { expect, it } from "vitest";
import { fc } from "../testing/properties.ts";
import {
  contentDisposition,
  documentFileName,
  extensionOf,
  safeFileName,
  versionFileName,
} from "./file-name.ts";

const bytes = (name: string): number => Buffer.byteLength(name);

it.each([
  ["contract.pdf", "contract.pdf"],
  ["Hotărâre nr. 12 din 3 mai.docx", "Hotărâre nr. 12 din 3 mai.docx"],
  ["Приказ №5.pdf", "Приказ №5.pdf"],
  ["../../etc/passwd", "passwd"],
  ["C:\\Users\\ion\\act.pdf", "act.pdf"],
  ["dir/..\\x.txt", "x.txt"],
  ["act.pdf\r\nSet-Cookie: a=b", "act.pdfSet-Cookie_ a=b"],
  ["a\0b\x7f\u0085.txt", "ab.txt"],
  ["factura\u202Efdp.exe", "facturafdp.exe"],
  ["\u2066\uFEFFact\u200B.pdf", "act.pdf"],
  [".htaccess", "htaccess"],
  ["...", "fisier"],
  [" . .act.pdf. . ", "act.pdf"],
  ["\u202E../.\u202E./x.pdf", "x.pdf"],
  ["CON", "_CON"],
  ["aux.pdf", "_aux.pdf"],
  ["com1 .txt", "_com1 .txt"],
  ["console.txt", "console.txt"],
  ["act.pdf:ascuns.exe", "act.pdf_ascuns.exe"],
  ['<a|b>?*".txt', "_a_b____.txt"],
  ["a\u0306.txt", "ă.txt"],
  ["\ud800.txt", "\ufffd.txt"],
  ["", "fisier"],
  ["folder/", "fisier"],
])("a safe file name of %j is %j", (given, safe) => {
  expect(safeFileName(given)).toBe(safe);
});

it("a safe file name has at most 255 bytes, no cut character, and its extension", () => {
  for (const letter of ["a", "ș", "я", "漢", "😀", "👍🏽", "e\u0301\u0323"]) {
    for (const offset of ["", "x", "xx"]) {
      const safe = safeFileName(`${offset}${letter.repeat(300)}.pdf`);
      const whole = safeFileName(letter);
      expect(safe.slice(offset.length, -4).replaceAll(whole, "")).toBe("");
      expect([safe.endsWith(".pdf"), bytes(safe) <= 255, bytes(safe) + bytes(whole) > 255]).toEqual([
        true,
        true,
        true,
      ]);
    }
  }
});

it("a safe file name keeps a mark with the letter at the very end", () => {
  const safe = safeFileName(`${"a".repeat(254)}e\u0325`);
  expect(safe).toBe("a".repeat(254));
});

it("a safe file name does not change when it is made again", () => {
  const alphabet = [
    ..."ab. /\\:…șя😀_-()",
    "\u202e",
    "\0",
    "\n",
    "CON",
    ".pdf",
    "\ud800",
    "  ..",
    "é".repeat(120),
  ];
  const names = fc.array(fc.constantFrom(...alphabet), { maxLength: 11 }).map((parts) => parts.join(""));
  const stays = fc.property(names, (name) => {
    const safe = safeFileName(name);
    expect(safeFileName(safe)).toBe(safe);
    expect(safe).toMatch(/^[^/\\\p{Cc}\p{Cf}.\s][^/\\\p{Cc}\p{Cf}]*$/u);
  });
  fc.assert(stays, { numRuns: 3000 });
});

it("a safe file name is made of the longest input without delay", () => {
  expect(safeFileName(`${" .".repeat(500_000)}a${". ".repeat(500_000)}b`)).toHaveLength(1);
});

it.each([
  ["a.PDF", "pdf"],
  ["a.tar.gz", "gz"],
  ["a", ""],
  [".gitignore", ""],
  ["a.", ""],
  ["a.b c", ""],
  ["dir.d/a", ""],
  ["dir/.a", ""],
  ["a.extensieneobisnuitdelunga", ""],
])("an extension of %j is %j", (name, extension) => expect(extensionOf(name)).toBe(extension));

it.each([
  ["Contract", "pdf", "Contract.pdf (v3)"],
  ["Contract.pdf", "pdf", "Contract.pdf (v3)"],
  ["Contract.PDF", "pdf", "Contract.PDF (v3)"],
  ["Contract.pdf", "docx", "Contract.pdf.docx (v3)"],
  ["Decizia 12/2026", "pdf", "Decizia 12_2026.pdf (v3)"],
  ["Fără extensie", "", "Fără extensie (v3)"],
  ["../a\r\nb", "txt", "_ab.txt (v3)"],
])("the name of a download of version 3 of %j (%s) is %j", (denumire, extensie, name) => {
  expect(versionFileName(denumire, extensie, 3)).toBe(name);
  expect(`${documentFileName(denumire, extensie)} (v3)`).toBe(name);
});

it("the name of a download stays within 255 bytes with extension and number", () => {
  const name = versionFileName("ț".repeat(200), "pdf", 1234);
  expect(name).toBe(`${"ț".repeat(121)}.pdf (v1234)`);
  expect(bytes(name)).toBeLessThanOrEqual(255);
  expect(versionFileName(`${"ț".repeat(200)}.pdf`, "pdf", 1234)).toBe(name);
});

it.each([
  ["act.pdf", `attachment; filename="act.pdf"; filename*=UTF-8''act.pdf`],
  [
    "Hotărâre și țel.pdf (v2)",
    `attachment; filename="Hotarare si tel.pdf (v2)"; filename*=UTF-8''Hot%C4%83r%C3%A2re%20%C8%99i%20%C8%9Bel.pdf%20%28v2%29`,
  ],
  [
    "Щёлково «Юг».pdf",
    `attachment; filename="Shchelkovo 'Iug'.pdf"; filename*=UTF-8''%D0%A9%D1%91%D0%BB%D0%BA%D0%BE%D0%B2%D0%BE%20%C2%AB%D0%AE%D0%B3%C2%BB.pdf`,
  ],
  ['a"b\\c%41.txt', `attachment; filename="a_b_c_41.txt"; filename*=UTF-8''a%22b_c%2541.txt`],
  ["a'b*c.txt", `attachment; filename="a'b*c.txt"; filename*=UTF-8''a%27b%2Ac.txt`],
  ["漢字.txt", `attachment; filename="__.txt"; filename*=UTF-8''%E6%BC%A2%E5%AD%97.txt`],
  ["a\r\nX-Evil: 1", `attachment; filename="aX-Evil: 1"; filename*=UTF-8''aX-Evil%3A%201`],
])("Content-Disposition of %j is %s", (name, header) => expect(contentDisposition(name)).toBe(header));

it("Content-Disposition is one line of printable ASCII that gives the name back, whatever the name", () => {
  const units = fc.array(fc.nat(0xffff), { minLength: 1, maxLength: 20 });
  const names = fc.oneof(
    units.map((codes) => String.fromCharCode(...codes)),
    fc.string({ unit: "binary", minLength: 1, maxLength: 20 }),
  );
  const givesBack = fc.property(names, (name) => {
    const header = contentDisposition(name);
    expect(header).toMatch(/^attachment; filename="[ !#$&-[\]-~]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
    const expected = name
      .toWellFormed()
      .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "")
      .replace(/[/\\]/g, "_");
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? "")).toBe(expected || "fisier");
  });
  fc.assert(givesBack, { numRuns: 2000 });
});
