import { accountArea } from "./account/area.ts";
import { approvalsArea } from "./approvals/area.ts";
import { auditArea } from "./audit/area.ts";
import { catalogsArea } from "./catalogs/area.ts";
import { conformanceArea } from "./conformance/area.ts";
import { documentsArea } from "./documents/area.ts";
import { identityArea } from "./identity/area.ts";
import { importArea } from "./imports/area.ts";
import { inboxArea } from "./inbox/area.ts";
import { invoicingArea } from "./invoicing/area.ts";
import { linksArea } from "./links/area.ts";
import { machinesArea } from "./machines/area.ts";
import { noticesArea } from "./notices/area.ts";
import { recipientsArea } from "./notices/recipients/area.ts";
import { channelsArea } from "./notices/systems/area.ts";
import { operationsArea } from "./operations/area.ts";
import { organizationsArea } from "./organizations/area.ts";
import { peopleArea } from "./people/area.ts";
import { requestsArea } from "./requests/area.ts";
import { retentionArea } from "./retention/area.ts";
import { scanArea } from "./scans/area.ts";
import type { Area } from "./shell/area.ts";
import { templateAdminArea } from "./template-admin/area.ts";
import { templateArea } from "./templates/area.ts";
import { todayArea } from "./today/area.ts";

/** The areas of the console in the order of the menu: the one place where an area is added. */
export const areas: readonly Area[] = [
  todayArea,
  documentsArea,
  linksArea,
  scanArea,
  importArea,
  templateArea,
  noticesArea,
  recipientsArea,
  channelsArea,
  approvalsArea,
  requestsArea,
  peopleArea,
  organizationsArea,
  catalogsArea,
  machinesArea,
  retentionArea,
  identityArea,
  invoicingArea,
  templateAdminArea,
  auditArea,
  conformanceArea,
  operationsArea,
  inboxArea,
  accountArea,
];
