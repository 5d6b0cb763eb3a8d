import { describe, expect, it } from "vitest";
import { digestTexts } from "./digest-texts.ts";

const part = (fields: object = {}) => ({
  ...{ subject: "Aviz", text: "Bună ziua", categorie: "stiri", unsubscribe: "https://t.test/u/1" },
  ...fields,
});
const parts = (number: number) => Array.from({ length: number }, () => part());

it.each([
  ["ro", 1, "Rezumat: 1 notificare de la Primăria"],
  ["ro", 2, "Rezumat: 2 notificări de la Primăria"],
  ["ro", 20, "Rezumat: 20 de notificări de la Primăria"],
  ["ru", 1, "Сводка: 1 уведомление от Primăria"],
  ["ru", 3, "Сводка: 3 уведомления от Primăria"],
  ["ru", 5, "Сводка: 5 уведомлений от Primăria"],
  ["ru", 21, "Сводка: 21 уведомление от Primăria"],
  ["en", 1, "Summary: 1 notification from Primăria"],
  ["en", 2, "Summary: 2 notifications from Primăria"],
] as const)(
  "the mail of the day says in %s how many of %i it carries, and from whom",
  (language, number, subject) => {
    expect(digestTexts(parts(number), { language, system: "Primăria" }).subject).toBe(subject);
  },
);

it("the mail of the day shows each message with its subject, in order, and without HTML if none has any", () => {
  const shown = { language: "ro", system: "Primăria" } as const;
  const { text, html } = digestTexts([part(), part({ subject: "Al doilea", text: "Doi" })], shown);
  expect(text.split(/\n\n-+\n\n/)).toEqual(["Aviz\n\nBună ziua", "Al doilea\n\nDoi"]);
  expect(html).toBeUndefined();
});

it("the mail of the day of a system that was removed names none, and a name makes no second line", () => {
  const shown = { language: "ro", system: undefined } as const;
  expect(digestTexts(parts(1), shown).subject).toBe("Rezumat: 1 notificare");
  const lines = digestTexts(parts(1), { language: "ro", system: "A\r\nBcc: x" }).subject;
  expect(lines).toBe("Rezumat: 1 notificare de la A Bcc: x");
});

it("the mail of the day names an address for each category if there are several, in the language of the reader", () => {
  const several = [part(), part({ categorie: "oferte", unsubscribe: "https://t.test/u/2" })];
  const { text } = digestTexts(several, { language: "ru", system: "X" });
  expect(text).toContain("Отказаться от категории „stiri”: https://t.test/u/1");
  expect(text).toContain("Отказаться от категории „oferte”: https://t.test/u/2");
  expect(digestTexts(parts(2), { language: "ru", system: "X" }).text).not.toContain("https:");
});

describe("its page", () => {
  const pageOf = (...bodies: (string | undefined)[]) =>
    digestTexts(
      bodies.map((html) => part({ subject: "<b>", text: "1 < 2", html })),
      { language: "ro", system: "X" },
    ).html ?? "";

  it("its page has a section for each message, with its subject and plain texts escaped", () => {
    const page = pageOf("<p>Unu</p>", undefined);
    expect(page.match(/<section>/g)).toHaveLength(2);
    expect(page).toContain("<h2>&lt;b&gt;</h2><p>Unu</p>");
    expect(page).toContain("1 &lt; 2");
  });

  it("its page shows a message whole after one that closes nothing", () => {
    const [first, second] = pageOf("<div><b>Unu<!-- ", "<p>Doi</p>").split("<hr>");
    expect(first).toContain("<div><b>Unu</b></div></section>");
    expect(second).toContain("<section><h2>&lt;b&gt;</h2><p>Doi</p></section>");
  });

  it("its page shows only the body of a page", () => {
    const page = pageOf("<!doctype html><html><head><title>T</title></head><body><p>Unu</p></body></html>");
    expect(page).toContain("</h2><p>Unu</p></section>");
    expect(page).not.toContain("<title>");
  });
});
