import { api, demoFile, form, sha256, signIn } from "./demo.ts";
import { guide, type Guide, type Print } from "./guide.ts";

type Headers = Record<string, string>;

const machines = `${api}/admin/machine-clients`;

/** A client of the tour, as its creator knows it. */
interface Client {
  path: string;
  clientId: string;
  clientSecret: string;
  administrator: Headers;
}

/** How a system of an issuer works with documents: its client, its tokens, its documents by code, its events. */
export async function machine(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const client = await makeClient(steps);
  const token = await takeToken(steps, client);
  const cod = await fileDocument(steps, token);
  await addVersions(steps, token, cod);
  await hideDocument(steps, token, client);
  await followEvents(steps, token);
  await rotate(steps, client);
  await end(steps, client, token);
}

async function makeClient(steps: Guide): Promise<Client> {
  steps.title("A service administrator creates a client for an issuer: its secret is shown once");
  const administrator = await signIn(steps, "admin");
  const body = {
    denumire: "Registrul (tur)",
    emitentId: 1,
    bucketId: 2,
    scopes: ["documente.read", "documente.write"],
  };
  const { json } = await steps.send(`POST ${machines}`, { headers: administrator, body, status: 201 });
  const path = `${machines}/${String(json.id)}`;
  const clientSecret = String(json.clientSecret);
  const { bytes } = await steps.send(`GET ${path}`, { headers: administrator });
  steps.holds("no later answer contains it", !bytes.includes(clientSecret));
  return { path, clientId: String(json.clientId), clientSecret, administrator };
}

/** The sign-in form of a client. */
const credentials = ({ clientId, clientSecret }: Pick<Client, "clientId" | "clientSecret">) =>
  new URLSearchParams({
    grant_type: "client_credentials",
    client_id: clientId,
    client_secret: clientSecret,
  });

async function takeToken(steps: Guide, client: Client): Promise<Headers> {
  steps.title("The client exchanges its secret for a token with OAuth; a wrong secret is refused");
  const guess = credentials({ ...client, clientSecret: "ghicit" });
  await steps.send(`POST ${api}/v1/token`, { body: guess, status: 401 });
  const { json } = await steps.send(`POST ${api}/v1/token`, { body: credentials(client) });
  const token = { authorization: `Bearer ${String(json.access_token)}` };
  await steps.send(`GET ${api}/documents`, { headers: token, status: 401 });
  return token;
}

async function fileDocument(steps: Guide, headers: Headers): Promise<string> {
  steps.title("It files a document of its issuer under a chosen code, and reads it by that code");
  const content = await demoFile("hotarare-revizuita.md");
  const cod = `TUR-${String(Date.now())}`;
  const body = form(content, "hotarare.md", { cod, denumire: "Depus de o mașină (tur)" });
  await steps.send(`POST ${api}/v1/documents`, { headers, body, status: 201 });
  const again = form(content, "hotarare.md", { cod });
  await steps.send(`POST ${api}/v1/documents`, { headers, body: again, status: 409 });
  await steps.send(`GET ${api}/v1/documents/${cod}`, { headers });
  const { bytes } = await steps.send(`GET ${api}/v1/documents/${cod}/continut`, { headers });
  steps.holds("the download has the same bytes", sha256(bytes) === sha256(content));
  return cod;
}

async function addVersions(steps: Guide, headers: Headers, cod: string): Promise<void> {
  steps.title("A second version, then the first one restored as a third");
  const path = `${api}/v1/documents/${cod}/versiuni`;
  const body = form(await demoFile("hotarare.pdf"), "hotarare.pdf", { comentariu: "Forma adoptată" });
  await steps.send(`POST ${path}`, { headers, body, status: 201 });
  await steps.send(`POST ${path}/1/restaurare`, { headers, status: 201 });
  const { json: versions } = await steps.send(`GET ${path}`, { headers });
  steps.holds("three versions", versions.map(({ numarVersiune }) => numarVersiune).join() === "3,2,1");
}

async function hideDocument(steps: Guide, headers: Headers, { administrator }: Client): Promise<void> {
  steps.title(
    "A document that becomes SECRET is hidden from every machine at its next request, also from its issuer's",
  );
  const sealed = form(await demoFile("nota-de-serviciu.txt"), "nota.txt", { criptat: "true" });
  const { json } = await steps.send(`POST ${api}/v1/documents`, { headers, body: sealed, status: 201 });
  const path = `${api}/v1/documents/${String(json.cod)}`;
  await steps.send(`GET ${path}`, { headers });
  const body = { visibility: "SECRET" };
  await steps.send(`PATCH ${api}/documents/${String(json.id)}`, { headers: administrator, body });
  await steps.send(`GET ${path}`, { headers, status: 404 });
  await steps.send(`GET ${path}/versiuni`, { headers, status: 404 });
}

async function followEvents(steps: Guide, headers: Headers): Promise<void> {
  steps.title("It reads the events of its documents from its last position, instead of reading lists");
  const { json: page } = await steps.send(`GET ${api}/v1/evenimente?size=2`, { headers });
  const { json: next } = await steps.send(`GET ${api}/v1/evenimente?size=2&dupa=${String(page.urmatorul)}`, {
    headers,
  });
  const ids = [page, next].flatMap(({ items }) => (items as { id: number }[]).map(({ id }) => id));
  steps.holds(
    "each event once, oldest first",
    ids.every((id, i) => i === 0 || id > (ids[i - 1] ?? 0)),
  );
}

async function rotate(steps: Guide, client: Client): Promise<void> {
  const { path, administrator } = client;
  steps.title("A new secret; the old one is valid until the overlap ends, so that there is no interruption");
  const { json } = await steps.send(`POST ${path}/rotate`, {
    headers: administrator,
    body: { suprapunereOre: 1 },
  });
  const renewed = { ...client, clientSecret: String(json.clientSecret) };
  for (const one of [client, renewed]) await steps.send(`POST ${api}/v1/token`, { body: credentials(one) });

  steps.title("… and without an overlap only the newest is valid");
  const body = { suprapunereOre: 0 };
  const { json: last } = await steps.send(`POST ${path}/rotate`, { headers: administrator, body });
  const newest = { ...client, clientSecret: String(last.clientSecret) };
  for (const one of [client, renewed])
    await steps.send(`POST ${api}/v1/token`, { body: credentials(one), status: 401 });
  await steps.send(`POST ${api}/v1/token`, { body: credentials(newest) });
}

async function end(steps: Guide, { path, administrator }: Client, token: Headers): Promise<void> {
  steps.title("The client is removed, and its tokens end");
  await steps.send(`GET ${api}/v1/documents`, { headers: token });
  await steps.send(`DELETE ${path}`, { headers: administrator, status: 204 });
  await steps.send(`GET ${api}/v1/documents`, { headers: token, status: 401 });
}
