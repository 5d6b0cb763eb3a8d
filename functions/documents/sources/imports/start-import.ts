import * as z from "zod";
import { clock } from "../../../../shared/clock.ts";
import { adding, readUnique } from "../../../../shared/data/repository.ts";
import { transact, withNewId } from "../../../../shared/data/transaction.ts";
import { accepted } from "../../../../shared/http/accepted.ts";
import { Reply } from "../../../../shared/http/responses.ts";
import { says } from "../../../../shared/http/validation.ts";
import { nextId, randomCode } from "../../../../shared/ids.ts";
import { log } from "../../../../shared/log.ts";
import { invalidField } from "../../../../shared/refusals.ts";
import { livingConnection } from "../connections/access-token.ts";
import { registrationOf } from "../connections/oauth.ts";
import type { Principal } from "../../access/principal.ts";
import { chooseBucket } from "../../files/filing/new-document.ts";
import { ProviderName } from "../../records/connection.ts";
import { Document, exportFormats, importModes } from "../../records/document.ts";
import {
  forgottenAt,
  importAddress,
  type Import,
  type ImportItem,
  ImportItems,
  Imports,
  type ImportView,
  MOST_ITEMS,
  viewOfImport,
} from "../../records/import.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import { importJob } from "./import-job.ts";
import { importNow } from "./run-import.ts";
import { refusals } from "./texts.ts";

/** Only addresses that a browser opens as pages: a `javascript:` address would run in our page. */
const WebAddress = z.url({ protocol: /^https?$/ }).max(1000);

const WantedItem = z
  .object({
    ref: z.string().min(1).max(1000),
    mod: z.enum(importModes),
    formatExport: z.enum(exportFormats).optional(),
    denumire: Document.shape.denumire.optional(),
    urlWeb: WebAddress.optional(),
  })
  .meta({ id: "ElementDeImportat" });

export const NewImport = z
  .object({
    furnizor: ProviderName,
    items: z.array(WantedItem).min(1).max(MOST_ITEMS),
    bucketId: z.int().positive().nullish(),
    secret: z
      .boolean()
      .optional()
      .refine((secret) => secret !== true, says(refusals.importSecret)),
  })
  .meta({ id: "ImportNou" });

type ImportReply = Reply<z.input<typeof ImportView>>;

/** Item rows written per transaction. */
const PIECE = 50;
/** How many items are tried directly, within the request. */
const DIRECT_ITEMS = 5;
const DIRECT_MS = 20_000;

/**
 * Imports files through the caller's connection: a few items directly, more in the background.
 * @throws conflict without an active connection and while another import of the caller from this provider runs,
 * forbidden for a bucket that they may not fill, unavailable if the provider is not configured
 */
export async function startImport(
  caller: Principal,
  wanted: z.output<typeof NewImport>,
): Promise<ImportReply> {
  const { furnizor } = wanted;
  registrationOf(furnizor);
  const bucketId = wanted.bucketId ?? undefined;
  chooseBucket(caller, { bucketId });
  refuseTwice(wanted.items.map(({ ref }) => ref));
  await livingConnection(caller.key, furnizor);
  if (await readUnique(Imports, "live", `${caller.key} ${furnizor}`)) throw recordsRefusals.importInCurs();
  const { row, items } = await store(caller, { ...wanted, bucketId });
  if (items.length > DIRECT_ITEMS) {
    await importJob.wake(row.id);
    return acceptedImport(row, items);
  }
  const left = await importNow(row, { until: performance.now() + DIRECT_MS }).catch(
    async (error: unknown) => {
      log.error("importing in the request failed; a worker continues", error, { object: row.id });
      await importJob.wake(row.id);
      return undefined;
    },
  );
  if (left?.row.status === "FINALIZATA") return new Reply(viewOfImport(left.row, left.items));
  return acceptedImport(row, left?.items ?? items);
}

function refuseTwice(refs: string[]): void {
  const twice = refs.findIndex((ref, i) => refs.indexOf(ref) !== i);
  if (twice >= 0) throw invalidField(`items.${twice}.ref`, refusals.refRepetat);
}

/** The rows of the items are written first, so that an import that is visible has all of them. */
async function store(
  caller: Principal,
  wanted: Omit<z.output<typeof NewImport>, "bucketId"> & { bucketId: number | undefined },
): Promise<{ row: Import; items: ImportItem[] }> {
  const { furnizor, bucketId } = wanted;
  const forgetAt = forgottenAt();
  return withNewId(async (id) => {
    const items = wanted.items.map((item, i) => newItem(item, { importId: id, number: i + 1, forgetAt }));
    for (let start = 0; start < items.length; start += PIECE)
      await transact(
        items.slice(start, start + PIECE).flatMap((item) => adding(ImportItems, item)),
        { repeatable: true },
      );
    const createdAt = clock.iso();
    const row = importJob.waiting({
      id,
      creator: caller.key,
      furnizor,
      ...(bucketId === undefined ? {} : { bucketId }),
      status: "IN_LUCRU",
      count: items.length,
      createdAt,
      forgetAt,
    });
    await transact(adding(Imports, row), { answer: acceptedImport(row, items) });
    return { row, items };
  });
}

type Wanted = z.output<typeof WantedItem>;

const newItem = (
  { ref, mod, formatExport, denumire, urlWeb }: Wanted,
  { importId, number, forgetAt }: { importId: number; number: number; forgetAt: number },
): ImportItem => ({
  id: number,
  importId,
  ref,
  mod,
  ...(formatExport === undefined ? {} : { formatExport }),
  ...(denumire === undefined ? {} : { denumire }),
  ...(urlWeb === undefined ? {} : { urlWeb }),
  status: "IN_ASTEPTARE",
  documentId: nextId(),
  cod: `DOC-${clock.iso().slice(0, 4)}-${randomCode(10)}`,
  attempts: 0,
  forgetAt,
});

const acceptedImport = (row: Import, items: ImportItem[]): ImportReply =>
  accepted(viewOfImport(row, items), `/documents${importAddress(row.id)}`, 3);
