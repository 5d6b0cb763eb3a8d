import { decodeCursor, encodeCursor } from "../../../../shared/data/cursor.ts";
import type { ListQuery, Page, Place } from "../../../../shared/data/page.ts";
import type { Pointer } from "../../../../shared/data/lists.ts";
import { documentActs, openFor } from "../../access/document-acts.ts";
import type { Principal } from "../../access/principal.ts";
import { administeredBucket } from "../../access/administered-bucket.ts";
import { bucketSections, documentSections, type Section } from "./sections.ts";
import type { Reader } from "./reader.ts";

/**
 * Everybody who may read a document, once each, with the reasons. Owner and groups come first, then the members of its bucket, the
 * administrators of its organization, beneficiaries and links, newest first.
 * @throws notFound for a document that the caller may not read, forbidden if they do not administer it
 */
export async function listReaders(caller: Principal, id: number, query: ListQuery): Promise<Page<Reader>> {
  const { document } = await openFor(caller, id, documentActs.EXPLICA_ACCESUL);
  return pageOfSections(`readers#${id}`, await documentSections(caller, document), query);
}

/** Everybody who may read the documents of a bucket that name nobody. @throws notFound for one that the caller does not administer */
export async function listBucketReaders(
  caller: Principal,
  id: number,
  query: ListQuery,
): Promise<Page<Reader>> {
  const bucket = await administeredBucket(caller, id);
  return pageOfSections(`bucket-readers#${id}`, bucketSections(caller, bucket), query);
}

/** Rows that are looked at for one page; a page whose rows are mostly not shown ends behind them. */
const MOST_LOOKED = 1000;

interface Found {
  reader: Reader | undefined;
  place: Place;
}

/** Only the parts of the order that a cursor names: the section, and the id in it. */
const SORT = [{ field: "fel", descending: false }];

/**
 * A page of sections that follow one another. A cursor names a section and a row in it, so a page costs what it shows; a page by
 * number walks there. The total counts up to the page, and says if there is more.
 */
async function pageOfSections(
  name: string,
  sections: readonly Section[],
  asked: ListQuery,
): Promise<Page<Reader>> {
  const query = { ...asked, sort: SORT };
  const position = decodeCursor(query, name);
  const page = position?.page ?? query.page;
  const before = position ? 0 : page * query.size;
  const items: Reader[] = [];
  let [passed, looked] = [0, 0];
  let last: Place | undefined = position?.after;
  let hasMore = false;
  for await (const { reader, place } of walk(sections, { after: position?.after, batch: query.size + 1 })) {
    looked += 1;
    hasMore = reader ? passed >= before && items.length === query.size : looked > before + MOST_LOOKED;
    if (hasMore) break;
    last = place;
    if (!reader) continue;
    if (passed < before) passed += 1;
    else items.push(reader);
  }
  const total = (position?.total ?? passed) + items.length;
  const relation = hasMore ? "gte" : "eq";
  const next =
    hasMore && last ? encodeCursor(query, name, { after: last, page: page + 1, total, relation }) : undefined;
  return { items, page, size: query.size, total: hasMore ? total + 1 : total, relation, next };
}

async function* walk(
  sections: readonly Section[],
  { after, batch }: { after: Place | undefined; batch: number },
): AsyncGenerator<Found> {
  const [first, id] = after ? [Number(after[0]), Number(after[1])] : [0, undefined];
  for (const [at, section] of sections.entries()) {
    if (at < first) continue;
    const rows = section.rows(at === first ? id : undefined, batch);
    for (;;) {
      const pointers: Pointer[] = await rows.take(batch);
      if (pointers.length === 0) break;
      const readers = await section.readersOf(pointers);
      for (const [i, pointer] of pointers.entries())
        yield { reader: readers[i], place: [String(at), pointer.id] };
    }
  }
}
