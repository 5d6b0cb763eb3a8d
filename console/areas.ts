import { accountArea } from "./account/area.ts";
import { approvalsArea } from "./approvals/area.ts";
import { auditArea } from "./audit/area.ts";
import { catalogsArea } from "./catalogs/area.ts";
import { conformanceArea } from "./conformance/area.ts";
import { documentsArea } from "./documents/area.ts";
import { noticesArea } from "./notices/area.ts";
import { peopleArea } from "./people/area.ts";
import { requestsArea } from "./requests/area.ts";
import type { Area } from "./shell/area.ts";

/** The areas of the console in the order of the navigation: the one place where an area is added. */
export const areas: readonly Area[] = [
  documentsArea,
  requestsArea,
  approvalsArea,
  auditArea,
  noticesArea,
  peopleArea,
  catalogsArea,
  conformanceArea,
  accountArea,
];
