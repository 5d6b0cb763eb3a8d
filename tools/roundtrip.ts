import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { demoPassword } from "../localstack/demo/data.ts";
import { commandLine, shiftOption, systemAt, UsageError } from "../localstack/run/command-line.ts";
import { chooseFiles } from "./chosen-files.ts";

const usage = `npm run tool -- roundtrip [options] <folder> [<folder> …]: uploads and downloads files in a running system.

Each file becomes a document twice, plain and sealed; versions 2 to 4 are other files, version 5 restores version 1;
every version is downloaded and its SHA-256 is compared with that of its file.

  --shift <number>  the system that npm start -- --shift <number> runs
  --help            shows this`;

const { folders, ports } = commandLine(
  usage,
  { allowPositionals: true, options: shiftOption },
  ({ values, positionals }) => {
    if (positionals.length === 0) throw new UsageError("Name at least one folder.");
    return { folders: positionals, ...systemAt(values.shift) };
  },
);

const front = `http://localhost:${String(ports.front)}`;
const service = `${front}/documents`;
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) };
  const answer = await fetch(`${service}${path}`, { ...init, headers });
  if (!answer.ok)
    throw new Error(`${init.method ?? "GET"} ${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}

async function formOf(path: string, fields: Record<string, string> = {}): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("file", new File([await readFile(path)], basename(path)));
  return form;
}

const send = async (path: string, body: FormData) =>
  (await call(path, { method: "POST", body })).json() as Promise<{ id: number }>;

/** Uploads `versions` as versions 1 to 4 of a document, then restores version 1 as version 5. Returns its id. */
async function uploadDocument(versions: string[], fields: Record<string, string>): Promise<number> {
  const [first = "", ...others] = versions;
  const { id } = await send("/api/documents/upload", await formOf(first, fields));
  for (const other of others) await send(`/api/documents/${String(id)}/versions`, await formOf(other));
  await call(`/api/documents/${String(id)}/versions/1/restore`, { method: "POST" });
  return id;
}

async function findDiffering(id: number, expected: string[]): Promise<number[]> {
  const wrong: number[] = [];
  for (const [i, path] of expected.entries()) {
    const answer = await call(`/api/documents/${String(id)}/versions/${String(i + 1)}/download`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (sha256(bytes) !== sha256(await readFile(path))) wrong.push(i + 1);
  }
  return wrong;
}

const signIn = await fetch(`${service}/api/authenticate`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ username: "elena.sefa", password: demoPassword }),
}).catch(() => {
  console.error(`Nothing answers at ${front}: run npm start first.`);
  process.exit(1);
});
const { id_token: token } = (await signIn.json()) as { id_token: string };

const chosen = await Promise.all(folders.map(chooseFiles));
const files = chosen.flatMap(({ taken }) => taken);
const skipped = chosen.flatMap((one) => one.skipped);
for (const { path, reason } of skipped) console.log(`skipped ${path}: ${reason}`);
const byKind = new Map<string, number>();
let failures = 0;
for (const [i, file] of files.entries()) {
  const next = (n: number) => files[(i + n) % files.length] ?? file;
  const versions = [file, next(1), next(2), next(3)];
  for (const fields of [{}, { criptat: "true" }] as Record<string, string>[]) {
    try {
      const wrong = await findDiffering(await uploadDocument(versions, fields), [...versions, file]);
      if (wrong.length > 0) throw new Error(`versions ${wrong.join(", ")} differ`);
    } catch (error) {
      failures += 1;
      console.log(`${file}: ${(error as Error).message}`);
    }
  }
  byKind.set(extname(file).toLowerCase(), (byKind.get(extname(file).toLowerCase()) ?? 0) + 1);
}
console.log(
  `${String(files.length)} files (${[...byKind].map(([kind, n]) => `${String(n)} ${kind}`).join(", ")}), ${String(skipped.length)} skipped`,
);
console.log(
  `each plain and sealed, 5 versions compared by SHA-256: ${String(files.length * 10 - failures)} versions identical, ${String(failures)} documents failed`,
);
process.exitCode = failures > 0 ? 1 : 0;
