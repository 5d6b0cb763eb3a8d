import { expect, it } from "vitest";
import type { Document } from "../../client/generated/documents/types.ts";
import { pagesOf, protectionOf, textOf } from "./scan-text.ts";

it("pages are separated by form feeds, and a corrected text keeps them", () => {
  expect(pagesOf("unu\fdoi\f")).toEqual(["unu", "doi"]);
  expect(pagesOf("unu")).toEqual(["unu"]);
  expect(textOf(["unu", "doi corectat"])).toBe("unu\fdoi corectat");
});

it("a corrected text is protected like the document that was read", () => {
  const source = (fields: Partial<Document>) => ({ visibility: "PERSONAL", ...fields }) as Document;
  expect(protectionOf(source({ visibility: "SECRET", tipSecuritate: "CRIPTAT" }), undefined)).toEqual({
    visibility: "SECRET",
    criptat: true,
  });
  expect(protectionOf(source({ tipSecuritate: "PAROLA" }), "cheia")).toEqual({
    visibility: "PERSONAL",
    parola: "cheia",
  });
  expect(protectionOf(undefined, undefined)).toEqual({ visibility: "PERSONAL" });
});
