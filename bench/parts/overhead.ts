import { callsOf, tally, type AwsCall } from "../../shared/testing/aws-calls.ts";
import { median, timed } from "../measure.ts";
import { UPLOAD_BYTES } from "../office.ts";
import { elsewhere, isOfRequest, replay, writtenElsewhere } from "../replay.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { documentSubjects } from "../subjects/documents.ts";
import { paymentSubjects } from "../subjects/payments.ts";
import { MOVED, type Subject } from "../subjects/subject.ts";

const MOST = 1.15;

/**
 * Line 4: the time of the handler over the time of exactly its AWS calls, made bare against the same engine. What a
 * handler called is recorded, moved to other records and called again without it, A B A B.
 */
export async function overhead({ rounds }: { rounds: number }): Promise<Section> {
  const subjects = [...(await documentSubjects()), ...(await paymentSubjects())];
  const rows = [];
  for (const subject of subjects) rows.push(await measured(subject, rounds));
  const isAllBelow = rows.every(({ share }) => share <= MOST);
  return {
    title: "4. Overhead: handler over exactly its AWS calls made bare",
    body: [
      `${rounds} rounds, A B A B, medians; at most ${MOST}: ${verdict(isAllBelow)}. Content is ${UPLOAD_BYTES / 1000} KB. ` +
        "The bare calls carry the inputs that the handler sent, about other records, side by side where the handler sent them so. " +
        "Tokens are signed and verified by the handler alone (ES256); no operation here has a slow hash. " +
        "Log lines are made and not written.",
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

async function measured({ name, ready, reads, fixed }: Subject, rounds: number) {
  const [handler, bare]: [number[], number[]] = [[], []];
  let calls: AwsCall[] = [];
  // As long as it is measured: a function that has just begun runs code that is not compiled yet.
  const warmUp = rounds;
  for (let round = -warmUp; round < rounds; round += 1) {
    const send = ready();
    const { calls: made, result: handled } = await callsOf(() => timed(send));
    if (handled.result.statusCode >= 400) throw new Error(`${name}: ${handled.result.body}`);
    calls = made.filter(isOfRequest);
    const where = { distance: MOVED, kept: fixed };
    const moved = reads === "own" ? elsewhere(calls, where) : writtenElsewhere(calls, where);
    // The recorder takes its time on both sides.
    const { result: replayed } = await callsOf(() => timed(() => replay(moved)));
    if (round < 0) continue;
    handler.push(handled.ms);
    bare.push(replayed.ms);
  }
  const [a, b] = [median(handler), median(bare)];
  return { name, handler: a, bare: b, share: a / b, calls: tally(calls) };
}
