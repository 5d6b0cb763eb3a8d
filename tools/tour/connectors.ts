import { api, signIn } from "./demo.ts";
import { guide, type Print } from "./guide.ts";

/** A person connects a provider, views the files there, imports one and updates it. */
export async function connectors(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);

  steps.title("Sign in");
  const headers = await signIn(steps, "elena.sefa");
  steps.carry(headers);

  steps.title("Connect provider_a: give consent there, return with the browser's cookie");
  await agree(url, headers);
  const { json: connections } = await steps.send(`GET ${api}/conexiuni`);
  steps.holds(
    "provider_a is connected",
    connections.some(({ furnizor, status }) => furnizor === "provider_a" && status === "CONECTAT"),
  );

  steps.title("List a folder of the provider");
  await steps.send(`GET ${api}/conexiuni/provider_a/fisiere?ref=dosar`);

  steps.title("Import a copy and a live link");
  const items = [
    { ref: "nota", mod: "COPIE" },
    { ref: "lista", mod: "LEGATURA" },
  ];
  const { json: done } = await steps.send(`POST ${api}/documents/import`, {
    body: { furnizor: "PROVIDER_A", items },
  });
  const [copy, link] = (done.items as unknown as { documentId: number }[]).map(
    ({ documentId }) => `${api}/documents/${String(documentId)}`,
  );
  await steps.send(`GET ${String(link)}/download`);

  steps.title("The source has not changed: no new version");
  const { json: again } = await steps.send(`POST ${String(copy)}/resync`);
  steps.holds("no content was imported", again.schimbat === false);

  steps.title("Disconnect: the tokens are deleted, the copy stays, the link does not open");
  await steps.send(`DELETE ${api}/conexiuni/provider_a`, { status: 204 });
  await steps.send(`GET ${String(copy)}/download`);
  await steps.send(`GET ${String(link)}/download`, { status: 409 });
}

/** The browser's steps in the popup. */
async function agree(url: string, headers: Record<string, string>): Promise<void> {
  const begun = await fetch(`${url}${api}/conexiuni/provider_a/authorize`, { headers });
  const { authorizationUrl } = (await begun.json()) as { authorizationUrl: string };
  const consent = await fetch(`${authorizationUrl}&decizie=da`, { redirect: "manual" });
  const [cookie = ""] = (begun.headers.get("set-cookie") ?? "").split(";");
  const back = await fetch(consent.headers.get("location") ?? "", { headers: { cookie } });
  if (!back.ok) throw new Error(`The provider's answer was refused: ${String(back.status)}`);
}
