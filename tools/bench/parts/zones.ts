import type { Account } from "../../../functions/documents/access/account.ts";
import { callsOf, tally } from "../../../shared/testing/aws-calls.ts";
import { officialSession } from "../../../shared/testing/sessions.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { createDataset, requests, type Dataset } from "../dataset.ts";
import { addPerson } from "../fill.ts";
import { type Ask, type Cost, costsOf, PAGE } from "../list-cost.ts";
import { isOfRequest } from "../replay.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { answer, bearer, withHeaders, type Request } from "../service.ts";

/** A zone route takes at most this many times as long as its older address. */
const MOST = 1.05;

interface Pair {
  name: string;
  older: Cost;
  zone: Cost;
}

/** The cost of zone routes with a session of the government's login, beside their older addresses with an account's token. */
export async function zones({ rounds }: { rounds: number }): Promise<Section> {
  const authorities = ["ROLE_USER", "ROLE_OPERATOR"];
  const dataset = await createDataset({ documents: 100, people: 1, authorities });
  const pairs = await pairsOf(dataset, rounds);
  const isSame = pairs.every(({ older, zone }) => older.calls === zone.calls);
  const isFast = pairs.every(({ older, zone }) => zone.took / older.took <= MOST);
  return {
    title: "22. Zones: their routes beside the older addresses, and approvals",
    body: [
      `${rounds} rounds of all requests in turn, medians; the zone is called with a session of the government's login. The same AWS ` +
        `calls: ${verdict(isSame)}; at most ${MOST} times the handler's time: ${verdict(isFast)}.`,
      table(
        ["request", "calls", "calls, zone", "ms", "ms, zone", "ratio"],
        pairs.map(({ name, older, zone }) => [
          name,
          older.calls,
          zone.calls,
          ms(older.took),
          ms(zone.took),
          ratio(zone.took / older.took),
        ]),
      ),
      "A purge at once (FOUR_EYES=off, the older address), and one by approval:",
      table(["request", "calls"], await callsOfPurges(dataset)),
    ],
  };
}

async function pairsOf({ people: [ana], withContent }: Dataset, rounds: number): Promise<Pair[]> {
  if (!ana) throw new Error("there is no caller");
  // A session that has just begun is read by each request, as a revision that has just moved is.
  const { token } = await aMinuteAgo(() => officialSession("documents", ana.id));
  const headers = { authorization: `Bearer ${token}` };
  const inZone = (path: string): Request => ({ method: "GET", address: `/api/v1/staff${path}`, headers });
  const asked: [string, Request, Request, number?][] = [
    ["get", requests.read(ana, withContent), inZone(`/documents/${withContent}`)],
    ["list 20", requests.list(ana), inZone(`/documents?size=${PAGE}`), PAGE],
    ["download 100 KB", requests.download(ana, withContent), inZone(`/documents/${withContent}/content`)],
  ];
  const askOf = (name: string, request: Request, rows?: number): Ask => ({
    name,
    request,
    ...(rows === undefined ? { rowsIn: () => undefined } : { rows }),
  });
  const asks = asked.flatMap(([name, older, zone, rows]) => [
    askOf(name, older, rows),
    askOf(`${name}, zone`, zone, rows),
  ]);
  const costs = await costsOf(asks, rounds);
  return asked.flatMap(([name], i) => {
    const [older, zone] = [costs[2 * i], costs[2 * i + 1]];
    return older && zone ? [{ name, older, zone }] : [];
  });
}

/** The AWS calls of a purge at once, of one that is asked for, and of its approval. */
async function callsOfPurges({ people: [ana] }: Dataset): Promise<[string, string][]> {
  if (!ana) throw new Error("there is no caller");
  const [asker, approver] = [await administrator(), await administrator()];
  const deleted = async () => {
    const { id } = (await answer(await requests.upload(ana))).json as { id: number };
    await answer({ method: "DELETE", address: `/api/documents/${id}`, headers: bearer(ana) });
    return id;
  };
  const post = (person: Account, address: string): Request =>
    withHeaders({ method: "POST", address }, bearer(person));
  const counted = async (name: string, request: Request): Promise<[[string, string], object]> => {
    const { calls, result } = await callsOf(() => answer(request));
    return [[name, tally(calls.filter(isOfRequest)).join(", ")], result.json as object];
  };
  // The callers are kept from here on.
  for (const person of [asker, approver]) await answer(requests.count(person));
  const [atOnce] = await counted("purge at once", post(asker, `/api/documents/${await deleted()}/purge`));
  const asking = post(asker, `/api/v1/admin/documents/${await deleted()}/purge`);
  const [asked, approval] = await counted("ask for a purge", asking);
  const { id } = approval as { id: number };
  const [approved] = await counted("approve it", post(approver, `/api/v1/admin/approvals/${id}/approve`));
  return [atOnce, asked, approved];
}

const administrator = (): Promise<Account> =>
  addPerson({ authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true });
