import { prepareDocument, type Call, type Calls } from "../../calls.expectations.ts";
import { calls as ofRequests } from "../../granting/requests/routes.expectations.ts";

const publicDocument: Call = {
  subject: (world) => prepareDocument({ ...world, document: { ...world.document, visibility: "PUBLIC" } }),
};

export const calls: Calls = {
  "public.documents.read": publicDocument,
  "public.documents.download": publicDocument,
  "citizen.access-requests.create": { ...ofRequests["cerere-acces.create"] },
};
