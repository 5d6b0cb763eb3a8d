import { useIsServiceAdministrator } from "../api/rights.ts";
import { useAsksSecondPerson } from "../api/will-happen.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Sections } from "../kit/sections.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { inLanguage, type Pair, useWords } from "../words/words.ts";
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

/** Whether acts that cannot be undone wait for a second person. */
export const secondPerson = {
  label: ["A doua persoană", "Второе лицо", "Second person"],
  asked: [
    "Eliminarea documentelor, suspendarea și ștergerea conturilor așteaptă aprobarea altui administrator.",
    "Уничтожение документов, приостановка и удаление учётных записей ждут согласования другим администратором.",
    "Destroying documents and suspending or deleting accounts wait for another administrator's approval.",
  ],
  needless: [
    "Nu se cere: eliminarea documentelor, suspendarea și ștergerea conturilor se execută îndată.",
    "Не требуется: уничтожение документов, приостановка и удаление учётных записей выполняются сразу.",
    "Not required: destroying documents and suspending or deleting accounts happen immediately.",
  ],
} as const satisfies Record<string, Pair>;

/** The same for the administrator of an organization, who has no page of it: above its containers. */
export function SecondPersonRule() {
  const language = useLanguage();
  const isService = useIsServiceAdministrator();
  const asks = useAsksSecondPerson();
  if (isService || asks === undefined) return null;
  return (
    <KeyValues
      entries={[
        {
          label: inLanguage(secondPerson.label, language),
          value: inLanguage(asks ? secondPerson.asked : secondPerson.needless, language),
        },
      ]}
    />
  );
}

export function BucketState({ activ }: { activ: boolean }) {
  const { active, stopped } = useWords(organizationWords).buckets;
  return <StateBadge tone={activ ? "good" : "warning"}>{activ ? active : stopped}</StateBadge>;
}
