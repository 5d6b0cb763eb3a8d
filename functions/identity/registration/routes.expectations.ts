import type { Calls } from "../calls.expectations.ts";
import { fresh, freshIdno } from "../testing.ts";

export const calls: Calls = {
  "registration.assignProvider": {
    body: ({ made }) => ({ project_id: made.project.id, provider_id: made.partnerid }),
  },
  "registration.createOrganization": { body: () => ({ name: fresh("Nume"), idno: freshIdno() }) },
  "registration.createProject": {
    body: ({ made }) => ({ name: fresh("Nume"), organization_id: made.organization.id }),
  },
};
