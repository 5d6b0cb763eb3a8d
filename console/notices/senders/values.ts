import type { Expeditor, MailSendersCreateBody } from "../../../client/generated/notifications/types.ts";
import type { Errors } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { CODE } from "../common/kinds.ts";
import { commonWords } from "../common/words.ts";
import { senderWords } from "./words.ts";

export interface SenderValues {
  denumire: string;
  cod: string;
  from: string;
  replyTo: string;
  /** The id of a provider, "" for any. */
  providerId: string;
  isSigned: boolean;
  domeniu: string;
  selector: string;
  /** Written alone; "" leaves the one that is set. */
  cheie: string;
  implicit: boolean;
  activ: boolean;
}

export const emptySender: SenderValues = {
  denumire: "",
  cod: "",
  from: "",
  replyTo: "",
  providerId: "",
  isSigned: false,
  domeniu: "",
  selector: "",
  cheie: "",
  implicit: false,
  activ: true,
};

export const valuesOf = (sender: Expeditor): SenderValues => ({
  denumire: sender.denumire,
  cod: sender.cod,
  from: sender.from,
  replyTo: sender.replyTo ?? "",
  providerId: sender.providerId === undefined ? "" : String(sender.providerId),
  isSigned: sender.dkim !== undefined,
  domeniu: sender.dkim?.domeniu ?? "",
  selector: sender.dkim?.selector ?? "",
  cheie: "",
  implicit: sender.implicit,
  activ: sender.activ,
});

export function bodyOf(values: SenderValues): MailSendersCreateBody {
  const { denumire, cod, from, replyTo, providerId, implicit, activ } = values;
  const { isSigned, domeniu, selector, cheie } = values;
  return {
    denumire: denumire.trim(),
    cod,
    from: from.trim(),
    implicit,
    activ,
    ...(replyTo.trim() === "" ? {} : { replyTo: replyTo.trim() }),
    ...(providerId === "" ? {} : { providerId: Number(providerId) }),
    ...(isSigned ? { dkim: { domeniu, selector, ...(cheie.trim() === "" ? {} : { cheie }) } } : {}),
  };
}

export function useSenderErrors(): (values: SenderValues) => Errors<SenderValues> {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  return ({ denumire, cod, from, isSigned, domeniu, selector }) => ({
    ...(denumire.trim() === "" ? { denumire: common.nameMissing } : {}),
    ...(CODE.test(cod) ? {} : { cod: common.codeWrong }),
    ...(from.trim() === "" ? { from: text.fromMissing } : {}),
    ...(isSigned && domeniu.trim() === "" ? { domeniu: text.domainMissing } : {}),
    ...(isSigned && selector.trim() === "" ? { selector: text.selectorMissing } : {}),
  });
}
