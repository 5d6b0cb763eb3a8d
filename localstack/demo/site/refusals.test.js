import { describe, expect, it } from "vitest";
import "../testing/page.js";

const { facts } = await import("./facts.js");
const { Refusal, refusalText } = await import("./refusals.js");

/** Names that do not belong in a page: of headers, query parameters, JSON. */
const technical = /[A-Za-z]+-[A-Z][a-z]+|Authorization|\bLink\b|filter\[|=true|antet|заголов|page × size/;

/** The pages connect no tenant stores, so they never get the reason why one was refused. */
const met = Object.entries(facts.texts).filter(([key]) => !key.startsWith("depozit"));

const values = { filtre: "filter[bucketId]", limita: 100 };
const filled = (text) => text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? name);

describe("a refusal", () => {
  it.each(met)("speaks in the page's words, never of headers: %s", (key, { ro }) => {
    const text = refusalText(new Refusal(`error.${key}`, { detail: filled(ro) }));
    expect(text).not.toMatch(technical);
    expect(text).not.toBe("");
  });

  it("of an upload in the background, of which only the key is told, is the service's sentence", () => {
    expect(refusalText(new Refusal("error.executabil"))).toBe(facts.texts.executabil.ro);
    expect(refusalText(new Refusal("error.necunoscută"))).toBe("Cererea a fost refuzată.");
    expect(refusalText(new Refusal("error.partiLipsa"))).toBe("Cererea a fost refuzată.");
  });

  it("names the fields as the form does", () => {
    const fields = [{ field: "parola", code: "too_small", message: "prea scurt" }];
    expect(
      refusalText(new Refusal("error.validare", { detail: "Verificați câmpurile: parola.", fields })),
    ).toBe("Verificați ce ați scris. Parola documentului: prea scurt");
    const end = [
      { field: "dataExpirare", code: "inTrecut", message: "Momentul a trecut; alegeți unul viitor." },
    ];
    expect(refusalText(new Refusal("error.validare", { fields: end }))).toBe(
      "Verificați ce ați scris. Ultima zi (dacă lipsește, fără termen): Momentul a trecut; alegeți unul viitor.",
    );
  });
});
