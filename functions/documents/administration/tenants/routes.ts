import * as z from "zod";
import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { byApproval } from "../../../../shared/features/approvals/approvable.ts";
import { json, newRecord, noBody, replacement } from "../../../../shared/http/body.ts";
import { lambdaHandler } from "../../../../shared/http/handler.ts";
import { listOf, query } from "../../../../shared/http/list-query.ts";
import { recordId } from "../../../../shared/http/params.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { access } from "../../access/authentication.ts";
import { zones } from "../../access/zone-access.ts";
import { bucketReaders } from "../../granting/readers/routes.ts";
import { acl } from "./acl-routes.ts";
import { del, documents, get, post, put } from "../../service.ts";
import { Membership } from "../../records/membership.ts";
import { ActiveChange, BucketChange, NewBucket } from "./bucket-fields.ts";
import { BucketView } from "../../records/bucket.ts";
import { changeBucket, createBucket, listBuckets, readBucket, setActive } from "./buckets.ts";
import {
  addMember,
  listMembers,
  NewMember,
  pageOfColleagues,
  pageOfMembers,
  removeMember,
} from "./members.ts";
import { Organization } from "../../records/organization.ts";
import {
  createOrganization,
  listOrganizations,
  NewOrganization,
  OrganizationChange,
  OrganizationView,
  readWithQuota,
  StatusChange,
} from "./organizations.ts";
import { changeOrAsk, changeUnsuspended, organizationSuspension } from "./organization-suspension.ts";
import {
  Assignment,
  assignOrganization,
  listTenantUsers,
  TenantUserFields,
  TenantUserView,
} from "./tenant-users.ts";
import { verifyStore } from "./verify-store.ts";
import { tenantOf, TenantView, uploadBuckets, UserBucketView } from "./upload-buckets.ts";

export const tenant = routes("tenant", {
  read: get(
    "/api/tenant/me",
    { access: access.user, summary: "Organizația și containerele proprii", returns: TenantView },
    ({ caller }) => tenantOf(caller),
  ),
  listBuckets: get(
    "/api/tenant/buckets",
    { access: access.user, summary: "Containerele în care puteți încărca", returns: z.array(UserBucketView) },
    ({ caller }) => uploadBuckets(caller),
  ),
  listMembers: get(
    "/api/tenant/members",
    {
      access: access.user,
      summary: "Oamenii containerelor pe care le conduceți",
      query: listOf(Membership),
      returns: pageOf(Membership),
    },
    ({ caller, query }) => pageOfColleagues(caller, query),
  ),
});

export const organizations = routes("organizatii", {
  list: get(
    "/api/admin/organizatii",
    {
      access: access.serviceAdmin,
      summary: "Organizațiile",
      query: listOf(Organization),
      returns: pageOf(Organization),
    },
    ({ query }) => listOrganizations(query),
  ),
  read: get(
    "/api/admin/organizatii/{id}",
    { access: access.serviceAdmin, summary: "O organizație", returns: OrganizationView },
    ({ params }) => readWithQuota(params.id),
  ),
  create: post(
    "/api/admin/organizatii",
    {
      access: access.serviceAdmin,
      summary: "O organizație nouă",
      body: newRecord(NewOrganization),
      returns: Organization,
      status: 201,
      location: ({ id }) => `/api/admin/organizatii/${id}`,
    },
    ({ body }) => createOrganization(body),
  ),
  replace: put(
    "/api/admin/organizatii/{id}",
    {
      access: access.serviceAdmin,
      summary: "Schimbă o organizație",
      body: replacement(OrganizationChange),
      returns: Organization,
      ...byApproval,
    },
    ({ caller, params, body, ifMatch }) => changeOrAsk(caller, { id: params.id, change: body, ifMatch }),
  ),
  setStatut: put(
    "/api/admin/organizatii/{id}/statut",
    {
      access: access.serviceAdmin,
      summary: "Suspendă sau reactivează o organizație",
      body: json(StatusChange),
      returns: Organization,
      ...byApproval,
    },
    ({ caller, params, body, ifMatch }) => changeOrAsk(caller, { id: params.id, change: body, ifMatch }),
  ),
});

/** In the zone, acts change the state, so a PATCH leaves it as it is. */
const OrganizationFields = OrganizationChange.omit({ statut: true }).meta({ id: "OrganizationChange" });
/** An act on a state may require the revision that was read. */
const asRead = { takes: ["If-Match" as const], refuses: ["stale" as const] };
const serviceAdmin = { access: zones.serviceAdmin };

export const adminOrganizations = routes("organizations", {
  list: get("/api/v1/admin/organizations", serviceAdmin, organizations.list),
  read: get("/api/v1/admin/organizations/{id}", serviceAdmin, organizations.read),
  create: post("/api/v1/admin/organizations", serviceAdmin, organizations.create),
  replace: put(
    "/api/v1/admin/organizations/{id}",
    {
      ...serviceAdmin,
      summary: "Schimbă o organizație",
      body: replacement(OrganizationFields),
      returns: Organization,
      act: organizations.replace.act,
    },
    ({ params, body, ifMatch }) => changeUnsuspended(params.id, body, ifMatch),
  ),
  suspend: post(
    "/api/v1/admin/organizations/{id}/suspend",
    {
      ...serviceAdmin,
      ...asRead,
      summary: "Cere suspendarea unei organizații",
      returns: ApprovalView,
      status: 202,
      act: organizations.setStatut.act,
    },
    ({ caller, params, ifMatch }) =>
      organizationSuspension.ask(caller, { id: params.id, statut: "SUSPENDAT" }, { ifMatch }),
  ),
  activate: post(
    "/api/v1/admin/organizations/{id}/activate",
    {
      ...serviceAdmin,
      ...asRead,
      summary: "Reactivează o organizație",
      returns: Organization,
      act: organizations.setStatut.act,
    },
    ({ params, ifMatch }) => changeUnsuspended(params.id, { statut: "ACTIV" }, ifMatch),
  ),
});

export const buckets = routes("buckets", {
  list: get(
    "/api/admin/buckets",
    {
      access: access.admin,
      summary: "Containerele administrate",
      query: listOf(BucketView),
      returns: pageOf(BucketView),
    },
    ({ caller, query }) => listBuckets(caller, query),
  ),
  read: get(
    "/api/admin/buckets/{id}",
    { access: access.admin, summary: "Un container", returns: BucketView },
    ({ caller, params }) => readBucket(caller, params.id),
  ),
  create: post(
    "/api/admin/buckets",
    {
      access: access.admin,
      summary: "Un container nou",
      body: newRecord(NewBucket),
      returns: BucketView,
      status: 201,
      location: ({ id }) => `/api/admin/buckets/${id}`,
    },
    ({ caller, body }) => createBucket(caller, body),
  ),
  replace: put(
    "/api/admin/buckets/{id}",
    {
      access: access.admin,
      summary: "Schimbă sau mută un container, conexiunea S3",
      body: replacement(BucketChange),
      returns: BucketView,
    },
    ({ caller, params, body, ifMatch }) => changeBucket(caller, params.id, body, ifMatch),
  ),
  setActive: put(
    "/api/admin/buckets/{id}/activ",
    {
      access: access.admin,
      summary: "Pornește sau oprește încărcările",
      body: json(ActiveChange),
      returns: BucketView,
    },
    ({ caller, params, body, ifMatch }) => setActive(caller, params.id, body.activ, ifMatch),
  ),
});

const admin = { access: zones.admin };
const acting = { ...admin, ...asRead, body: noBody };

export const adminBuckets = routes("buckets", {
  list: get("/api/v1/admin/buckets", admin, buckets.list),
  read: get("/api/v1/admin/buckets/{id}", admin, buckets.read),
  create: post("/api/v1/admin/buckets", admin, buckets.create),
  replace: put("/api/v1/admin/buckets/{id}", admin, buckets.replace),
  activate: post(
    "/api/v1/admin/buckets/{id}/activate",
    { ...acting, summary: "Pornește încărcările", as: () => ({ body: { activ: true } }) },
    buckets.setActive,
  ),
  deactivate: post(
    "/api/v1/admin/buckets/{id}/deactivate",
    { ...acting, summary: "Oprește încărcările", as: () => ({ body: { activ: false } }) },
    buckets.setActive,
  ),
  verifyStore: post(
    "/api/v1/admin/buckets/{id}/verify-store",
    {
      ...admin,
      summary: "Testează conexiunea S3 a unui container",
      returns: nothing,
      refuses: ["conflict"],
    },
    ({ caller, params }) => verifyStore(caller, params.id),
  ),
});

const ofBucket = query(
  z.object({
    bucketId: recordId,
  }),
);

export const bucketMembers = routes("bucket-acces", {
  list: get(
    "/api/admin/bucket-acces",
    {
      access: access.admin,
      summary: "Membrii unui container",
      refuses: ["notFound"],
      query: ofBucket,
      returns: z.array(Membership),
    },
    ({ caller, query }) => listMembers(caller, query.bucketId),
  ),
  create: post(
    "/api/admin/bucket-acces",
    {
      access: access.admin,
      summary: "Dă acces la un container",
      body: newRecord(NewMember),
      returns: Membership,
      status: 201,
    },
    ({ caller, body }) => addMember(caller, body),
  ),
  remove: del(
    "/api/admin/bucket-acces/{id}",
    { access: access.admin, summary: "Retrage accesul", returns: nothing },
    ({ caller, params }) => removeMember(caller, params.id),
  ),
});

export const adminMemberships = routes("memberships", {
  list: get(
    "/api/v1/admin/memberships",
    {
      ...admin,
      summary: "Membrii unui container",
      query: listOf(Membership),
      returns: pageOf(Membership),
      refuses: ["notFound"],
      act: bucketMembers.list.act,
    },
    ({ caller, query }) => pageOfMembers(caller, query),
  ),
  create: post("/api/v1/admin/memberships", admin, bucketMembers.create),
  remove: del("/api/v1/admin/memberships/{id}", admin, bucketMembers.remove),
});

export const tenantUsers = routes("tenant-users", {
  list: get(
    "/api/admin/tenant-users",
    {
      access: access.admin,
      summary: "Utilizatorii și organizațiile lor",
      query: listOf(TenantUserFields),
      returns: pageOf(TenantUserView),
    },
    ({ caller, query }) => listTenantUsers(caller, query),
  ),
  assign: put(
    "/api/admin/tenant-users/{id}/organizatie",
    {
      access: access.admin,
      summary: "Înscrie utilizatorul într-o organizație sau îl eliberează",
      body: json(Assignment),
      returns: TenantUserView,
    },
    ({ caller, params, body, ifMatch }) => assignOrganization(caller, params.id, body, ifMatch),
  ),
});

export const handler = lambdaHandler(
  documents,
  acl,
  tenant,
  organizations,
  buckets,
  bucketMembers,
  tenantUsers,
  adminOrganizations,
  adminBuckets,
  adminMemberships,
  bucketReaders,
);
