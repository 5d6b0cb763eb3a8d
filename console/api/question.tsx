import { Confirm, type ConfirmProps } from "../kit/confirm.tsx";
import { useLanguage } from "../words/language.ts";
import { sentenceOf } from "./failed.tsx";

/** Asks before a call of a service; a refused one says why. */
export function Question(props: Omit<ConfirmProps, "whyOf">) {
  const language = useLanguage();
  return <Confirm {...props} whyOf={(error) => sentenceOf(error, language)} />;
}
