import type { GatewayReply } from "../../../shared/http/responses.ts";
import { callsOf, tally, type AwsCall } from "../../../shared/testing/aws-calls.ts";
import { median, timed } from "../measure.ts";
import { UPLOAD_BYTES } from "../dataset.ts";
import { elsewhere, isOfRequest, replay, writes, writtenElsewhere } from "../replay.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { documentSubjects } from "../subjects/documents.ts";
import { paymentSubjects } from "../subjects/payments.ts";
import { sharingSubjects } from "../subjects/sharing.ts";
import { MOVED, type Subject } from "../subjects/subject.ts";

/**
 * The limit of overhead over the calls: MOST for documents of people and for payments, MOST_SHARED for sharing, machines
 * and the public.
 */
const MOST = 1.1;
const MOST_SHARED = 1.15;

/**
 * Line 4: the time of the handler over the time of exactly its AWS calls, made bare against the same engine. Records
 * the calls of a handler, moves them to other records and replays them without it, A B A B.
 */
export async function overhead({ rounds }: { rounds: number }): Promise<Section> {
  const withMost = (most: number, subjects: Subject[]) => subjects.map((subject) => ({ most, subject }));
  const rows: (Measured & { most: number })[] = [];
  for (const { most, subject } of [
    ...withMost(MOST, [...(await documentSubjects()), ...(await paymentSubjects())]),
    ...withMost(MOST_SHARED, await sharingSubjects()),
  ])
    rows.push({ most, ...(await measure(subject, rounds)) });
  const areBelow = (limit: number) =>
    verdict(rows.every(({ most, share }) => most !== limit || share <= limit));
  return {
    title: "4. Overhead: handler over exactly its AWS calls made bare",
    body: [
      `${rounds} rounds, A B A B, medians; at most ${MOST}: ${areBelow(MOST)}, of sharing, machines and the public at most ` +
        `${MOST_SHARED}: ${areBelow(MOST_SHARED)}. Content is ${UPLOAD_BYTES / 1000} KB. ` +
        "The bare calls carry the inputs that the handler sent, about other records, side by side where the handler sent them so. " +
        "Only the handler signs and verifies tokens (ES256); no operation here has a slow hash. " +
        "Log lines are made and not written. Bare calls go through the SDK's clients as they come.",
      table(
        ["operation", "handler ms", "bare ms", "ratio", "at most", "difference ms", "calls"],
        rows.map(({ name, handler, bare, share, most, calls }) => [
          name,
          ms(handler),
          ms(bare),
          ratio(share),
          most,
          ms(handler - bare),
          calls.join(", "),
        ]),
      ),
    ],
  };
}

export interface Measured {
  name: string;
  handler: number;
  bare: number;
  share: number;
  calls: string[];
}

/** Times an operation against its own calls made bare. */
export async function measure({ name, ready, reads, fixed }: Subject, rounds: number): Promise<Measured> {
  const [handler, bare]: [number[], number[]] = [[], []];
  const where = { distance: MOVED, kept: fixed };
  const send = async (run: () => Promise<GatewayReply>) => {
    const { ms: took, result } = await timed(run);
    if (result.statusCode >= 400) throw new Error(`${name}: ${result.body}`);
    return took;
  };
  let [calls, moved]: [AwsCall[], AwsCall[]] = [[], []];
  // As many rounds as are measured: a function that has just started runs code that is not yet compiled.
  const warmUp = rounds;
  for (let round = -warmUp; round < rounds; round += 1) {
    const run = await ready();
    const again = () => timed(() => replay(moved));
    // A read repeats the same calls, so it is timed without the recorder. Otherwise the recorder is on both sides.
    const isKnown = calls.length > 0 && !calls.some(writes);
    const made = isKnown ? { calls, result: await send(run) } : await callsOf(() => send(run));
    if (!isKnown) {
      calls = made.calls.filter(isOfRequest);
      moved = reads === "own" ? elsewhere(calls, where) : writtenElsewhere(calls, where);
    }
    const { ms: replayed } = isKnown ? await again() : (await callsOf(again)).result;
    if (round < 0) continue;
    handler.push(made.result);
    bare.push(replayed);
  }
  const [a, b] = [median(handler), median(bare)];
  return { name, handler: a, bare: b, share: a / b, calls: tally(calls) };
}
