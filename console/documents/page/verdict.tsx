import type { SemnaturaDinFisier } from "../../../client/generated/documents/types.ts";
import { usePeople } from "../../api/people.ts";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { signatureTones } from "./states.ts";
import { pageWords } from "./words.ts";

export type Judged = Pick<
  SemnaturaDinFisier,
  | "status"
  | "motiv"
  | "nivel"
  | "calificata"
  | "semnatar"
  | "declarat"
  | "creatDe"
  | "semnatLa"
  | "emitentCertificat"
> &
  Partial<Pick<SemnaturaDinFisier, "fisiereLipsa">>;

/** The signer and the verdict with its reason, then when, how and by which account. */
export function Verdict({
  status,
  motiv,
  nivel,
  calificata,
  semnatar,
  declarat,
  creatDe,
  semnatLa,
  emitentCertificat,
  fisiereLipsa,
}: Judged) {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const account = usePeople(creatDe === undefined ? [] : [creatDe])(creatDe ?? "");
  const facts = [
    semnatLa === undefined ? undefined : dateTime(semnatLa),
    text.signatures.levels[nivel],
    status === "VALIDA" && calificata ? text.qualifications[calificata] : undefined,
    emitentCertificat === undefined ? undefined : text.signatures.issuedBy(emitentCertificat),
  ];
  return (
    <>
      <p className="record-title">
        <strong>{semnatar ?? text.signatures.unknown}</strong>{" "}
        <StateBadge tone={signatureTones[status]}>{text.signatures.verdicts[status]}</StateBadge>
      </p>
      {motiv && <p className="why">{text.reasons[motiv]}</p>}
      {fisiereLipsa && <p className="hint">{text.signatures.refersTo(fisiereLipsa.join(", "))}</p>}
      {declarat && <p className="hint">{text.signatures.declared(declarat)}</p>}
      {creatDe && account !== semnatar && <p className="hint">{text.signatures.byAccount(account)}</p>}
      <p className="hint">{facts.filter(Boolean).join(", ")}</p>
    </>
  );
}
