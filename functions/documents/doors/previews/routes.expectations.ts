import { writtenPdf } from "../../../../shared/testing/scanned-pdf.ts";
import { documentOf, type Calls, type World } from "../../calls.expectations.ts";
import { linkTo } from "../../granting/links/routes.expectations.ts";

const onePage = async () => ({
  name: "a.pdf",
  contentType: "application/pdf",
  bytes: await writtenPdf(["conținut"]),
});

const ofLink = { subject: async (world: World) => linkTo(await documentOf(world, await onePage()), world) };
const ofPublic = {
  subject: async (world: World) => {
    const document = { ...world.document, visibility: "PUBLIC" as const };
    return { id: await documentOf({ ...world, document }, await onePage()) };
  },
};

export const calls: Calls = {
  "public-linkuri.readPreview": ofLink,
  "public-linkuri.readView": ofLink,
  "public.documents.readPreview": ofPublic,
  "public.documents.readView": ofPublic,
};
