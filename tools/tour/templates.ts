import { api, signIn } from "./demo.ts";
import { guide, type Guide, type Print } from "./guide.ts";

type Headers = Record<string, string>;

const address = `${api}/templates`;
const asJson = { accept: "application/json" };

/** How an office makes its documents from templates: written, previewed, published, filled in, taken elsewhere. */
export async function templates(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const operator = await signIn(steps, "ion.operator");
  const administrator = await signIn(steps, "ana.admin");
  const path = await write(steps, operator);
  await preview(steps, operator, path);
  await publish(steps, { operator, administrator, path });
  await make(steps, operator, path);
  await takeElsewhere(steps, operator, path);
  await steps.send(`DELETE ${path}`, { headers: administrator, status: 204 });
}

async function write(steps: Guide, headers: Headers): Promise<string> {
  steps.title("Any user writes a draft; a syntax error is refused with its line");
  const continut = "<h1>Adeverință</h1><p>{{nume}} a depus:</p><ul>{{#acte}}<li>{{.}}</li>{{/acte}}</ul>";
  const body = { cod: `TUR-${String(Date.now())}`, denumire: "Adeverință (tur)", format: "HTML", continut };
  await steps.send(`POST ${address}`, { headers, body: { ...body, continut: "{{#acte}}" }, status: 400 });
  const { json } = await steps.send(`POST ${address}`, { headers, body, status: 201 });
  steps.holds("it lists its variables", (json.variabile as string[]).join() === "nume,acte");
  return `${address}/${String(json.id)}`;
}

const values = { nume: "Ана <Rusu>", acte: ["cererea", "actul de identitate"] };

async function preview(steps: Guide, headers: Headers, path: string): Promise<void> {
  steps.title("A preview shows missing values as placeholders; a value is never markup");
  const templateId = Number(path.split("/").at(-1));
  const { json: gaps } = await steps.send(`POST ${address}/render`, {
    headers: { ...headers, ...asJson },
    body: { templateId },
  });
  steps.holds("the name and the list are missing", (gaps.lipsa as string[]).join() === "nume,acte");
  const body = { templateId, variabile: values };
  const { json } = await steps.send(`POST ${address}/render`, { headers: { ...headers, ...asJson }, body });
  steps.holds("written as text", String(json.text).includes("Ана &lt;Rusu&gt;"));
}

interface Publishing {
  operator: Headers;
  administrator: Headers;
  path: string;
}

async function publish(steps: Guide, { operator, administrator, path }: Publishing): Promise<void> {
  steps.title("Administrators publish; the author can no longer change a published template");
  const body = { publicat: true };
  await steps.send(`PATCH ${path}`, { headers: operator, body, status: 403 });
  await steps.send(`PATCH ${path}`, { headers: administrator, body });
  await steps.send(`PATCH ${path}`, { headers: operator, body: { denumire: "x" }, status: 403 });
}

async function make(steps: Guide, headers: Headers, path: string): Promise<void> {
  steps.title("A document is generated from it only with every value");
  const body = { format: "PDF", variabile: values };
  await steps.send(`POST ${path}/genereaza`, { headers, body: { format: "PDF" }, status: 400 });
  const { json } = await steps.send(`POST ${path}/genereaza`, { headers, body, status: 201 });
  const { bytes } = await steps.send(`GET ${api}/documents/${String(json.id)}/download`, { headers });
  steps.holds("it is a PDF", bytes.subarray(0, 5).toString() === "%PDF-");
  const events = `${api}/eveniment-documents?filter[documentId]=${String(json.id)}`;
  const { json: page } = await steps.send(`GET ${events}`, { headers });
  const kinds = (page.items as { tip: string }[]).map(({ tip }) => tip);
  steps.holds("its history names the template", kinds.includes("GENERAT"));
  const word = await steps.send(`POST ${path}/descarca`, { headers, body: { ...body, format: "DOCX" } });
  steps.holds(
    "a DOCX can be downloaded without storing a document",
    word.bytes.subarray(0, 2).toString() === "PK",
  );
}

async function takeElsewhere(steps: Guide, headers: Headers, path: string): Promise<void> {
  steps.title("Exported and imported it is the same template");
  const { bytes } = await steps.send(`GET ${path}/export`, { headers });
  const data = new FormData();
  data.set("file", new File([new Uint8Array(bytes)], "sablon.json"));
  data.set("cod", `TUR-${String(Date.now())}`);
  const { json } = await steps.send(`POST ${address}/import`, { headers, body: data, status: 201 });
  const copy = `${address}/${String(json.id)}`;
  const [one, other] = [
    await steps.send(`GET ${path}`, { headers }),
    await steps.send(`GET ${copy}`, { headers }),
  ];
  steps.holds("the same content", one.json.hash === other.json.hash);
  await steps.send(`DELETE ${copy}`, { headers, status: 204 });
}
