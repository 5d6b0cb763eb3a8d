import type { Errors } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { errorsIn, type TemplateValues } from "./values.ts";
import { templateWords } from "./words.ts";

export function useTemplateErrors(): (values: TemplateValues) => Errors<TemplateValues> {
  const { errors } = useWords(templateWords);
  const { codeWrong, nameMissing } = useWords(commonWords);
  return (values) => errorsIn(values, { ...errors, code: codeWrong, name: nameMissing });
}
