import { useIsServiceAdministrator } from "../api/rights.ts";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { machineWords } from "./words.ts";

/** Says why the list is empty. */
export function NoMachines({ isFiltered }: { isFiltered: boolean }) {
  const text = useWords(machineWords);
  const isService = useIsServiceAdministrator();
  if (isFiltered)
    return (
      <EmptyState icon="search" title={text.nothingFound}>
        {text.nothingFoundText}
      </EmptyState>
    );
  return isService ? (
    <EmptyState icon="gear" title={text.none}>
      {text.noneText}
    </EmptyState>
  ) : (
    <EmptyState icon="gear" title={text.noneOfOrganization}>
      {text.noneOfOrganizationText}
    </EmptyState>
  );
}
