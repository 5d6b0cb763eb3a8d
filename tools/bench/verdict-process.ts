import { X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/*
 * A process that judges PDFs with the code of a checkout: `verdict-process.ts <checkout> <folder> <rounds>`. It prints the least
 * processor time of a verdict on each file, in ms, and that of the first verdict of all with the code that it loads.
 */

interface Judging {
  judgePdf(bytes: Buffer, trust: object): Promise<{ status: string }[]>;
}

const [checkout = "", folder = "", rounds = "1"] = process.argv.slice(2);
const read = (name: string) => readFileSync(join(folder, name));
const { files, now } = JSON.parse(read("files.json").toString()) as { files: string[]; now: string };
const list = read("list.crl");
const trust = {
  anchors: [new X509Certificate(read("root.pem"))],
  now: new Date(now),
  fetchList: () => Promise.resolve(list),
};

async function spent(act: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const path = join(checkout, "functions/documents/signing/pdf-judging.ts");
let judging: Judging | undefined;
const judged = async (bytes: Buffer) => {
  judging ??= (await import(path)) as Judging;
  const verdicts = await judging.judgePdf(bytes, trust);
  if (verdicts.length !== 1 || verdicts[0]?.status !== "VALIDA")
    throw new Error(`not the one valid signature: ${JSON.stringify(verdicts)}`);
};

const first = await spent(() => judged(read(files[0] ?? "")));
const least: Record<string, number> = {};
for (const name of files) {
  const bytes = read(name);
  const times: number[] = [];
  for (let i = 0; i < Number(rounds); i += 1) times.push(await spent(() => judged(bytes)));
  least[name] = Math.min(...times);
}
console.log(JSON.stringify({ first, least }));
