import { expect, it } from "vitest";
import { apiOf } from "../testing/page.js";

const api = await import("./templates-api.js");
const { keepToken } = await import("./session.js");

it("templates are listed and read, previewed with what is missing, and become documents", async () => {
  keepToken((await apiOf("ion.operator")).token);
  const { items } = await api.listTemplates();
  const { id } = items.find(({ cod }) => cod === "SPRAVKA-ADRES");
  expect((await api.readTemplate(id)).continut).toContain("{{persoana.nume}}");
  const { text, lipsa } = await api.previewTemplate(id, { data: "1 мая" });
  expect([text.includes("1 мая"), lipsa.includes("persoana.nume")]).toEqual([true, true]);
  const variabile = { persoana: { nume: "Ан", idnp: "1" }, adresa: "x", scop: "y", data: "z" };
  expect(await api.generateDocument(id, { format: "PDF", variabile })).toMatchObject({ format: "pdf" });
});
