import type { Providers } from "../../../localstack/providers/start-providers.ts";
import { runImport } from "../../../functions/documents/sources/imports/run-import.ts";
import { file } from "../../../localstack/providers/files.ts";
import type { Account } from "../../../functions/documents/access/account.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { addPerson } from "../fill.ts";
import { median, timed } from "../measure.ts";
import { ms, table, type Section } from "../report.ts";
import { answer, bearer, fileForm, json, withHeaders } from "../service.ts";

/** Bytes per file. */
const SIZE = 10_000;
/** As many items as a worker processes at a time. */
const AT_ONCE = 4;
const CONNECTION = "/api/conexiuni/provider_a";

/** Items per second of an import, compared with uploads of the same bytes, and the calls per item. */
export async function imports(
  providers: Providers,
  { items, rounds }: { items: number; rounds: number },
): Promise<Section> {
  const person = await addPerson({});
  await connect(person);
  const content = Buffer.alloc(SIZE, "conținut ");
  for (let i = 0; i < items; i += 1)
    providers.a.files.push(file(`f${i}`, `f${i}.txt`, "text/plain", "root", content));
  const taken: Record<"asked" | "imported" | "uploaded", number[]> = {
    asked: [],
    imported: [],
    uploaded: [],
  };
  for (let round = -1; round < rounds; round += 1) {
    const { asked, imported } = await importOnce(person, items);
    const uploaded = await uploadAll(person, items);
    // The first round warms up.
    if (round < 0) continue;
    taken.asked.push(asked);
    taken.imported.push(imported);
    taken.uploaded.push(uploaded);
  }
  const { aws, provider } = await callsOfItems(person, providers);
  await providers.stop();
  const perSecond = (took: number[]) => ((items * 1000) / median(took)).toFixed(1);
  return {
    title: "12. Imports",
    body: [
      `${items} files of ${SIZE / 1000} KB from a provider on the same machine, ${AT_ONCE} in hand at once; medians of ${rounds} rounds.`,
      table(
        ["what", "value"],
        [
          ["the request, answered with 202, ms", ms(median(taken.asked))],
          ["items of an import a second, by one worker", perSecond(taken.imported)],
          ["uploads of the same bytes a second, four at once", perSecond(taken.uploaded)],
          ["calls of the provider an item", provider.toFixed(1)],
          ["AWS calls of an import of five items", aws.join(", ")],
        ],
      ),
    ],
  };
}

async function connect(person: Account): Promise<void> {
  const begun = await answer({ method: "GET", address: `${CONNECTION}/authorize`, headers: bearer(person) });
  const { authorizationUrl } = begun.json as { authorizationUrl: string };
  const agreed = await fetch(`${authorizationUrl}&decizie=da`, { redirect: "manual" });
  const { pathname, search } = new URL(agreed.headers.get("location") ?? "");
  const [cookie = ""] = (begun.headers["set-cookie"] ?? "").split(";");
  const address = pathname.replace(/^\/documents/, "") + search;
  await answer({ method: "GET", address, headers: { cookie } });
}

const wanted = (items: number) => ({
  furnizor: "provider_a",
  items: Array.from({ length: items }, (_, i) => ({ ref: `f${i}`, mod: "COPIE" })),
});

const ask = (person: Account, items: number) =>
  answer(
    withHeaders({ method: "POST", address: "/api/documents/import", ...json(wanted(items)) }, bearer(person)),
  );

/** Milliseconds of the request, and of the work behind it. */
async function importOnce(person: Account, items: number): Promise<{ asked: number; imported: number }> {
  const { ms: asked, result } = await timed(() => ask(person, items));
  const { id } = result.json as { id: number };
  const { ms: imported } = await timed(() => runImport(id));
  const address = `/api/documents/import/${id}`;
  const { json: shown } = await answer({ method: "GET", address, headers: bearer(person) });
  const { status } = shown as { status: string };
  if (status !== "FINALIZATA") throw new Error(`the import is ${status}`);
  return { asked, imported };
}

async function uploadAll(person: Account, items: number): Promise<number> {
  const form = await fileForm(SIZE);
  const request = withHeaders({ method: "POST", address: "/api/documents/upload", ...form }, bearer(person));
  let left = items;
  const work = async () => {
    for (; left > 0; left -= 1) await answer(request);
  };
  return (await timed(() => Promise.all(Array.from({ length: AT_ONCE }, work)))).ms;
}

/** Number of items that are imported within their request. */
const DIRECT = 5;

async function callsOfItems(
  person: Account,
  providers: Providers,
): Promise<{ aws: string[]; provider: number }> {
  const before = providers.a.calls;
  const { calls } = await callsOf(() => ask(person, DIRECT));
  return { aws: tally(calls), provider: (providers.a.calls - before) / DIRECT };
}
