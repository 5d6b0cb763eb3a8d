import type { DovadaExistentei, SemnaturaVerificata } from "../../client/generated/documents/types.ts";
import { signatureReasons } from "../../shared/everywhere/signature-reasons.ts";
import type { Text } from "./words.ts";

export const reasons: Record<NonNullable<SemnaturaVerificata["motiv"]>, Text> = signatureReasons;

/** If a signature is qualified, for people who have never seen a trusted list. */
export const qualifications: Record<NonNullable<SemnaturaVerificata["calificata"]>, Text> = {
  SEMNATURA_CALIFICATA: [
    "Semnătură electronică calificată: are aceeași putere ca una de mână.",
    "Квалифицированная электронная подпись: имеет ту же силу, что и собственноручная.",
    "Qualified electronic signature: it has the same force as a handwritten one.",
  ],
  SIGILIU_CALIFICAT: [
    "Sigiliu electronic calificat: arată că documentul vine de la această organizație și nu a fost schimbat.",
    "Квалифицированная электронная печать: показывает, что документ исходит от этой организации и не изменён.",
    "Qualified electronic seal: it shows that the document comes from this organization and has not been changed.",
  ],
  AVANSATA_CU_CERTIFICAT_CALIFICAT: [
    "Semnătură avansată cu certificat calificat: se știe cine a semnat, dar nu este o semnătură calificată.",
    "Усиленная подпись с квалифицированным сертификатом: известно, кто подписал, но подпись не квалифицированная.",
    "Advanced signature with a qualified certificate: it is known who signed, but it is not a qualified signature.",
  ],
  NECALIFICATA: [
    "Nu este o semnătură calificată.",
    "Это не квалифицированная подпись.",
    "This is not a qualified signature.",
  ],
  NEDETERMINATA: [
    "Nu se poate stabili dacă semnătura este calificată.",
    "Нельзя установить, является ли подпись квалифицированной.",
    "It cannot be established whether the signature is qualified.",
  ],
};

/** The list by which that is known has not been replaced in time. */
export const expiredList: Text = [
  "Lista de încredere a acestei țări trebuia înlocuită cu una nouă; rezultatul este după ultima cunoscută.",
  "Доверенный список этой страны должен был быть заменён новым; результат — по последнему известному.",
  "The trusted list of this country should have been replaced with a new one; the result is based on the last known list.",
];

/** If what is there is what was signed. */
export const integrities: Record<NonNullable<SemnaturaVerificata["integritate"]>, Text> = {
  INTACTA: ["nu a fost schimbat", "не изменено", "has not been changed"],
  MODIFICATA: ["a fost schimbat", "изменено", "has been changed"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось", "could not be established"],
};

/** If the signer's certificate is to be trusted. */
export const trusts: Record<NonNullable<SemnaturaVerificata["incredere"]>, Text> = {
  ACORDATA: ["de încredere", "заслуживает доверия", "trusted"],
  REFUZATA: ["nu este de încredere", "не заслуживает доверия", "not trusted"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось", "could not be established"],
};

export const levels: Record<SemnaturaVerificata["nivel"], Text> = {
  "B-B": ["B-B, fără marcă temporală", "B-B, без метки времени", "B-B, without a time stamp"],
  "B-T": ["B-T, cu marcă temporală", "B-T, с меткой времени", "B-T, with a time stamp"],
  "B-LT": [
    "B-LT, cu marcă temporală și datele de revocare",
    "B-LT, с меткой времени и данными об отзыве",
    "B-LT, with a time stamp and the revocation data",
  ],
  "B-LTA": [
    "B-LTA, cu dovezi sub o marcă temporală",
    "B-LTA, с доказательствами под меткой времени",
    "B-LTA, with evidence under a time stamp",
  ],
};

/** From where the time comes at which a signature was judged. */
export const sources: Record<NonNullable<SemnaturaVerificata["timp"]>["sursaTimpului"], Text> = {
  STAMPILA_SEMNATURII: [
    "{at}, din marca temporală a semnăturii",
    "{at}, по метке времени подписи",
    "{at}, from the time stamp of the signature",
  ],
  STAMPILA_DOCUMENTULUI: [
    "{at}, din marca temporală a documentului",
    "{at}, по метке времени документа",
    "{at}, from the time stamp of the document",
  ],
  VERIFICARE: ["{at}, momentul verificării", "{at}, момент проверки", "{at}, the time of verification"],
};

/** What a later revision of a PDF added. */
export type Added = NonNullable<SemnaturaVerificata["adaugatDupa"]>[number];

export const additions: Record<Added["felAdaugare"], Text> = {
  SEMNATURA: ["altă semnătură", "другая подпись", "another signature"],
  STAMPILA: ["o marcă temporală", "метка времени", "a time stamp"],
  CAMP: ["un câmp de semnătură", "поле подписи", "a signature field"],
  FORMULAR: ["valori în formular", "значения в форме", "values in the form"],
  ADNOTARE: ["adnotări", "примечания", "annotations"],
  DATE_DE_VALIDARE: ["date de validare", "данные для проверки", "validation data"],
};

export const proofs: Record<DovadaExistentei["felDovada"], Text> = {
  MARCA_TEMPORALA: ["Marcă temporală", "Метка времени", "Time stamp"],
  INREGISTRARE_DE_DOVEZI: ["Înregistrare de dovezi", "Запись о доказательствах", "Evidence record"],
};

/** Kinds of files; another one is shown by its name in the contract. */
export const kinds: Record<string, Text> = {
  CMS: ["semnătură .p7m sau .p7s", "подпись .p7m или .p7s", ".p7m or .p7s signature"],
  XADES: ["XML semnat", "подписанный XML", "signed XML"],
  ASIC: ["container semnat", "подписанный контейнер", "signed container"],
  JADES: ["JSON semnat", "подписанный JSON", "signed JSON"],
  ERS: ["dovadă a existenței", "доказательство существования", "proof of existence"],
  NECUNOSCUT: ["fără semnături cunoscute", "без известных подписей", "no known signatures"],
};
