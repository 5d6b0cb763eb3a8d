import { PutObjectCommand } from "@aws-sdk/client-s3";
import { s3 } from "../../../shared/aws/s3.ts";
import { nextId } from "../../../shared/ids.ts";
import { transact, type Write } from "../../../shared/data/transaction.ts";
import { adding } from "../../../shared/data/repository.ts";
import { bucketAccepts } from "../../../functions/documents/files/content/bucket-guard.ts";
import { Documents } from "../../../functions/documents/records/document.ts";
import { appendingUnfenced, headOf } from "../../../functions/documents/records/event.ts";
import { addPerson, addTenant, document } from "../fill.ts";
import { UPLOAD_BYTES } from "../dataset.ts";
import { measureInTurn } from "../measure.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";

const UPLOADS = 50;
const MOST = 1.1;

/**
 * The cost of totals for the uploads that maintain them: many at once into one bucket, by one person, with and without
 * counters.
 */
export async function countersCost({ rounds }: { rounds: number }): Promise<Section> {
  const contentBucket = process.env.CONTENT_BUCKET;
  const { organizatieId, buckets } = await addTenant(1);
  const [bucket = 0] = buckets;
  const person = await addPerson({ organizatieId }, buckets);
  const writes = (): Write[] => {
    const record = document(person, bucket);
    const created = appendingUnfenced(record, headOf(undefined), { tip: "CREAT", actor: person.login });
    return [...adding(Documents, record), ...created, bucketAccepts(bucket)];
  };
  const isCount = (write: Write) => "count" in write;
  const Body = Buffer.alloc(UPLOAD_BYTES, 7);
  const upload = async (parts: Write[]) => {
    await s3().send(new PutObjectCommand({ Bucket: contentBucket, Key: `bench/${nextId()}`, Body }));
    await transact(parts);
  };
  const atOnce = (of: () => Write[]) => () =>
    Promise.all(Array.from({ length: UPLOADS }, () => upload(of())));
  const measured = await measureInTurn(
    { with: atOnce(writes), without: atOnce(() => writes().filter((write) => !isCount(write))) },
    { rounds },
  );
  const share = measured.with / measured.without;
  return {
    title: "6. Counters: 50 uploads at once into one bucket",
    body: [
      `The content (${UPLOAD_BYTES / 1000} KB) and the transactions of ${UPLOADS} uploads at once, ${rounds} rounds in turn, medians; with counters at most ${MOST} of ` +
        `the time without: ${verdict(share <= MOST)}. Without them the condition on the bucket stays.`,
      table(
        ["uploads at once", "with counters, ms", "without, ms", "ratio"],
        [[UPLOADS, ms(measured.with), ms(measured.without), ratio(share)]],
      ),
    ],
  };
}
