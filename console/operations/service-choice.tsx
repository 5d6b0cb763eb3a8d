import { type Service, labelOf } from "../api/places.ts";
import { SelectField } from "../kit/fields.tsx";
import { filterField } from "../kit/filters.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type RawSearch, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { operatedBy } from "./operated.ts";
import { OperationsPage, type OperationsPageProps } from "./sections.tsx";
import { operationsWords } from "./words.ts";

/** The service named in the address; otherwise the first one that the person operates. */
export function useOperated(wanted: string): Service | undefined {
  const services = operatedBy(usePerson());
  return services.find((service) => service === wanted) ?? services[0];
}

export const serviceIn = (raw: RawSearch): string => textIn(raw, "serviciu");

export interface ServiceChoiceProps {
  value: Service;
  /** The services to choose from. Default: all that the person operates. */
  among?: readonly Service[] | undefined;
  onChange: (service: Service) => void;
}

export function ServiceChoice({ value, among, onChange }: ServiceChoiceProps) {
  const text = useWords(operationsWords);
  const language = useLanguage();
  const operated = operatedBy(usePerson());
  const options = (among ?? operated).map((id) => ({ id, label: labelOf(id, language) }));
  return (
    <SelectField label={text.service} options={options} field={filterField("service", value, onChange)} />
  );
}

/** In the place of a page, for people who do not operate its service. */
export function NotOperated(page: Pick<OperationsPageProps, "section" | "title">) {
  const text = useWords(operationsWords);
  return (
    <OperationsPage {...page}>
      <EmptyState title={text.noService} icon="lock" />
    </OperationsPage>
  );
}
