import { documentOf, type Call, type Calls, type World } from "../../calls.expectations.ts";
import { as, textFile } from "../../testing.ts";

const prepareSource = async (world: World) => ({ documentId: await documentOf(world) });

/** A conversion of one of the owner's documents. */
async function prepareConversion(world: World) {
  const { documentId } = await prepareSource(world);
  const started = await as(world.owner).post<{ id: number }>("/api/transcriere", { documentId });
  return { id: started.json.id, documentId };
}

const ofDocument: Call = { subject: prepareSource, body: ({ documentId }) => ({ documentId }) };

export const calls: Calls = {
  transcriere: { subject: prepareConversion },
  "transcriere.create": ofDocument,
  "transcriere.upload": { file: textFile("nou") },
  conversies: { subject: prepareConversion },
  "conversies.create": ofDocument,
  "conversies.replace": { body: () => ({ denumire: "Textul actului" }) },
};
