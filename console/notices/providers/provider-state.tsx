import type { Furnizor } from "../../../client/generated/notifications/types.ts";
import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { ActiveState } from "../common/active-state.tsx";
import { providerWords } from "./words.ts";

/** In use, retired, or in use and out of order. */
export function ProviderState({ activ, indisponibil }: Pick<Furnizor, "activ" | "indisponibil">) {
  const text = useWords(providerWords);
  return indisponibil ? <StateBadge tone="bad">{text.down}</StateBadge> : <ActiveState activ={activ} />;
}
