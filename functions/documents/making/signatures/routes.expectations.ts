import { sampleWith } from "../../../../shared/testing/signed-pdfs/kit.ts";
import { asicXades, zipped } from "../../../../shared/testing/signed-xml/kit.ts";
import { prepareDocument, documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { as } from "../../testing.ts";
import { pdfFile } from "./testing.ts";

const semnatar = "Ana Rusu";

/** A signature that the owner has requested. */
async function prepareSignature(world: World) {
  const documentId = await documentOf(world);
  const signing = `/api/documents/${documentId}/semneaza`;
  const { json } = await as(world.owner).post<{ id?: number }>(signing, { semnatar });
  return { id: json.id ?? 0, documentId };
}

const container = {
  name: "contract.asice",
  contentType: "application/vnd.etsi.asic-e+zip",
  bytes: zipped(asicXades()),
};

export const calls: Calls = {
  "documents.sign": { body: () => ({ semnatar }) },
  "semnatura-documents": { subject: prepareSignature },
  "semnatura-documents.create": {
    subject: prepareSignature,
    body: ({ documentId }) => ({ documentId, semnatar }),
  },
  "semnatura-documents.replace": { body: () => ({ observatii: "dosar" }) },
  "semnatura-documents.listOfDocument": { subject: prepareDocument },
  "semnatura-documents.verifyAll": { subject: prepareDocument },
  "semnatura-documents.listInside": { subject: prepareDocument },
  "semnatura-documents.listProofs": { subject: prepareDocument },
  "semnatura-documents.downloadReport": { subject: prepareDocument },
  "semnatura-documents.listFiles": { subject: prepareDocument },
  "semnatura-documents.downloadFile": {
    subject: async (world: World) => ({ id: await documentOf(world, container) }),
  },
  "semnatura-documents.createDocument": {
    subject: async (world: World) => ({ id: await documentOf(world, container) }),
    body: () => ({}),
  },
  "public.signature-checks.generateReport": { file: pdfFile(sampleWith()) },
  "public.signature-checks.verify": { file: pdfFile(sampleWith()) },
};
