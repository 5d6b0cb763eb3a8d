import { type Service, labelOf } from "../api/places.ts";
import { EmptyState } from "../kit/states.tsx";
import type { RawSearch } from "../shell/search.ts";
import { textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Choice } from "./choice.tsx";
import { operatedBy } from "./operated.ts";
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
  return <Choice label={text.service} value={value} options={options} onChange={onChange} />;
}

/** Shown on pages of services that the person does not operate. */
export function NotOperated() {
  const text = useWords(operationsWords);
  return <EmptyState title={text.noService} icon="lock" />;
}
