import type { Calls } from "../../calls.expectations.ts";
import { prepareDocument as prepareByCode } from "../machine/routes.expectations.ts";
import { prepareRequest } from "../../granting/requests/routes.expectations.ts";
import { prepareGrant } from "../../granting/sharing/routes.expectations.ts";
import { textFile } from "../../testing.ts";

const byCode = { subject: prepareByCode };

export const calls: Calls = {
  "staff.documents.create": { body: () => ({ denumire: "x" }) },
  "staff.documents.patch": { body: () => ({ descriere: "y" }) },
  "staff.documents.restore": { state: "archive" },
  "staff.documents.restoreVersion": { body: () => ({ numarVersiune: 1 }) },
  "staff.documents.createVersion": { file: textFile("nou") },
  "staff.documents.share": { body: ({ personId }) => ({ beneficiarOperatorId: personId, drept: "CITIRE" }) },
  "staff.grants.remove": { subject: prepareGrant },
  "staff.access-requests.read": { subject: prepareRequest },
  "staff.access-requests.approve": { subject: prepareRequest },
  "staff.access-requests.reject": { subject: prepareRequest },
  "app.documents.read": byCode,
  "app.documents.download": byCode,
  "app.documents.create": { file: textFile("nou") },
  "app.documents.restoreVersion": { ...byCode, body: () => ({ numarVersiune: 1 }) },
  "app.documents.listVersions": byCode,
  "app.documents.createVersion": { ...byCode, file: textFile("nou") },
};
