import { api, demoFile, form, sha256, signIn } from "./demo.ts";
import { guide, type Print } from "./guide.ts";

/** The main job of documents: versions, their bytes, protection, events, the archive. */
export async function documents(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const [draft, final] = await Promise.all([demoFile("hotarare-revizuita.md"), demoFile("hotarare.pdf")]);

  steps.title("Sign in");
  steps.carry(await signIn(steps, "elena.sefa"));

  steps.title("Upload a document: version 1");
  const upload = form(draft, "proiect.md", { denumire: "Hotărâre (tur)" });
  const { json: document } = await steps.send(`POST ${api}/documents/upload`, { body: upload, status: 201 });
  const path = `${api}/documents/${String(document.id)}`;

  steps.title("Add version 2, another file");
  const second = form(final, "hotarare.pdf", { comentariu: "Forma adoptată" });
  await steps.send(`POST ${path}/versions`, { body: second, status: 201 });

  steps.title("List the versions");
  await steps.send(`GET ${path}/versions`);

  steps.title("Download: the bytes are those of the upload");
  const { bytes } = await steps.send(`GET ${path}/download`);
  steps.holds("the SHA-256 of the download is that of the upload", sha256(bytes) === sha256(final));

  steps.title("Restore version 1: it becomes a new version");
  await steps.send(`POST ${path}/versions/1/restore`, { status: 201 });
  const { json: versions } = await steps.send(`GET ${path}/versions`);
  const summary = versions.map(
    ({ numarVersiune, curenta }) => `${String(numarVersiune)}${curenta ? " current" : ""}`,
  );
  steps.holds("three versions, the third is current", summary.join() === "3 current,2,1");

  steps.title("A protected document is sealed, and opens only with its password");
  const secret = form(draft, "secret.md", { parola: "cuvânt-cheie" });
  const { json: sealed } = await steps.send(`POST ${api}/documents/upload`, { body: secret, status: 201 });
  const download = `POST ${api}/documents/${String(sealed.id)}/download`;
  await steps.send(download, { body: { parola: "ghicit" }, status: 403 });
  const opened = await steps.send(download, { body: { parola: "cuvânt-cheie" } });
  steps.holds("the correct password returns the same bytes", opened.bytes.equals(draft));

  steps.title("Every step added an event, and the events form a chain");
  await steps.send(`GET ${api}/eveniment-documents?filter[documentId]=${String(document.id)}`);
  const { json: chain } = await steps.send(`GET ${path}/integritate`);
  steps.holds("no event was changed, removed or inserted", chain.valid === true);

  steps.title("Archive: read-only from now on");
  await steps.send(`POST ${path}/arhiveaza`);
  await steps.send(`POST ${path}/versions`, { body: form(draft, "târziu.md"), status: 409 });
}
