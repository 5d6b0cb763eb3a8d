import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { systemWords } from "./words.ts";

/** The names of the fields of a system, in its form and its history. */
export function useSystemLabels() {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  return {
    denumire: common.name,
    cod: common.code,
    mod: text.mode,
    activ: text.isActive,
    expeditorId: text.sender,
    certificate: text.certificates,
    callbackUrl: text.callback,
    callbackSecret: text.callbackSecret,
    limitaPeMinut: text.minuteLimit,
    limitaPeZi: text.dayLimit,
    plafoane: text.caps,
  };
}
