import { setTimeout as sleep } from "node:timers/promises";
import { demoPassword } from "../../localstack/demo/data.ts";
import { guide, type Guide, type Print } from "./guide.ts";

const api = "/documents/api";
/** The scanned page of the demo data. */
const SCAN = 20;
const MOST_LOOKS = 60;

/** A scan becomes text: a picture of its page, its words, and a searchable PDF. */
export async function transcription(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);

  steps.title("Sign in");
  const credentials = { username: "ion.operator", password: demoPassword };
  const { json: signedIn } = await steps.send(`POST ${api}/authenticate`, { body: credentials });
  steps.carry({ authorization: `Bearer ${String(signedIn.id_token)}` });

  steps.title("Look at the first page of a scan");
  const { bytes: picture } = await steps.send(
    `GET ${api}/documents/${SCAN}/previzualizare?pagina=1&latime=400`,
  );
  steps.holds("it is a PNG", picture.toString("latin1", 1, 4) === "PNG");

  steps.title("Request its text: a worker reads it");
  const { json: started } = await steps.send(`POST ${api}/transcriere`, {
    body: { documentId: SCAN, tip: "OCR", limba: "ro" },
    status: 202,
  });
  const id = String(started.id);
  await untilRead(steps, id);

  steps.title("Its text, in Romanian letters");
  const { bytes: text } = await steps.send(`GET ${api}/transcriere/${id}/text`);
  steps.holds("ș and ț were read", /Președintele ședinței[^]*Țurcanu/.test(text.toString("utf8")));

  steps.title("The scan as a searchable PDF");
  const { bytes: pdf } = await steps.send(`GET ${api}/transcriere/${id}/download?format=pdf`);
  steps.holds("it is a PDF", pdf.toString("latin1", 0, 5) === "%PDF-");

  steps.title("Its text as a new document");
  await steps.send(`POST ${api}/transcriere/${id}/salveaza`, {
    body: { denumire: "Proces-verbal (text)" },
    status: 201,
  });

  steps.title("The history of the scan contains the transcription");
  const { json: events } = await steps.send(
    `GET ${api}/eveniment-documents?filter[documentId]=${SCAN}&filter[tip]=TRANSCRIS`,
  );
  steps.holds("there is an event TRANSCRIS", Number(events.total) > 0);
}

/** Checks every second until the text is ready. @throws Error if it is not ready after a minute */
async function untilRead(steps: Guide, id: string): Promise<void> {
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const { json } = await steps.send(`GET ${api}/conversies/${id}`);
    if (json.status === "FINALIZATA" || json.status === "ESUATA")
      return void steps.holds("the page was read", json.status === "FINALIZATA");
    await sleep(1000);
  }
  throw new Error("the text is missing after a minute");
}
