import { useIsServiceAdministrator } from "../api/rights.ts";
import { Sections } from "../kit/sections.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { Organizatie } from "../../client/generated/documents/types.ts";
import { organizationWords } from "./words.ts";

/** Organizations and containers; an organization's administrator sees containers alone. */
export function OrganizationSections({ current }: { current: "organizations" | "buckets" }) {
  const text = useWords(organizationWords);
  if (!useIsServiceAdministrator()) return null;
  return (
    <Sections
      label={text.sections}
      current={current}
      sections={[
        { id: "organizations", title: text.organizations.title, href: "/app/organizatii" },
        { id: "buckets", title: text.buckets.title, href: "/app/organizatii/containere" },
      ]}
    />
  );
}

export function OrganizationState({ statut }: Pick<Organizatie, "statut">) {
  const { statut: names } = useWords(organizationWords).organizations;
  return <StateBadge tone={statut === "ACTIV" ? "good" : "bad"}>{names[statut]}</StateBadge>;
}

export function BucketState({ activ }: { activ: boolean }) {
  const { active, stopped } = useWords(organizationWords).buckets;
  return <StateBadge tone={activ ? "good" : "warning"}>{activ ? active : stopped}</StateBadge>;
}

export function NothingFound() {
  const text = useWords(organizationWords);
  return (
    <EmptyState icon="search" title={text.nothingFound}>
      {text.nothingFoundText}
    </EmptyState>
  );
}

/** A code as the service takes it. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(text.trim());
