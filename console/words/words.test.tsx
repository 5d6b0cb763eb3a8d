import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { formatsIn } from "./formats.ts";
import { chooseLanguage, currentLanguage, followLanguage } from "./language.ts";
import { plural } from "./plural.ts";
import { useWords, words, wordsIn } from "./words.ts";

const sample = words({
  title: ["Acte", "Документы"],
  of: [(name: string) => `Actele lui ${name}`, (name: string) => `Документы: ${name}`],
  found: [
    plural.ro({ one: "un act", few: "{} acte", other: "{} de acte" }),
    plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
  ],
  state: { open: ["Deschis", "Открыт"] },
});

it("a missing text and another value do not compile", () => {
  // @ts-expect-error Russian is missing.
  words({ a: ["a"] });
  // @ts-expect-error Russian is missing.
  words({ inner: { a: "a" } });
  const mixed = words({ a: [(n: number) => `${n}`, (n: string) => n] });
  // @ts-expect-error The value is a number in Romanian and a text in Russian.
  wordsIn(mixed, "ro").a(1);
});

it("every text changes with the language, and the choice is kept", () => {
  const stop = followLanguage();
  function Page() {
    const text = useWords(sample);
    return (
      <p>
        {text.title}; {text.of("Ana")}; {text.state.open}
      </p>
    );
  }
  render(<Page />);
  expect(screen.getByText("Acte; Actele lui Ana; Deschis")).toBeTruthy();
  act(() => chooseLanguage("ru"));
  expect(screen.getByText("Документы; Документы: Ana; Открыт")).toBeTruthy();
  expect([localStorage.getItem("language"), document.documentElement.lang]).toEqual(["ru", "ru"]);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "language", newValue: "ro" }));
  });
  expect(currentLanguage()).toBe("ro");
  stop();
});

it("a number chooses the form of its language", () => {
  expect([1, 2, 20, 101].map(sample.found[0])).toEqual(["un act", "2 acte", "20 de acte", "101 acte"]);
  expect([1, 2, 5, 21, 1.5].map(sample.found[1])).toEqual([
    "1 документ",
    "2 документа",
    "5 документов",
    "21 документ",
    "1,5 документа",
  ]);
});

it("dates, ages and sizes are written in the style of the language", () => {
  const [ro, ru] = [formatsIn("ro"), formatsIn("ru")];
  expect([ro.size(999), ro.size(1500), ru.size(5e9)]).toEqual(["999 B", "1,5 kB", "5 ГБ"]);
  expect(ro.ago("2026-11-26T10:00:00Z", Date.parse("2026-11-27T10:00:00Z"))).toBe("ieri");
  expect(ru.ago("2026-11-27T09:55:00Z", Date.parse("2026-11-27T10:00:00Z"))).toBe("5 минут назад");
  expect(ro.date("2026-11-27T10:00:00Z")).toContain("2026");
});
