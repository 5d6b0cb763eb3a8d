import { ApprovalView } from "../../../../shared/features/approvals/approval.ts";
import { newRecord, replacement } from "../../../../shared/http/body.ts";
import { listOf } from "../../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../../shared/http/responses.ts";
import { routes } from "../../../../shared/http/route.ts";
import { zones } from "../../access/zone-access.ts";
import { BucketView } from "../../records/bucket.ts";
import { Membership } from "../../records/membership.ts";
import { Organization } from "../../records/organization.ts";
import { del, get, post, put } from "../../service.ts";
import { BucketChange, NewBucket } from "./bucket-fields.ts";
import { changeBucket, createBucket, listBuckets, readBucket, setActive } from "./buckets.ts";
import { addMember, NewMember, pageOfMembers, removeMember } from "./members.ts";
import {
  createOrganization,
  listOrganizations,
  NewOrganization,
  OrganizationChange,
  readOrganization,
} from "./organizations.ts";
import { changeUnsuspended, organizationSuspension } from "./organization-suspension.ts";
import { verifyStore } from "./verify-store.ts";

/* Organizations, buckets and their members in the admin zone. */

/** A state has its acts in the zone, so a change leaves it alone. */
const OrganizationFields = OrganizationChange.omit({ statut: true }).meta({ id: "OrganizationChange" });
/** An act on a state may require the revision that was read. */
const asRead = { takes: ["If-Match" as const], refuses: ["stale" as const] };

export const adminOrganizations = routes("organizations", {
  list: get(
    "/api/v1/admin/organizations",
    {
      access: zones.serviceAdmin,
      summary: "Organizațiile",
      query: listOf(Organization),
      returns: pageOf(Organization),
    },
    ({ query }) => listOrganizations(query),
  ),
  read: get(
    "/api/v1/admin/organizations/{id}",
    { access: zones.serviceAdmin, summary: "O organizație", returns: Organization },
    ({ params }) => readOrganization(params.id),
  ),
  create: post(
    "/api/v1/admin/organizations",
    {
      access: zones.serviceAdmin,
      summary: "O organizație nouă",
      body: newRecord(NewOrganization),
      returns: Organization,
      status: 201,
      location: ({ id }) => `/api/v1/admin/organizations/${id}`,
    },
    ({ body }) => createOrganization(body),
  ),
  replace: put(
    "/api/v1/admin/organizations/{id}",
    {
      access: zones.serviceAdmin,
      summary: "Schimbă o organizație",
      body: replacement(OrganizationFields),
      returns: Organization,
    },
    ({ params, body, ifMatch }) => changeUnsuspended(params.id, body, ifMatch),
  ),
  suspend: post(
    "/api/v1/admin/organizations/{id}/suspend",
    {
      access: zones.serviceAdmin,
      summary: "Cere suspendarea unei organizații",
      returns: ApprovalView,
      status: 202,
      ...asRead,
    },
    ({ caller, params, ifMatch }) =>
      organizationSuspension.ask(caller, { id: params.id, statut: "SUSPENDAT" }, { ifMatch }),
  ),
  activate: post(
    "/api/v1/admin/organizations/{id}/activate",
    { access: zones.serviceAdmin, summary: "Reactivează o organizație", returns: Organization, ...asRead },
    ({ params, ifMatch }) => changeUnsuspended(params.id, { statut: "ACTIV" }, ifMatch),
  ),
});

export const adminBuckets = routes("buckets", {
  list: get(
    "/api/v1/admin/buckets",
    {
      access: zones.admin,
      summary: "Containerele administrate",
      query: listOf(BucketView),
      returns: pageOf(BucketView),
    },
    ({ caller, query }) => listBuckets(caller, query),
  ),
  read: get(
    "/api/v1/admin/buckets/{id}",
    { access: zones.admin, summary: "Un container", returns: BucketView },
    ({ caller, params }) => readBucket(caller, params.id),
  ),
  create: post(
    "/api/v1/admin/buckets",
    {
      access: zones.admin,
      summary: "Un container nou",
      body: newRecord(NewBucket),
      returns: BucketView,
      status: 201,
      location: ({ id }) => `/api/v1/admin/buckets/${id}`,
    },
    ({ caller, body }) => createBucket(caller, body),
  ),
  replace: put(
    "/api/v1/admin/buckets/{id}",
    {
      access: zones.admin,
      summary: "Schimbă sau mută un container, conexiunea S3",
      body: replacement(BucketChange),
      returns: BucketView,
    },
    ({ caller, params, body, ifMatch }) => changeBucket(caller, params.id, body, ifMatch),
  ),
  activate: post(
    "/api/v1/admin/buckets/{id}/activate",
    { access: zones.admin, summary: "Pornește încărcările", returns: BucketView, ...asRead },
    ({ caller, params, ifMatch }) => setActive(caller, params.id, true, ifMatch),
  ),
  deactivate: post(
    "/api/v1/admin/buckets/{id}/deactivate",
    { access: zones.admin, summary: "Oprește încărcările", returns: BucketView, ...asRead },
    ({ caller, params, ifMatch }) => setActive(caller, params.id, false, ifMatch),
  ),
  verifyStore: post(
    "/api/v1/admin/buckets/{id}/verify-store",
    {
      access: zones.admin,
      summary: "Testează conexiunea S3 a unui container",
      returns: nothing,
      refuses: ["conflict"],
    },
    ({ caller, params }) => verifyStore(caller, params.id),
  ),
});

export const adminMemberships = routes("memberships", {
  list: get(
    "/api/v1/admin/memberships",
    {
      access: zones.admin,
      summary: "Membrii unui container",
      query: listOf(Membership),
      returns: pageOf(Membership),
      refuses: ["notFound"],
    },
    ({ caller, query }) => pageOfMembers(caller, query),
  ),
  create: post(
    "/api/v1/admin/memberships",
    {
      access: zones.admin,
      summary: "Dă acces la un container",
      body: newRecord(NewMember),
      returns: Membership,
      status: 201,
    },
    ({ caller, body }) => addMember(caller, body),
  ),
  remove: del(
    "/api/v1/admin/memberships/{id}",
    { access: zones.admin, summary: "Retrage accesul", returns: nothing },
    ({ caller, params }) => removeMember(caller, params.id),
  ),
});
