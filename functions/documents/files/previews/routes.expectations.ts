import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { documentOf, type Calls, type World } from "../../calls.expectations.ts";

const onePage = async () => ({
  name: "a.pdf",
  contentType: "application/pdf",
  bytes: await writtenPdf(["conținut"]),
});

const ofOnePage = { subject: async (world: World) => ({ id: await documentOf(world, await onePage()) }) };

export const calls: Calls = {
  "documents.readView": ofOnePage,
  "documents.readPreview": ofOnePage,
  "documents.readWords": ofOnePage,
};
