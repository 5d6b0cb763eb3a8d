import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { languages } from "../../shared/everywhere/texts.ts";
import { formatsIn } from "./formats.ts";
import { chooseLanguage, currentLanguage } from "./language.ts";
import { plural } from "./plural.ts";
import { useWords, words, wordsIn } from "./words.ts";

const sample = words({
  title: ["Acte", "Документы", "Documents"],
  of: [
    (name: string) => `Actele lui ${name}`,
    (name: string) => `Документы: ${name}`,
    (name: string) => `Documents of ${name}`,
  ],
  found: [
    plural.ro({ one: "un act", few: "{} acte", other: "{} de acte" }),
    plural.ru({ one: "{} документ", few: "{} документа", many: "{} документов" }),
    plural.en({ one: "{} document", other: "{} documents" }),
  ],
  state: { open: ["Deschis", "Открыт", "Open"] },
});

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, "", "/");
});

it("a missing text and another value do not compile", () => {
  // @ts-expect-error Russian is missing.
  words({ a: ["a"] });
  // @ts-expect-error Russian is missing.
  words({ inner: { a: "a" } });
  const mixed = words({ a: [(n: number) => `${n}`, (n: string) => n, (n: number) => `${n}`] });
  // @ts-expect-error The value is a number in Romanian and a text in Russian.
  wordsIn(mixed, "ro").a(1);
  const other = words({ a: [(n: number) => `${n}`, (n: number) => `${n}`, (n: string) => n] });
  // @ts-expect-error The value is a text in English.
  wordsIn(other, "ro").a(1);
});

it("every text is in the language of the page", () => {
  function Page() {
    const text = useWords(sample);
    return (
      <p>
        {text.title}; {text.of("Ana")}; {text.state.open}
      </p>
    );
  }
  const said = languages.map((language) => {
    document.documentElement.lang = language;
    const { unmount } = render(<Page />);
    const shown = screen.getByText(/;/).textContent;
    unmount();
    return shown;
  });
  expect(said).toEqual([
    "Acte; Actele lui Ana; Deschis",
    "Документы; Документы: Ana; Открыт",
    "Documents; Documents of Ana; Open",
  ]);
  document.documentElement.lang = "";
  expect(currentLanguage()).toBe("ro");
});

it("another language is kept by a cookie, and by the address where the browser takes none", () => {
  const reload = vi.spyOn(location, "reload").mockReturnValue(undefined);
  const replace = vi.spyOn(location, "replace").mockReturnValue(undefined);
  chooseLanguage("ru", { loses: false });
  expect([document.cookie, reload.mock.calls.length]).toEqual(["limba=ru", 1]);
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  chooseLanguage("en", { loses: false });
  expect(String(replace.mock.lastCall?.[0])).toBe("http://localhost:3000/?limba=en");
  history.replaceState(null, "", "/?limba=en&page=2");
  vi.spyOn(document, "cookie", "get").mockReturnValue("limba=ro");
  chooseLanguage("ro", { loses: false });
  expect(String(replace.mock.lastCall?.[0])).toBe("http://localhost:3000/?page=2");
});

it("the browser asks before the page is loaded in another language if something would be lost", () => {
  vi.spyOn(location, "reload").mockReturnValue(undefined);
  const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  chooseLanguage("ru", { loses: false });
  expect(isAsked()).toBe(false);
  chooseLanguage("ru", { loses: true });
  expect([isAsked(), isAsked()]).toEqual([true, false]);
  const { unmount } = render(<input type="password" defaultValue="secret" />);
  chooseLanguage("ru", { loses: false });
  expect(isAsked()).toBe(true);
  unmount();
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
  expect([1, 2, 0, 1.5, 1200].map(sample.found[2])).toEqual([
    "1 document",
    "2 documents",
    "0 documents",
    "1.5 documents",
    "1,200 documents",
  ]);
});

it("dates, ages and sizes are written in the style of the language", () => {
  const [ro, ru, en] = [formatsIn("ro"), formatsIn("ru"), formatsIn("en")];
  expect([ro.size(999), ro.size(1500), ru.size(5e9), en.size(1500), en.size(7)]).toEqual([
    "999 B",
    "1,5 kB",
    "5 ГБ",
    "1.5 kB",
    "7 bytes",
  ]);
  expect([en.date("2026-11-27T10:00:00Z"), en.number(1234.5), en.percent(0.125)]).toEqual([
    "27 Nov 2026",
    "1,234.5",
    "13%",
  ]);
  expect(en.ago("2026-11-26T10:00:00Z", Date.parse("2026-11-27T10:00:00Z"))).toBe("yesterday");
  expect(ro.ago("2026-11-26T10:00:00Z", Date.parse("2026-11-27T10:00:00Z"))).toBe("ieri");
  expect(ru.ago("2026-11-27T09:55:00Z", Date.parse("2026-11-27T10:00:00Z"))).toBe("5 минут назад");
  expect(ro.date("2026-11-27T10:00:00Z")).toContain("2026");
});
