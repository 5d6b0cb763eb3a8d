import type { Calls, Subject, World } from "../../calls.expectations.ts";
import { as } from "../../testing.ts";

export const uploadFields = () => ({ dimensiune: 10, contentType: "text/plain" });

/** Opens an upload of the owner. */
export async function openUpload({ owner }: World): Promise<Partial<Subject>> {
  const opened = await as(owner).post<{ uploadId: number }>("/api/documents/uploads", uploadFields());
  return { id: 0, uploadId: opened.json.uploadId };
}

export const calls: Calls = {
  uploads: { subject: openUpload },
  "uploads.create": { body: uploadFields },
};
