import { expect, it } from "vitest";
import { smsOf } from "./preview.tsx";
import { filled, sectionsIn } from "./template-text.ts";

it("the preview of a template fills in values, and keeps the placeholder of a missing one visible", () => {
  expect(filled("{{taxa}}: {{ suma }} lei, {{termen}}", { taxa: "Impozit", suma: 120 })).toBe(
    "Impozit: 120 lei, {{termen}}",
  );
});

it("the preview of a template repeats a list, and shows the other part for an empty one", () => {
  const text = "{{#acte}}- {{.}} de la {{oras}}\n{{/acte}}{{^acte}}Niciun act{{/acte}}";
  expect(filled(text, { acte: ["A", "B"], oras: "Bălți" })).toBe("- A de la Bălți\n- B de la Bălți\n");
  expect(filled(text, { acte: [] })).toBe("Niciun act");
  expect(sectionsIn(text)).toEqual(["acte"]);
});

it("the preview of a template draws a text that is still being written", () => {
  expect(filled("{{#acte}}{{nume", { acte: ["A"] })).toBe("{{nume");
  expect(filled("a {{/acte}} b", {})).toBe("a {{/acte}} b");
  expect(filled("{{a.b}}", { a: { b: "c" } })).toBe("c");
});

it.each([
  ["a".repeat(160), "GSM-7", 1],
  ["a".repeat(161), "GSM-7", 2],
  ["€".repeat(80), "GSM-7", 1],
  ["ă".repeat(70), "UCS-2", 1],
  ["Д".repeat(71), "UCS-2", 2],
  ["", "GSM-7", 1],
] as const)("the messages that a text takes as SMS counts %s", (text, encoding, count) => {
  expect(smsOf(text)).toEqual({ encoding, count });
});
