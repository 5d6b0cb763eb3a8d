import { setTimeout as sleep } from "node:timers/promises";
import { api, demoFile, form, signIn } from "./demo.ts";
import { guide, type Guide, type Print } from "./guide.ts";

const MOST_LOOKS = 120;

/**
 * The main job of search: documents are found by name and by text, in any spelling, counted by facets, and gone once
 * deleted.
 */
export async function search(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);

  steps.title("Sign in");
  steps.carry(await signIn(steps, "ion.operator"));

  steps.title("Upload a PDF with a unique name");
  const name = `Școala nouă ${String(Date.now())}`;
  const upload = form(await demoFile("hotarare.pdf"), "plan.pdf", { denumire: name });
  const { json: document } = await steps.send(`POST ${api}/documents/upload`, { body: upload, status: 201 });
  const id = Number(document.id);

  steps.title("Moments later a search for its name without diacritics finds it, and the words are marked");
  const hit = await untilFound(steps, { q: name.replace("Ș", "s").replace("ă", "a"), id });
  steps.holds("the original spelling is marked", JSON.stringify(hit).includes("<mark>Școala</mark>"));

  steps.title("So does a search for a phrase of its text, which a worker has extracted");
  await untilFound(steps, { q: `"privind aprobarea planului" ${name}`, id });

  steps.title("Facets count the documents that the caller may read");
  const { json: counted } = await steps.send(`GET ${api}/search/documente?q=hotarare`);
  const facets = counted.facets as Record<string, { value: string; count: number }[]>;
  steps.holds("formats are counted", (facets.format ?? []).length > 0);

  steps.title("After its deletion the search does not find it");
  await steps.send(`DELETE ${api}/documents/${String(id)}`, { status: 204 });
  const { json: after } = await steps.send(`GET ${searchFor(name)}`);
  steps.holds("there are no hits", after.total === 0);
}

const searchFor = (q: string): string => `${api}/search/documente?q=${encodeURIComponent(q)}`;

/** Checks four times a second until the document is found. @throws Error if it is not found after thirty seconds */
async function untilFound(steps: Guide, { q, id }: { q: string; id: number }): Promise<object> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { json } = await steps.send(`GET ${searchFor(q)}`);
    const hit = (json.items as { id: number }[]).find((item) => item.id === id);
    if (hit) return hit;
    await sleep(250);
  }
  throw new Error("the document is not found after thirty seconds");
}
