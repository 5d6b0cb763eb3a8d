import type { Calls } from "../../calls.expectations.ts";
import { bucketOf, fresh, freshIdno, join, organization, person } from "../../testing.ts";

export const calls: Calls = {
  organizatii: { subject: async () => ({ id: (await organization()).id }) },
  "organizatii.create": { body: () => ({ cod: fresh("ORG"), denumire: "Nouă", idno: freshIdno() }) },
  "organizatii.replace": { body: () => ({ denumire: "Alta" }) },
  "organizatii.setStatut": { body: () => ({ statut: "SUSPENDAT" }) },
  buckets: { subject: async ({ org }) => ({ id: (await bucketOf(org)).id }) },
  "buckets.create": {
    body: ({ organizatieId }) => ({ organizatieId, cod: fresh("BKT"), denumire: "Nou" }),
  },
  "buckets.replace": { body: () => ({ denumire: "Alt" }) },
  "buckets.setActive": { body: () => ({ activ: false }) },
  "bucket-acces.list": { query: ({ bucket }) => `?bucketId=${bucket.id}` },
  "bucket-acces.create": {
    body: ({ bucketId, personId }) => ({ bucketId, appUserId: personId, rol: "OPERATOR" }),
  },
  "bucket-acces.remove": {
    subject: async ({ org, bucket }) => {
      const somebody = await person({ organizatieId: org.id });
      return { id: (await join(somebody, bucket)).id };
    },
  },
  organizations: { subject: async () => ({ id: (await organization()).id }) },
  "admin.organizations.create": { body: () => ({ cod: fresh("ORG"), denumire: "Nouă", idno: freshIdno() }) },
  "admin.organizations.replace": { body: () => ({ denumire: "Alta" }) },
  "admin.buckets.create": {
    body: ({ organizatieId }) => ({ organizatieId, cod: fresh("BKT"), denumire: "Nou" }),
  },
  "admin.buckets.replace": { body: () => ({ denumire: "Alt" }) },
  "admin.memberships.list": { query: ({ bucket }) => `?bucketId=${bucket.id}` },
  "admin.memberships.create": {
    body: ({ bucketId, personId }) => ({ bucketId, appUserId: personId, rol: "OPERATOR" }),
  },
  "admin.memberships.remove": {
    subject: async ({ org, bucket }) => {
      const somebody = await person({ organizatieId: org.id });
      return { id: (await join(somebody, bucket)).id };
    },
  },
  "tenant-users.assign": { body: ({ organizatieId }) => ({ organizatieId }) },
};
