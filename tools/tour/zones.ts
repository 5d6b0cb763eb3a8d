import { machine } from "../../localstack/demo/data.ts";
import { Visitor } from "../../localstack/government-login/testing.ts";
import { api, demoFile, form, signIn } from "./demo.ts";
import { guide, type Guide, type Print } from "./guide.ts";

type Headers = Record<string, string>;

const inZone = (zone: string) => `${api}/v1/${zone}`;

/** A document of an organization, which nobody has shared. */
interface Filed {
  id: string;
  cod: string;
}

/**
 * How people and systems use the zones of the platform standard: a citizen and an official through the government's login, an
 * administrator with a second person, a system with its token.
 */
export async function zones(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const maria = await readAsCitizen(steps, url);
  const filed = await fileDocument(steps);
  const alexandra = await decideAsOfficial(steps, url, { maria, filed });
  await purgeWithTwo(steps, { alexandra, filed });
  await callAsSystem(steps);
  await signOut(steps, alexandra);
}

/** Signs a person of the government's login in to a zone of documents, as a page and a browser do; returns the headers. */
async function signInTo(
  steps: Guide,
  url: string,
  { key, zone }: Record<"key" | "zone", string>,
): Promise<Headers> {
  const sessions = `${inZone("public")}/sessions`;
  const body = { returnTo: `${new URL(url).origin}/`, zone };
  const { json: begun } = await steps.send(`POST ${sessions}`, { body, status: 201 });
  const authorizationUrl = String(begun.authorizationUrl);
  const callback = new URL(await new Visitor(new URL(authorizationUrl).origin).signIn(key, authorizationUrl));
  const { headers } = await steps.send(`GET ${callback.pathname}${callback.search}`, { status: 303 });
  const returned = new URLSearchParams(new URL(headers.location ?? "").hash.slice(1));
  const completing = { secret: begun.secret, code: returned.get("code") };
  const completed = `${sessions}/${String(returned.get("session"))}/complete`;
  const { json } = await steps.send(`POST ${completed}`, { body: completing });
  return { authorization: `Bearer ${String(json.id_token)}` };
}

const idsIn = ({ items }: Record<string, unknown>) => (items as { id: number }[]).map(({ id }) => id);

async function readAsCitizen(steps: Guide, url: string): Promise<Headers> {
  steps.title("Maria, a citizen, signs in at the government's login");
  const maria = await signInTo(steps, url, { key: "maria.popescu", zone: "citizen" });
  steps.title("Serghei signs in too");
  const serghei = await signInTo(steps, url, { key: "serghei.petrov", zone: "citizen" });

  steps.title("Each reads what is theirs; what is another's does not exist");
  const documents = `${inZone("citizen")}/documents`;
  const hers = idsIn((await steps.send(`GET ${documents}`, { headers: maria })).json);
  const his = idsIn((await steps.send(`GET ${documents}`, { headers: serghei })).json);
  steps.holds("both have documents", hers.length > 0 && his.length > 0);
  const own = hers.find((id) => !his.includes(id));
  await steps.send(`GET ${documents}/${String(own)}`, { headers: maria });
  await steps.send(`GET ${documents}/${String(own)}`, { headers: serghei, status: 404 });

  steps.title("The zones of officials and administrators are not for citizens");
  await steps.send(`GET ${inZone("staff")}/documents`, { headers: maria, status: 403 });
  await steps.send(`GET ${inZone("admin")}/buckets`, { headers: maria, status: 403 });
  return maria;
}

async function fileDocument(steps: Guide): Promise<Filed> {
  steps.title("Elena files a document of her organization");
  const headers = await signIn(steps, "elena.sefa");
  const body = form(await demoFile("hotarare-revizuita.md"), "hotarare.md", {
    denumire: "Hotărâre pentru zone (tur)",
    bucketId: "2",
  });
  const { json } = await steps.send(`POST ${api}/documents/upload`, { headers, body, status: 201 });
  return { id: String(json.id), cod: String(json.cod) };
}

async function decideAsOfficial(
  steps: Guide,
  url: string,
  { maria, filed: { id, cod } }: { maria: Headers; filed: Filed },
): Promise<Headers> {
  steps.title("Maria knows its code, and asks for access");
  const hers = `${inZone("citizen")}/documents/${id}`;
  await steps.send(`GET ${hers}`, { headers: maria, status: 404 });
  const body = { cod, drept: "CITIRE", motivare: "Pregătesc un răspuns la o petiție" };
  const asking = `POST ${inZone("citizen")}/access-requests`;
  const { json: asked } = await steps.send(asking, { headers: maria, body, status: 201 });

  steps.title("Alexandra, an official, signs in at the same login, and approves it in the staff zone");
  const alexandra = await signInTo(steps, url, { key: "alexandra.munteanu", zone: "staff" });
  await steps.send(`GET ${inZone("staff")}/documents/${id}`, { headers: alexandra });
  const request = `${inZone("staff")}/access-requests/${String(asked.id)}`;
  await steps.send(`POST ${request}/approve`, { headers: alexandra });
  await steps.send(`GET ${hers}`, { headers: maria });
  return alexandra;
}

async function purgeWithTwo(
  steps: Guide,
  { alexandra, filed: { id } }: { alexandra: Headers; filed: Filed },
): Promise<void> {
  steps.title(
    "Alexandra deletes the document, and asks for its purge, which cannot be undone: nothing happens yet",
  );
  const admin = inZone("admin");
  await steps.send(`DELETE ${inZone("staff")}/documents/${id}`, { headers: alexandra, status: 204 });
  const { json: approval } = await steps.send(`POST ${admin}/documents/${id}/purge`, {
    headers: alexandra,
    status: 202,
  });
  await steps.send(`GET ${inZone("staff")}/documents/${id}`, { headers: alexandra });

  steps.title("She cannot approve it herself; Ana, who administers the organization, does");
  const approving = `POST ${admin}/approvals/${String(approval.id)}/approve`;
  await steps.send(approving, { headers: alexandra, status: 403 });
  const ana = await signIn(steps, "ana.admin");
  const { json } = await steps.send(approving, { headers: ana });
  steps.holds("it was carried out", json.status === "EXECUTATA");
  const { json: purged } = await steps.send(`GET ${inZone("staff")}/documents/${id}`, { headers: alexandra });
  steps.holds("its content is gone", purged.status === "PURJAT");
}

async function callAsSystem(steps: Guide): Promise<void> {
  steps.title("A system calls the app zone with its token, and is refused in the staff zone");
  const { clientId: client_id, clientSecret: client_secret } = machine;
  const body = new URLSearchParams({ grant_type: "client_credentials", client_id, client_secret });
  const { json } = await steps.send(`POST ${api}/v1/token`, { body });
  const headers = { authorization: `Bearer ${String(json.access_token)}` };
  await steps.send(`GET ${inZone("app")}/documents?size=3`, { headers });
  await steps.send(`GET ${inZone("staff")}/documents`, { headers, status: 403 });
}

async function signOut(steps: Guide, alexandra: Headers): Promise<void> {
  steps.title("Alexandra signs out");
  const { headers } = await steps.send(`DELETE ${inZone("staff")}/sessions/current`, {
    headers: alexandra,
    status: 204,
  });
  steps.holds(
    "the answer names where her sign-in at the login ends",
    String(headers.link).includes("end-session"),
  );
  steps.title("Her session has ended in every zone");
  await steps.send(`GET ${inZone("staff")}/documents`, { headers: alexandra, status: 401 });
  await steps.send(`GET ${inZone("admin")}/approvals`, { headers: alexandra, status: 401 });
}
