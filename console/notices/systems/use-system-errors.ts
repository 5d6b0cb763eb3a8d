import type { Errors } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { errorsIn, type SystemValues } from "./values.ts";
import { systemWords } from "./words.ts";

export function useSystemErrors(): (values: SystemValues) => Errors<SystemValues> {
  const { callbackWrong, capsWrong } = useWords(systemWords);
  const { codeWrong, nameMissing } = useWords(commonWords);
  return (values) =>
    errorsIn(values, { name: nameMissing, code: codeWrong, callback: callbackWrong, caps: capsWrong });
}
