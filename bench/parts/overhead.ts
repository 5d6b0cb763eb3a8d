import { callsOf, tally, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { median, timed } from "../measure.ts";
import { openOffice, requests, UPLOAD_BYTES, type Office } from "../office.ts";
import { elsewhere, isOfRequest, replay, writtenElsewhere } from "../replay.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { answer, type Request } from "../service.ts";

const MOST = 1.15;
const MOVED = 2 ** 40;

interface Subject {
  name: string;
  request: Request;
  /** The calls made bare read the same records, or those that their own earlier writes made. */
  reads: "same" | "own";
}

/**
 * Line 4: the time of the handler over the time of exactly its AWS calls, made bare against the same engine. What a
 * handler called is recorded, moved to other records and called again without it, A B A B.
 */
export async function overhead({ rounds }: { rounds: number }): Promise<Section> {
  const office = await openOffice({ documents: 500, people: 1 });
  const rows = [];
  for (const subject of await subjectsOf(office)) rows.push(await measured(subject, office, rounds));
  const isAllBelow = rows.every(({ share }) => share <= MOST);
  return {
    title: "4. Overhead: handler over exactly its AWS calls made bare",
    body: [
      `${rounds} rounds, A B A B, medians; at most ${MOST}: ${verdict(isAllBelow)}. Content is ${UPLOAD_BYTES / 1000} KB. ` +
        "The bare calls carry the inputs that the handler sent, about other records, side by side where the handler sent them so.",
      table(
        ["operation", "handler ms", "bare ms", "ratio", "difference ms", "calls"],
        rows.map(({ name, handler, bare, share, calls }) => [
          name,
          ms(handler),
          ms(bare),
          ratio(share),
          ms(handler - bare),
          calls.join(", "),
        ]),
      ),
    ],
  };
}

async function subjectsOf({ people: [person], withContent, fixed }: Office): Promise<Subject[]> {
  if (!person) throw new Error("nobody asks");
  const upload = await requests.upload(person);
  const { calls, result } = await callsOf(() => answer(upload));
  await replay(elsewhere(calls.filter(isOfRequest), { distance: MOVED, kept: fixed }));
  const { id } = result.json as { id: number };
  return [
    { name: "get", request: requests.read(person, withContent), reads: "same" },
    { name: "list 20", request: requests.list(person), reads: "same" },
    { name: "upload 100 KB", request: upload, reads: "same" },
    { name: "download 100 KB", request: requests.download(person, withContent), reads: "same" },
    { name: "new version 100 KB", request: await requests.addVersion(person, id), reads: "own" },
  ];
}

async function measured({ name, request, reads }: Subject, { fixed }: Office, rounds: number) {
  const [handler, bare]: [number[], number[]] = [[], []];
  let calls: AwsCall[] = [];
  const warmUp = Math.ceil(rounds / 5);
  for (let round = -warmUp; round < rounds; round += 1) {
    const { calls: made, result: handled } = await callsOf(() => timed(() => answer(request)));
    calls = made.filter(isOfRequest);
    const where = { distance: MOVED, kept: fixed };
    const moved = reads === "own" ? elsewhere(calls, where) : writtenElsewhere(calls, where);
    const { ms: bareMs } = await timed(() => replay(moved));
    if (round < 0) continue;
    handler.push(handled.ms);
    bare.push(bareMs);
  }
  const [a, b] = [median(handler), median(bare)];
  return { name, handler: a, bare: b, share: a / b, calls: tally(calls) };
}
