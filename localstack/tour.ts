import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs, styleText } from "node:util";
import { demoPassword } from "./demo/data.ts";
import { usualPorts } from "./run/ports.ts";

/** What the tour shows of one exchange. */
interface Exchange {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object | FormData;
}

interface Answer {
  status: number;
  headers: Headers;
  bytes: Buffer;
  json: Record<string, unknown> & Record<string, unknown>[];
}

type Print = (line: string) => void;

const demoFile = (name: string) => readFile(join(import.meta.dirname, "demo/files", name));
const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/**
 * The main job against a running system, each request with its answer.
 * @throws Error at the first answer that is not what the tour promises
 */
export async function tour(url: string, print: Print): Promise<void> {
  const steps = guide(url, print);
  const [draft, final] = await Promise.all([demoFile("hotarare-revizuita.md"), demoFile("hotarare.pdf")]);

  steps.title("Sign in");
  const credentials = { username: "elena.sefa", password: demoPassword };
  const { json: signedIn } = await steps.send(
    { method: "POST", path: "/api/authenticate", body: credentials },
    200,
  );
  steps.carry({ authorization: `Bearer ${String(signedIn.id_token)}` });

  steps.title("Upload a document: version 1");
  const upload = form(draft, "proiect.md", { denumire: "Hotărâre (tur)" });
  const { json: document } = await steps.send(
    { method: "POST", path: "/api/documents/upload", body: upload },
    201,
  );
  const path = `/api/documents/${String(document.id)}`;

  steps.title("Add version 2, another file");
  const second = form(final, "hotarare.pdf", { comentariu: "Forma adoptată" });
  await steps.send({ method: "POST", path: `${path}/versions`, body: second }, 201);

  steps.title("List the versions");
  await steps.send({ method: "GET", path: `${path}/versions` }, 200);

  steps.title("Download: the bytes are those that went in");
  const { bytes } = await steps.send({ method: "GET", path: `${path}/download` }, 200);
  steps.holds("SHA-256 of what came out is that of what went in", sha256(bytes) === sha256(final));

  steps.title("Restore version 1: history moves forward");
  await steps.send({ method: "POST", path: `${path}/versions/1/restore` }, 201);
  const { json: versions } = await steps.send({ method: "GET", path: `${path}/versions` }, 200);
  const summary = versions.map(
    ({ numarVersiune, curenta }) => `${String(numarVersiune)}${curenta ? " current" : ""}`,
  );
  steps.holds("three versions, the third is current", summary.join() === "3 current,2,1");

  steps.title("A protected document: sealed, and opened by its password only");
  const secret = form(draft, "secret.md", { parola: "cuvânt-cheie" });
  const { json: sealed } = await steps.send(
    { method: "POST", path: "/api/documents/upload", body: secret },
    201,
  );
  const download = { method: "POST", path: `/api/documents/${String(sealed.id)}/download` };
  await steps.send({ ...download, body: { parola: "ghicit" } }, 403);
  const opened = await steps.send({ ...download, body: { parola: "cuvânt-cheie" } }, 200);
  steps.holds("the right password brings the same bytes", opened.bytes.equals(draft));

  steps.title("Every step left an event, and the events form a chain");
  const events = `/api/eveniment-documents?filter[documentId]=${String(document.id)}`;
  await steps.send({ method: "GET", path: events }, 200);
  const { json: chain } = await steps.send({ method: "GET", path: `${path}/integritate` }, 200);
  steps.holds("no event was changed, removed or slipped in", chain.valid === true);

  steps.title("Archive: read-only from now on");
  await steps.send({ method: "POST", path: `${path}/arhiveaza` }, 200);
  await steps.send({ method: "POST", path: `${path}/versions`, body: form(draft, "târziu.md") }, 409);
}

function form(bytes: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  data.set("file", new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) data.set(field, value);
  return data;
}

/** Sends, shows and checks. */
function guide(url: string, print: Print) {
  let carried: Record<string, string> = {};
  let step = 0;
  return {
    title: (text: string) => {
      print(`\n${styleText("bold", `${String((step += 1))}. ${text}`)}`);
    },
    carry: (headers: Record<string, string>) => {
      carried = headers;
    },
    holds(claim: string, isTrue: boolean) {
      print(`   ${isTrue ? styleText("green", "✓") : styleText("red", "✗")} ${claim}`);
      if (!isTrue) throw new Error(`It does not hold: ${claim}`);
    },
    async send(exchange: Exchange, expected: number): Promise<Answer> {
      print(
        `   ${styleText("cyan", `${exchange.method} /documents${exchange.path}`)}${shownBody(exchange.body)}`,
      );
      const answer = await sent(url, carried, exchange);
      print(`   ${styleText("dim", `→ ${String(answer.status)} ${shown(answer)}`)}`);
      if (answer.status !== expected)
        throw new Error(`Expected ${String(expected)}, got ${String(answer.status)}`);
      return answer;
    },
  };
}

async function sent(
  url: string,
  carried: Record<string, string>,
  { method, path, body }: Exchange,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}/documents${path}`, {
    method,
    headers: { ...carried, ...(body && !isForm ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    bytes,
    get json() {
      return JSON.parse(bytes.toString()) as Answer["json"];
    },
  };
}

const WIDTH = 150;
const short = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH)}…` : text);

function shownBody(body: Exchange["body"]): string {
  if (!body) return "";
  if (!(body instanceof FormData)) return ` ${short(JSON.stringify(body))}`;
  const parts = [...body].map(([name, value]) =>
    typeof value === "string" ? `${name}=${value}` : `${name}=@${value.name} (${String(value.size)} bytes)`,
  );
  return ` ${parts.join(" ")}`;
}

/** JSON in short, a list with a line for each entry; bytes by their size, type and digest. */
function shown(answer: Answer): string {
  const { headers, bytes } = answer;
  if (headers.get("content-type")?.includes("json")) {
    const { json } = answer;
    const entries = Array.isArray(json) ? (json as unknown[]) : (json as { items?: unknown }).items;
    if (!Array.isArray(entries)) return short(bytes.toString());
    return entries.map((one) => `\n     ${short(JSON.stringify(one))}`).join("");
  }
  return `${String(bytes.length)} bytes, ${headers.get("content-type") ?? ""}, Digest ${headers.get("digest") ?? ""}`;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { url: { type: "string", default: `http://localhost:${String(usualPorts.front)}` } },
  });
  try {
    await tour(values.url, console.log);
    console.log("\nThat was the main job.");
  } catch (error) {
    const isDown = error instanceof TypeError;
    console.error(
      isDown ? `Nothing answers at ${values.url}: run npm start first.` : (error as Error).message,
    );
    process.exit(1);
  }
}
