import { signatureReasons } from "../../shared/everywhere/signature-reasons.ts";
import type { Added, CheckedSignature, ProofOfExistence } from "./signature-check-api.ts";
import type { Text } from "./words.ts";

export const reasons: Record<NonNullable<CheckedSignature["motiv"]>, Text> = signatureReasons;

/** If a signature is qualified, for people who have never seen a trusted list. */
export const qualifications: Record<NonNullable<CheckedSignature["calificata"]>, Text> = {
  SEMNATURA_CALIFICATA: [
    "Semnătură electronică calificată: are aceeași putere ca una de mână.",
    "Квалифицированная электронная подпись: имеет ту же силу, что и собственноручная.",
  ],
  SIGILIU_CALIFICAT: [
    "Sigiliu electronic calificat: arată că documentul vine de la această organizație și nu a fost schimbat.",
    "Квалифицированная электронная печать: показывает, что документ исходит от этой организации и не изменён.",
  ],
  AVANSATA_CU_CERTIFICAT_CALIFICAT: [
    "Semnătură avansată cu certificat calificat: se știe cine a semnat, dar nu este o semnătură calificată.",
    "Усиленная подпись с квалифицированным сертификатом: известно, кто подписал, но подпись не квалифицированная.",
  ],
  NECALIFICATA: ["Nu este o semnătură calificată.", "Это не квалифицированная подпись."],
  NEDETERMINATA: [
    "Nu se poate stabili dacă semnătura este calificată.",
    "Нельзя установить, является ли подпись квалифицированной.",
  ],
};

/** The list by which that is known has not been replaced in time. */
export const expiredList: Text = [
  "Lista de încredere a acestei țări trebuia înlocuită cu una nouă; rezultatul este după ultima cunoscută.",
  "Доверенный список этой страны должен был быть заменён новым; результат — по последнему известному.",
];

/** If what is there is what was signed. */
export const integrities: Record<NonNullable<CheckedSignature["integritate"]>, Text> = {
  INTACTA: ["nu a fost schimbat", "не изменено"],
  MODIFICATA: ["a fost schimbat", "изменено"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось"],
};

/** If the signer's certificate is to be trusted. */
export const trusts: Record<NonNullable<CheckedSignature["incredere"]>, Text> = {
  ACORDATA: ["de încredere", "заслуживает доверия"],
  REFUZATA: ["nu este de încredere", "не заслуживает доверия"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось"],
};

export const levels: Record<NonNullable<CheckedSignature["nivel"]>, Text> = {
  "B-B": ["B-B, fără marcă temporală", "B-B, без метки времени"],
  "B-T": ["B-T, cu marcă temporală", "B-T, с меткой времени"],
  "B-LT": ["B-LT, cu marcă temporală și datele de revocare", "B-LT, с меткой времени и данными об отзыве"],
  "B-LTA": ["B-LTA, cu dovezi sub o marcă temporală", "B-LTA, с доказательствами под меткой времени"],
};

/** From where the time comes at which a signature was judged. */
export const sources: Record<NonNullable<CheckedSignature["timp"]>["sursaTimpului"], Text> = {
  STAMPILA_SEMNATURII: ["{at}, din marca temporală a semnăturii", "{at}, по метке времени подписи"],
  STAMPILA_DOCUMENTULUI: ["{at}, din marca temporală a documentului", "{at}, по метке времени документа"],
  VERIFICARE: ["{at}, momentul verificării", "{at}, момент проверки"],
};

export const additions: Record<Added["felAdaugare"], Text> = {
  SEMNATURA: ["altă semnătură", "другая подпись"],
  STAMPILA: ["o marcă temporală", "метка времени"],
  CAMP: ["un câmp de semnătură", "поле подписи"],
  FORMULAR: ["valori în formular", "значения в форме"],
  ADNOTARE: ["adnotări", "примечания"],
  DATE_DE_VALIDARE: ["date de validare", "данные для проверки"],
};

export const proofs: Record<ProofOfExistence["felDovada"], Text> = {
  MARCA_TEMPORALA: ["Marcă temporală", "Метка времени"],
  INREGISTRARE_DE_DOVEZI: ["Înregistrare de dovezi", "Запись о доказательствах"],
};

/** Kinds of files; another one is shown by its name in the contract. */
export const kinds: Record<string, Text> = {
  CMS: ["semnătură .p7m sau .p7s", "подпись .p7m или .p7s"],
  XADES: ["XML semnat", "подписанный XML"],
  ASIC: ["container semnat", "подписанный контейнер"],
  JADES: ["JSON semnat", "подписанный JSON"],
  ERS: ["dovadă a existenței", "доказательство существования"],
  NECUNOSCUT: ["fără semnături cunoscute", "без известных подписей"],
};
