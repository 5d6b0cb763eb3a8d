import { bareOrBearerToken, limited, type Access, type SecurityScheme } from "../../http/access.ts";
import { clientRate } from "../../http/clients/rate.ts";
import { kernel } from "../../refusals.ts";
import { verifyToken, type FindKey, type ProjectIdentity } from "./tokens.ts";

const scheme: SecurityScheme = {
  name: "organizationToken",
  definition: {
    type: "http",
    scheme: "bearer",
    bearerFormat: "JWT",
    description: "Tokenul emis de serviciul de identitate; se acceptă și fără cuvântul Bearer",
  },
};

/** A project of an organization, with the token by which other services call identity. */
export interface OrganizationCaller extends ProjectIdentity {
  token: string;
}

/** Callers with a token of the identity service that is valid for this service, bare or as `Bearer`. */
export const organizationToken = (findKey: FindKey): Access<OrganizationCaller> =>
  limited(
    {
      zone: "organization",
      scheme,
      async admit(request, service) {
        const token = bareOrBearerToken(request);
        if (!token) throw kernel.neautentificat();
        const identity = await verifyToken(token, service.name, findKey);
        return { ...identity, token };
      },
      identify: ({ projectId }) => `project#${projectId}`,
    },
    clientRate(),
  );
