import type { Stored } from "../../../shared/data/entity.ts";
import { read } from "../../../shared/data/repository.ts";
import { notFound } from "../../../shared/errors.ts";
import type { Caller } from "../access/authentication.ts";
import { isExpired, type Upload, Uploads } from "../records/upload.ts";

/** @throws notFound where it is not the caller's, or its time is over */
export async function ownUpload(caller: Caller, id: number): Promise<Stored<Upload>> {
  const upload = await read(Uploads, { id });
  if (upload?.creatorId !== caller.id) throw notFound("incarcareInexistenta");
  if (isExpired(upload)) throw notFound("incarcareExpirata");
  return upload;
}
