import { useQuery } from "@tanstack/react-query";
import type { SablonInLista } from "../../client/generated/documents/types.ts";
import { tenantQuery } from "../api/containers.tsx";
import { usePerson } from "../shell/session.ts";

export interface TemplateRights {
  mayPublish: (template?: Pick<SablonInLista, "organizatieId">) => boolean;
  mayEdit: (template: SablonInLista) => boolean;
}

/**
 * Administrators edit their organization's templates, everybody their own drafts. The service decides; this only
 * decides what to offer.
 */
export function useTemplateRights(): TemplateRights {
  const { id, roles } = usePerson();
  const tenant = useQuery(tenantQuery).data;
  const isAdmin = roles.includes("documents:ROLE_ADMIN");
  const mayPublish: TemplateRights["mayPublish"] = (template) => {
    if (!isAdmin || !tenant) return false;
    if (tenant.tier === "SERVICE" || !template) return true;
    return template.organizatieId !== undefined && template.organizatieId === tenant.organizatieId;
  };
  return {
    mayPublish,
    mayEdit: (template) => mayPublish(template) || (template.creatDe === id && !template.publicat),
  };
}
