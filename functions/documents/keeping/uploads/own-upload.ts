import type { Stored } from "../../../../shared/data/entity.ts";
import { read } from "../../../../shared/data/repository.ts";
import type { Principal } from "../../access/principal.ts";
import { refusals as contentRefusals } from "../../files/content/texts.ts";
import { isExpired, type Upload, Uploads } from "../../records/upload.ts";
import { refusals } from "./texts.ts";

/** @throws notFound if it is not the caller's, or has expired */
export async function readOwnUpload(caller: Principal, id: number): Promise<Stored<Upload>> {
  const upload = await read(Uploads, { id });
  if (upload?.creator !== caller.key) throw refusals.incarcareInexistenta();
  if (isExpired(upload)) throw contentRefusals.incarcareExpirata();
  return upload;
}
