import type { RouteGroup } from "../../shared/http/route.ts";
import { account, appUsers, authenticate, users } from "./accounts/routes.ts";
import { acl } from "./tenants/acl-routes.ts";
import { connections } from "./connections/routes.ts";
import { documents } from "./documents/routes.ts";
import { downloads } from "./downloads/routes.ts";
import { events, integrity } from "./events/routes.ts";
import { imports } from "./imports/routes.ts";
import { links, publicLinks } from "./links/routes.ts";
import { machineDocuments, machineEvents, machineUploads, machineVersions } from "./machine/routes.ts";
import { machineClients, machineTokens } from "./machine-clients/routes.ts";
import { maintenance } from "./maintenance/routes.ts";
import { operational } from "./operational/routes.ts";
import { previews } from "./previews/routes.ts";
import { publicDocuments } from "./public/routes.ts";
import { authorities, clients, emitents, rols } from "./reference/routes.ts";
import { accessRequests, asked } from "./requests/routes.ts";
import { reindex, search } from "./search/routes.ts";
import { grants, sharing } from "./sharing/routes.ts";
import { documentSignatures, signatures } from "./signatures/routes.ts";
import { bucketMembers, buckets, organizations, tenant, tenantUsers } from "./tenants/routes.ts";
import { machineTemplates, templates } from "./templates/routes.ts";
import { conversions, transcriptions } from "./transcription/routes.ts";
import { uploads } from "./uploads/routes.ts";
import { versions } from "./versions/routes.ts";

/** Every route of the service. No function loads this; only the contract and the architecture tests do. */
export const groups: RouteGroup[] = [
  ...[authenticate, account, users, appUsers],
  ...[documents, downloads, versions, uploads, events, integrity, sharing, grants],
  ...[publicDocuments, links, publicLinks],
  ...[search, reindex],
  ...[asked, accessRequests],
  ...[transcriptions, conversions, previews],
  ...[documentSignatures, signatures],
  ...[connections, imports],
  ...[acl, tenant, organizations, buckets, bucketMembers, tenantUsers],
  ...[clients, emitents, rols, authorities],
  ...[machineDocuments, machineVersions, machineUploads, machineEvents],
  ...[machineClients, machineTokens],
  ...[templates, machineTemplates],
  maintenance,
  ...operational,
];
