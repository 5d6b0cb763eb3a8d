import { expect, it } from "vitest";
import { languages } from "../shared/everywhere/texts.ts";
import { inOneLanguage } from "./one-language.ts";

const inEach = (code: string) => languages.map((language) => inOneLanguage(code, "words.tsx", language));

it("a text stays at its place, and those of other languages are gone", () => {
  expect(inEach('words({ a: ["Șters", "Удалено", "Deleted"], b: 1 });')).toEqual([
    'words({ a: ["Șters"], b: 1 });',
    'words({ a: [,"Удалено"], b: 1 });',
    'words({ a: [,,"Deleted"], b: 1 });',
  ]);
});

it("a text with values, a plural, and a text inside another one are texts as well", () => {
  const code = [
    "const a = [(n: string) => `Act ${n}`, (n: string) => `Документ ${n}`, (n: string) => `Document ${n}`] as const;",
    'const b = [plural.ro({ few: "{} acte" }), plural.ru({ few: "{} дела" }), plural.en({ other: "{} files" })];',
    'const c = ["da", () => `${say(["nu", "нет", "no"])} да`, "yes"];',
  ];
  expect(code.map((line) => inOneLanguage(line, "a.tsx", "ro"))).toEqual([
    "const a = [(n: string) => `Act ${n}`] as const;",
    'const b = [plural.ro({ few: "{} acte" })];',
    'const c = ["da"];',
  ]);
  expect(inOneLanguage(code[2] ?? "", "a.tsx", "ru")).toBe('const c = [,() => `${say([,"нет"])} да`];');
  expect(inOneLanguage(code[1] ?? "", "a.tsx", "en")).toBe('const b = [,,plural.en({ other: "{} files" })];');
});

it("a list of other things stays whole, also one with Russian words", () => {
  const code =
    'const a = ["Русский", "Română"], b = ["а", "б", "в"], c = [1, 2], d = [, "да"], e = ["x", "да", "y", "z"];';
  expect(inEach(code)).toEqual(Array(languages.length).fill(code));
  expect(
    inOneLanguage('[byName("a"), { label: ["Starea", "Состояние", "State"] }, other]', "a.ts", "en"),
  ).toBe('[byName("a"), { label: [,,"State"] }, other]');
});
