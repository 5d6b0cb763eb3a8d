import type { RoomTexts } from "../../shared/contract/contract-texts.ts";
import * as sharedClientsTexts from "../../shared/features/clients/texts.ts";
import * as sharedApprovalsTexts from "../../shared/features/approvals/texts.ts";
import * as sharedJobsTexts from "../../shared/features/jobs/texts.ts";
import { featureTexts } from "../../shared/features/feature-texts.ts";
import * as sessionsTexts from "../../shared/features/sessions/texts.ts";
import type { RouteGroup } from "../../shared/http/route.ts";
import * as accessTexts from "./access/texts.ts";
import { account, adminUsers, appUsers, authenticate, sessions, signOuts, users } from "./accounts/routes.ts";
import * as accountsTexts from "./accounts/texts.ts";
import { approvals } from "./approvals/routes.ts";
import * as approvalsTexts from "./approvals/texts.ts";
import { changes } from "./changes/routes.ts";
import * as changesTexts from "./changes/texts.ts";
import { connections } from "./connections/routes.ts";
import * as connectionsTexts from "./connections/texts.ts";
import * as contentTexts from "./content/texts.ts";
import { adminDocuments } from "./documents/admin-routes.ts";
import { documents } from "./documents/routes.ts";
import * as documentsTexts from "./documents/texts.ts";
import { downloads, staffContent } from "./downloads/routes.ts";
import * as downloadsTexts from "./downloads/texts.ts";
import { events, integrity } from "./events/routes.ts";
import * as eventsTexts from "./events/texts.ts";
import { imports } from "./imports/routes.ts";
import * as importsTexts from "./imports/texts.ts";
import { links, publicLinks } from "./links/routes.ts";
import * as linksTexts from "./links/texts.ts";
import { adminMachineClients } from "./machine-clients/admin-routes.ts";
import { machineClients, machineTokens } from "./machine-clients/routes.ts";
import * as machineClientsTexts from "./machine-clients/texts.ts";
import { machineDocuments, machineEvents, machineUploads, machineVersions } from "./machine/routes.ts";
import * as machineTexts from "./machine/texts.ts";
import { maintenance, maintenanceRuns } from "./maintenance/routes.ts";
import * as maintenanceTexts from "./maintenance/texts.ts";
import { adminJobs, adminQueues } from "./operations/routes.ts";
import * as operationsTexts from "./operations/texts.ts";
import { operational } from "./operational/routes.ts";
import * as operationalTexts from "./operational/texts.ts";
import { previews } from "./previews/routes.ts";
import * as previewsTexts from "./previews/texts.ts";
import { publicDocuments } from "./public/routes.ts";
import * as publicTexts from "./public/texts.ts";
import { authorities, clients, emitents, rols } from "./reference/routes.ts";
import * as referenceTexts from "./reference/texts.ts";
import { accessRequests, asked } from "./requests/routes.ts";
import * as requestsTexts from "./requests/texts.ts";
import { adminIndex, reindex, search } from "./search/routes.ts";
import * as searchTexts from "./search/texts.ts";
import { grants, sharing } from "./sharing/routes.ts";
import * as sharingTexts from "./sharing/texts.ts";
import { signatureChecks } from "./signatures/check-routes.ts";
import { documentSignatures, signatures } from "./signatures/routes.ts";
import * as signaturesTexts from "./signatures/texts.ts";
import { machineTemplates, templates } from "./templates/routes.ts";
import * as templatesTexts from "./templates/texts.ts";
import { adminBuckets, adminMemberships, adminOrganizations } from "./tenants/admin-routes.ts";
import { acl } from "./tenants/acl-routes.ts";
import { bucketMembers, buckets, organizations, tenant, tenantUsers } from "./tenants/routes.ts";
import * as tenantsTexts from "./tenants/texts.ts";
import { conversions, transcriptions } from "./transcription/routes.ts";
import * as transcriptionTexts from "./transcription/texts.ts";
import { uploads } from "./uploads/routes.ts";
import * as uploadsTexts from "./uploads/texts.ts";
import { appDocuments } from "./staff-zone/app-routes.ts";
import { staffDocuments } from "./staff-zone/document-routes.ts";
import { staffAccessRequests, staffGrants, staffSharing } from "./staff-zone/sharing-routes.ts";
import * as staffZoneTexts from "./staff-zone/texts.ts";
import { versions } from "./versions/routes.ts";
import * as versionsTexts from "./versions/texts.ts";
import { citizenDocuments, citizenRequests } from "./zones/citizen.ts";
import { publicZone } from "./zones/public.ts";
import * as zonesTexts from "./zones/texts.ts";

/** Every route of the service. No function loads this; only the contract and the tests do. */
export const groups: RouteGroup[] = [
  authenticate,
  account,
  users,
  appUsers,
  sessions,
  ...signOuts,
  documents,
  downloads,
  versions,
  uploads,
  events,
  integrity,
  sharing,
  grants,
  publicDocuments,
  links,
  publicLinks,
  search,
  reindex,
  asked,
  accessRequests,
  transcriptions,
  conversions,
  previews,
  documentSignatures,
  signatures,
  signatureChecks,
  connections,
  imports,
  acl,
  tenant,
  organizations,
  buckets,
  bucketMembers,
  tenantUsers,
  clients,
  emitents,
  rols,
  authorities,
  machineDocuments,
  machineVersions,
  machineUploads,
  machineEvents,
  machineClients,
  machineTokens,
  templates,
  machineTemplates,
  maintenance,
  staffDocuments,
  staffContent,
  staffSharing,
  staffGrants,
  staffAccessRequests,
  appDocuments,
  adminDocuments,
  adminMachineClients,
  adminUsers,
  adminOrganizations,
  adminBuckets,
  adminMemberships,
  maintenanceRuns,
  adminJobs,
  adminQueues,
  adminIndex,
  approvals,
  publicZone,
  citizenDocuments,
  citizenRequests,
  changes,
  ...operational,
];

/** The words of the rooms, for the contract and the routes matrix; those of the service replace shared ones. */
export const texts: RoomTexts[] = [
  ...featureTexts,
  sharedClientsTexts,
  sharedApprovalsTexts,
  sharedJobsTexts,
  sessionsTexts,
  accessTexts,
  accountsTexts,
  approvalsTexts,
  changesTexts,
  connectionsTexts,
  contentTexts,
  documentsTexts,
  downloadsTexts,
  eventsTexts,
  importsTexts,
  linksTexts,
  machineTexts,
  machineClientsTexts,
  maintenanceTexts,
  operationalTexts,
  operationsTexts,
  previewsTexts,
  publicTexts,
  referenceTexts,
  requestsTexts,
  searchTexts,
  sharingTexts,
  signaturesTexts,
  staffZoneTexts,
  templatesTexts,
  tenantsTexts,
  transcriptionTexts,
  uploadsTexts,
  versionsTexts,
  zonesTexts,
];
