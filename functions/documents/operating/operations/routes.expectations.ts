import { create } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Calls } from "../../calls.expectations.ts";
import { Uploads } from "../../records/upload.ts";
import { waitingUpload } from "./testing.ts";

/** An upload that waits for a worker. */
async function prepareJob() {
  const { id } = await create(Uploads, waitingUpload(nextId()));
  return { id };
}

export const calls: Calls = {
  jobs: { subject: prepareJob },
};
