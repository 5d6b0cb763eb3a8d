import { api, demoFile, form, sha256, signIn } from "./demo.ts";
import { guide, type Guide, type Print } from "./guide.ts";

type Headers = Record<string, string>;

/** A document of the tour, and the two people who work with it. */
interface Shared {
  path: string;
  id: number;
  cod: string;
  content: Buffer;
  owner: Headers;
  administrator: Headers;
}

/** How a document reaches others: by a grant, a request, a link, the public; and how an administrator sees why. */
export async function sharing(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const shared = await uploadDocument(steps);
  await giveAndTakeBack(steps, shared);
  await askAndDecide(steps, shared);
  await openByLink(steps, shared);
  await publish(steps, shared);
  await readEvents(steps, shared);
}

async function uploadDocument(steps: Guide): Promise<Shared> {
  steps.title("Elena files a document; Ana administers her organization");
  const [owner, administrator] = [await signIn(steps, "elena.sefa"), await signIn(steps, "ana.admin")];
  const content = await demoFile("hotarare-revizuita.md");
  const body = form(content, "hotarare.md", { denumire: "Hotărâre de arătat (tur)", bucketId: "2" });
  const { json } = await steps.send(`POST ${api}/documents/upload`, { headers: owner, body, status: 201 });
  const id = Number(json.id);
  return { path: `${api}/documents/${String(id)}`, id, cod: String(json.cod), content, owner, administrator };
}

async function giveAndTakeBack(steps: Guide, { path, id, owner }: Shared): Promise<void> {
  steps.title("For Maria, a client, it does not exist");
  const maria = await signIn(steps, "maria.client");
  await steps.send(`GET ${path}`, { headers: maria, status: 404 });

  steps.title("Elena shares it with her: now she reads it, and finds it in the list of shared documents");
  const body = { beneficiarClientId: 1, drept: "CITIRE" };
  const { json: grant } = await steps.send(`POST ${path}/partajeaza`, { headers: owner, body, status: 201 });
  await steps.send(`GET ${path}`, { headers: maria });
  const { json: list } = await steps.send(`GET ${api}/documents?filter[partajat]=true`, { headers: maria });
  const found = list.items as { id: number }[];
  steps.holds(
    "it is in the list",
    found.some((one) => one.id === id),
  );

  steps.title("A reader may neither change it nor share it");
  await steps.send(`PATCH ${path}`, { headers: maria, body: { descriere: "a mea" }, status: 403 });
  await steps.send(`POST ${path}/partajeaza`, { headers: maria, body, status: 403 });

  steps.title("Elena revokes the grant: it ends with the next request");
  const address = `${api}/partajare-documents/${String(grant.id)}`;
  await steps.send(`DELETE ${address}`, { headers: owner, status: 204 });
  await steps.send(`GET ${path}`, { headers: maria, status: 404 });
}

async function askAndDecide(steps: Guide, { path, cod, administrator }: Shared): Promise<void> {
  steps.title("Sergei knows the code of the document, and requests access");
  const sergei = await signIn(steps, "sergei.client");
  const body = { cod, drept: "CITIRE", motivare: "Pregătesc un răspuns la o petiție" };
  const request = { headers: sergei, body };
  const { json: asked } = await steps.send(`POST ${api}/documents/cerere`, { ...request, status: 201 });
  await steps.send(`GET ${path}`, { headers: sergei, status: 404 });

  steps.title("Ana decides once: a decision is final");
  const decision = `${api}/cereri/${String(asked.id)}`;
  await steps.send(`POST ${decision}/aproba`, { headers: administrator });
  await steps.send(`POST ${decision}/respinge`, { headers: administrator, status: 409 });
  await steps.send(`GET ${path}`, { headers: sergei });

  steps.title("Ana asks why Sergei reads it");
  const { json } = await steps.send(`GET ${path}/explica-acces?login=sergei.client`, {
    headers: administrator,
  });
  const relations = json.relatii as { relatie: string; da: boolean }[];
  const because = relations.filter(({ da }) => da).map(({ relatie }) => relatie);
  steps.holds("by the grant only", because.join() === "PARTAJARE_CITIRE");
}

async function openByLink(steps: Guide, { path, content, owner }: Shared): Promise<void> {
  steps.title("A link for a person without an account: one download, with a password");
  const body = { parola: "numai-odata", maxDescarcari: 1 };
  const { json } = await steps.send(`POST ${path}/linkuri`, { headers: owner, body, status: 201 });
  // The link itself is a page for people, which calls this address.
  const pathname = new URL(String(json.url)).pathname.replace("/l/", `${api}/public/linkuri/`);
  await steps.send(`GET ${pathname}`);
  const download = (parola: string, status = 200) =>
    steps.send(`POST ${pathname}/download`, { body: { parola }, status });
  await download("ghicit", 403);
  const opened = await download("numai-odata");
  steps.holds("the download has the same bytes", sha256(opened.bytes) === sha256(content));

  steps.title("A used-up link is 404; the list of links does not contain its address");
  await download("numai-odata", 404);
  const { bytes } = await steps.send(`GET ${path}/linkuri`, { headers: owner });
  const token = pathname.split("/").at(-1) ?? "";
  steps.holds("the address is in no other answer", !bytes.includes(token));
}

async function publish(steps: Guide, { path, id, content, owner }: Shared): Promise<void> {
  steps.title("Elena makes it public: all people find and download it, without an account");
  const address = `${api}/public/documents`;
  await steps.send(`GET ${address}/${String(id)}`, { status: 404 });
  await steps.send(`PATCH ${path}`, { headers: owner, body: { visibility: "PUBLIC" } });
  await steps.send(`GET ${address}?q=${encodeURIComponent("de arătat (tur)")}`);
  const { bytes } = await steps.send(`GET ${address}/${String(id)}/download`);
  steps.holds("the download has the same bytes", bytes.equals(content));

  steps.title("… and makes it personal again");
  await steps.send(`PATCH ${path}`, { headers: owner, body: { visibility: "PERSONAL" } });
  await steps.send(`GET ${address}/${String(id)}`, { status: 404 });
}

async function readEvents(steps: Guide, { path, id, owner }: Shared): Promise<void> {
  steps.title("Every step added an event, and the events form a chain");
  const headers = owner;
  const { json } = await steps.send(`GET ${api}/eveniment-documents?filter[documentId]=${String(id)}`, {
    headers,
  });
  const kinds = new Set((json.items as { tip: string }[]).map(({ tip }) => tip));
  steps.holds(
    "shared, revoked, asked for and approved",
    ["PARTAJAT", "REVOCAT", "CERUT", "APROBAT"].every((tip) => kinds.has(tip)),
  );
  const { json: chain } = await steps.send(`GET ${path}/integritate`, { headers });
  steps.holds("no event was changed, removed or inserted", chain.valid === true);
}
