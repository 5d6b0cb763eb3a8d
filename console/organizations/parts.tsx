import { useIsServiceAdministrator } from "../api/rights.ts";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

/** Organizations and containers; an organization's administrator sees only containers. */
export const sectionsOf = (current: "organizations" | "buckets") =>
  function OrganizationSections() {
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
  };

export function BucketState({ activ }: { activ: boolean }) {
  const { active, stopped } = useWords(organizationWords).buckets;
  return <StateBadge tone={activ ? "good" : "warning"}>{activ ? active : stopped}</StateBadge>;
}
