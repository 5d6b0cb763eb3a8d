import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { documentOf, type Calls } from "../../calls.expectations.ts";

const onePage = async () => ({
  name: "a.pdf",
  contentType: "application/pdf",
  bytes: await writtenPdf(["conținut"]),
});

export const calls: Calls = {
  "documents.readView": { subject: async (world) => ({ id: await documentOf(world, await onePage()) }) },
  "documents.readPreview": { subject: async (world) => ({ id: await documentOf(world, await onePage()) }) },
};
