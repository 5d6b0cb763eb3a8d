import type { Added, CheckedSignature, ProofOfExistence } from "./signature-check-api.ts";
import type { Text } from "./words.ts";

/** Why a signature is not valid, for people who have never seen a certificate. */
export const reasons: Record<NonNullable<CheckedSignature["motiv"]>, Text> = {
  CONTINUT_MODIFICAT: [
    "Fișierul a fost schimbat după această semnătură. Nu vă bazați pe el: cereți altul de la cine l-a semnat.",
    "Файл изменён после этой подписи. Не полагайтесь на него: попросите другой у того, кто его подписал.",
  ],
  SEMNATURA_CORUPTA: [
    "Semnătura este deteriorată, deci nu arată cine a semnat și ce.",
    "Подпись повреждена и не показывает, кто и что подписал.",
  ],
  ACOPERIRE_PARTIALA: [
    "Semnătura nu cuprinde tot fișierul: ce rămâne în afara ei se poate schimba oricând.",
    "Подпись охватывает файл не целиком: остальное можно изменить в любой момент.",
  ],
  CERTIFICAT_EXPIRAT: [
    "Certificatul semnatarului a expirat, și nicio marcă temporală nu arată că s-a semnat înainte.",
    "Срок сертификата истёк, и нет метки времени, показывающей, что подписано раньше.",
  ],
  CERTIFICAT_INCA_NEVALABIL: [
    "La data semnării certificatul încă nu era valabil.",
    "На момент подписания сертификат ещё не действовал.",
  ],
  CERTIFICAT_NECUNOSCUT: [
    "Emitentul certificatului nu este printre cei recunoscuți aici, deci nu se poate spune cine a semnat.",
    "Издатель сертификата здесь не признан, поэтому нельзя сказать, кто подписал.",
  ],
  CERTIFICAT_REVOCAT: [
    "Certificatul a fost revocat înainte de semnare: poate că altcineva avea cheia.",
    "Сертификат отозван до подписания: ключ мог быть у кого-то другого.",
  ],
  REVOCARE_NEVERIFICATA: [
    "Nu s-a putut verifica dacă un certificat al semnăturii a fost revocat. Încercați mai târziu; până atunci nu vă bazați pe ea.",
    "Не удалось проверить, отозван ли сертификат этой подписи. Попробуйте позже, а до тех пор не полагайтесь на неё.",
  ],
  CERTIFICAT_NEPOTRIVIT: [
    "Certificatul nu este unul pentru semnarea documentelor.",
    "Этот сертификат не предназначен для подписания документов.",
  ],
  FORMA_NEACCEPTATA: [
    "Semnăturii îi lipsește ceva ce standardul cere, sau are ceva ce el interzice. Conținutul nu este schimbat.",
    "В подписи нет чего-то, чего требует стандарт, или есть то, что он запрещает. Содержимое не изменено.",
  ],
  ALGORITM_SLAB: [
    "Semnătura folosește un algoritm sau o cheie prea slabă: putea fi făcută de altcineva.",
    "Подпись использует слишком слабый алгоритм или ключ: её мог сделать кто-то другой.",
  ],
  CONTINUT_LIPSA: [
    "Semnătura este a altui fișier: trimiteți și fișierul semnat.",
    "Это подпись другого файла: отправьте и подписанный файл.",
  ],
  CERTIFICAT_LIPSA: [
    "Certificatul semnatarului nu este în fișier, deci nu se poate spune cine a semnat.",
    "В файле нет сертификата подписавшего, поэтому нельзя сказать, кто подписал.",
  ],
  NESUSTINUT: [
    "Semnătura este de un fel care nu poate fi verificat aici. Nu înseamnă că este greșită.",
    "Подпись такого вида, который здесь нельзя проверить. Это не значит, что она неверна.",
  ],
  FISIER_CRIPTAT: [
    "Fișierul se deschide numai cu o parolă sau cu un certificat, deci semnătura nu poate fi verificată aici. Cereți fișierul fără parolă, semnat.",
    "Файл открывается только по паролю или сертификату, поэтому подпись нельзя проверить здесь. Попросите подписанный файл без пароля.",
  ],
  CERTIFICAT_NEPERMIS: [
    "Cine a emis certificatul nu avea dreptul să îl emită.",
    "Издатель не имел права выдавать этот сертификат.",
  ],
  STAMPILA_INVALIDA: [
    "Marca temporală este greșită, deci nu se poate spune când s-a semnat.",
    "Метка времени неверна, поэтому нельзя сказать, когда подписано.",
  ],
};

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
