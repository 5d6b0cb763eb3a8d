import type { Calls, World } from "../../calls.expectations.ts";
import { as, fresh, person, textFile, type Person } from "../../testing.ts";

const templateFields = () => ({
  cod: fresh("SAB"),
  denumire: "Adeverință",
  format: "TEXT",
  continut: "Domnul {{nume}}",
});

async function createTemplate(maker: Person, publicat: boolean): Promise<{ id: number; cod: string }> {
  const body = { ...templateFields(), publicat };
  return (await as(maker).post<{ id: number; cod: string }>("/api/templates", body)).json;
}

const prepareDraft = ({ owner }: World) => createTemplate(owner, false);

/** A template that an administrator has published. */
const preparePublished = async ({ org }: World) =>
  createTemplate(await person({ authorities: ["ROLE_USER", "ROLE_ADMIN"], organizatieId: org.id }), true);

const exported = {
  tip: "temelia.sablon",
  cod: "SAB",
  denumire: "Cerere",
  format: "TEXT",
  limba: "ro",
  continut: "text",
};

const variabile = { nume: "Ion" };

export const calls: Calls = {
  templates: { subject: prepareDraft },
  "templates.create": { body: templateFields },
  "templates.replace": { body: templateFields },
  "templates.import": {
    file: textFile(JSON.stringify(exported), "sablon.json"),
    body: () => ({ cod: fresh("SAB") }),
  },
  "templates.render": { body: () => ({ continut: "{{nume}}" }) },
  "templates.generate": { body: () => ({ format: "PDF", variabile }) },
  "templates.downloadResult": { body: () => ({ format: "PDF", variabile }) },
  "machine-templates": { subject: preparePublished },
  "machine-templates.render": { body: () => ({ variabile }) },
};
