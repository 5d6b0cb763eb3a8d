import type { Errors } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { errorsIn, type ProviderValues } from "./values.ts";
import { providerWords } from "./words.ts";

export function useProviderErrors(): (values: ProviderValues) => Errors<ProviderValues> {
  const text = useWords(providerWords);
  const { codeWrong } = useWords(commonWords);
  return (values) => errorsIn(values, { ...text, code: codeWrong });
}
