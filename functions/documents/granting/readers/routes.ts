import * as z from "zod";
import { listOf } from "../../../../shared/http/list-query.ts";
import { pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { get } from "../../service.ts";
import { listBucketReaders, listReaders } from "./list-readers.ts";
import { Reader } from "./reader.ts";

const readers = {
  access: zones.admin,
  // The rows of several lists have no fields in common.
  query: listOf(z.object({})),
  returns: pageOf(Reader),
};

export const documentReaders = routes("documents", {
  listReaders: get(
    "/api/v1/admin/documents/{id}/readers",
    { ...readers, summary: "Toți cei care pot citi documentul, cu motivul" },
    ({ caller, params, query }) => listReaders(caller, params.id, query),
  ),
});

export const bucketReaders = routes("buckets", {
  listReaders: get(
    "/api/v1/admin/buckets/{id}/readers",
    { ...readers, summary: "Toți cei care pot citi documentele containerului, cu motivul" },
    ({ caller, params, query }) => listBucketReaders(caller, params.id, query),
  ),
});
