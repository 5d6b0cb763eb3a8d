import type { FileKind } from "../../signing/file-kinds.ts";
import type {
  Integrity,
  Level,
  ProofKind,
  Qualification,
  Reason,
  AdditionKind,
  TimeSource,
  TrustGiven,
} from "../../signing/reasons.ts";
import { signatureReasons } from "../../../../shared/everywhere/signature-reasons.ts";
import type { Text } from "../../../../shared/texts.ts";

/* What a report of a verification says to people who have never seen a certificate. */

export const words = {
  title: [
    "Raport de verificare a semnăturilor",
    "Отчёт о проверке подписей",
    "Signature verification report",
  ],
  file: ["Fișierul", "Файл", "File"],
  name: ["Nume", "Имя", "Name"],
  kind: ["Felul", "Вид", "Kind"],
  size: ["Mărime, octeți", "Размер, байт", "Size, bytes"],
  hash: ["SHA-256", "SHA-256", "SHA-256"],
  signedFile: [
    "Fișierul semnat, trimis separat",
    "Подписанный файл, отправленный отдельно",
    "Signed file, sent separately",
  ],
  checkedAt: ["Verificat", "Проверено", "Verified"],
  result: ["Rezultatul", "Результат", "Result"],
  none: [
    "Fișierul nu are semnături electronice.",
    "В файле нет электронных подписей.",
    "The file has no electronic signatures.",
  ],
  allHold: [
    "Toate semnăturile sunt valabile, iar ce s-a semnat nu a fost schimbat. Numărul lor: {count}.",
    "Все подписи действительны, подписанное не изменено. Их количество: {count}.",
    "All signatures are valid, and what was signed has not been changed. Number of signatures: {count}.",
  ],
  someFail: [
    "Semnături valabile: {good} din {count}.",
    "Действительных подписей: {good} из {count}.",
    "Valid signatures: {good} of {count}.",
  ],
  signature: ["Semnătura {number}: {name}", "Подпись {number}: {name}", "Signature {number}: {name}"],
  counterSignature: [
    "Contrasemnătura {number}: {name}",
    "Заверяющая подпись {number}: {name}",
    "Countersignature {number}: {name}",
  ],
  unknown: ["semnatar necunoscut", "подписавший неизвестен", "unknown signer"],
  holds: [
    "Valabilă. Ce s-a semnat nu a fost schimbat.",
    "Действительна. Подписанное не изменено.",
    "Valid. What was signed has not been changed.",
  ],
  integrity: ["Conținutul", "Содержимое", "Content"],
  trust: ["Certificatul", "Сертификат", "Certificate"],
  authority: ["Autoritatea recunoscută", "Признанный центр", "Recognized authority"],
  issuer: ["Certificat emis de", "Сертификат выдан", "Certificate issued by"],
  serial: ["Numărul certificatului", "Номер сертификата", "Certificate number"],
  declared: ["Nume declarat de semnatar", "Имя, заявленное подписавшим", "Name declared by the signer"],
  signedAt: [
    "Semnat, după ceasul semnatarului",
    "Подписано по часам подписавшего",
    "Signed, by the signer's clock",
  ],
  stampedAt: ["Semnat, după marca temporală", "Подписано по метке времени", "Signed, by the time stamp"],
  countsAt: ["Verificată la momentul", "Проверена на момент", "Verified as of"],
  level: ["Nivelul", "Уровень", "Level"],
  qualified: ["Calificată", "Квалифицированная", "Qualified"],
  list: ["Lista de încredere", "Доверенный список", "Trusted list"],
  existed: [
    "Valabilă: conținutul exista la {at}.",
    "Действительна: содержимое существовало {at}.",
    "Valid: the content existed on {at}.",
  ],
  claimedAt: ["Momentul din ea", "Момент, указанный в ней", "Time stated in it"],
  revision: ["Revizia semnată", "Подписанная редакция", "Signed revision"],
  missing: ["Se referă la fișierul", "Ссылается на файл", "Refers to the file"],
  covers: ["Fișierele acoperite", "Охваченные файлы", "Files covered"],
  added: ["Adăugat după semnătură", "Добавлено после подписи", "Added after the signature"],
  standard: [
    "Starea după ETSI EN 319 102-1",
    "Состояние по ETSI EN 319 102-1",
    "Status under ETSI EN 319 102-1",
  ],
  contents: ["Fișierele din container", "Файлы контейнера", "Files in the container"],
  signedBy: ["Semnăturile care îl acoperă", "Подписи, которые его охватывают", "Signatures that cover it"],
  others: ["Alte fișiere", "Другие файлы", "Other files"],
  andMore: ["și încă {count}", "и ещё {count}", "and {count} more"],
  noSignature: ["niciuna", "ни одна", "none"],
  unsaid: ["Ce nu spune acest raport", "О чём этот отчёт не говорит", "What this report does not say"],
} satisfies Record<string, Text>;

/** What a reader could take from a report, and should not. */
export const unsaid: Text[] = [
  [
    "Nu spune dacă textul este adevărat sau legal, și nici dacă semnatarul avea dreptul să semneze în numele altcuiva.",
    "Не говорит, верен ли текст и законен ли он, и имел ли подписавший право подписывать от имени другого.",
    "It does not say whether the text is true or lawful, nor whether the signer had the right to sign on behalf of someone else.",
  ],
  [
    "Este valabil pentru momentul verificării: mai târziu un certificat poate fi revocat sau o autoritate poate să nu mai fie recunoscută.",
    "Действителен на момент проверки: позже сертификат могут отозвать, а центр — перестать признавать.",
    "It holds for the time of verification: later a certificate can be revoked or an authority can stop being recognized.",
  ],
  [
    "Raportul însuși nu este semnat. Cine vrea să fie sigur verifică din nou fișierul: amprenta lui SHA-256 este mai sus.",
    "Сам отчёт не подписан. Чтобы убедиться, проверьте файл заново: его SHA-256 указан выше.",
    "The report itself is not signed. To be sure, check the file again: its SHA-256 fingerprint is above.",
  ],
  [
    "Fișierul nu a fost păstrat de serviciul de verificare, dacă a fost trimis fără cont.",
    "Сервис проверки не сохранил файл, если тот отправлен без учётной записи.",
    "The verification service did not keep the file, if it was sent without an account.",
  ],
];

/** The kinds of files; one without a word is shown by its name. */
export const kinds: Partial<Record<FileKind, Text>> = {
  PDF: ["PDF", "PDF", "PDF"],
  CMS: ["semnătură CMS (.p7m, .p7s)", "подпись CMS (.p7m, .p7s)", "CMS signature (.p7m, .p7s)"],
  XADES: ["XML semnat (XAdES)", "подписанный XML (XAdES)", "signed XML (XAdES)"],
  ASIC: ["container semnat (ASiC)", "подписанный контейнер (ASiC)", "signed container (ASiC)"],
  ODF: ["OpenDocument", "OpenDocument", "OpenDocument"],
  OOXML: ["Office Open XML", "Office Open XML", "Office Open XML"],
  JADES: ["JSON semnat (JAdES)", "подписанный JSON (JAdES)", "signed JSON (JAdES)"],
  ERS: ["înregistrare de dovezi", "запись о доказательствах", "evidence record"],
  NECUNOSCUT: ["alt fel de fișier", "файл другого вида", "another type of file"],
};

export const integrities: Record<Integrity, Text> = {
  INTACTA: ["este cel semnat", "то, которое подписано", "is what was signed"],
  MODIFICATA: ["nu este cel semnat", "не то, которое подписано", "is not what was signed"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось", "could not be established"],
};

export const trusts: Record<TrustGiven, Text> = {
  ACORDATA: ["este de încredere", "заслуживает доверия", "is trusted"],
  REFUZATA: ["nu este de încredere", "не заслуживает доверия", "not trusted"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось", "could not be established"],
};

export const levels: Record<Level, Text> = {
  "B-B": ["B-B: fără marcă temporală", "B-B: без метки времени", "B-B: no time stamp"],
  "B-T": ["B-T: cu marcă temporală", "B-T: с меткой времени", "B-T: with a time stamp"],
  "B-LT": [
    "B-LT: cu marcă temporală și datele de revocare",
    "B-LT: с меткой времени и данными об отзыве",
    "B-LT: with a time stamp and revocation data",
  ],
  "B-LTA": [
    "B-LTA: cu dovezi păstrate sub o marcă temporală",
    "B-LTA: с доказательствами под меткой времени",
    "B-LTA: with evidence kept under a time stamp",
  ],
};

export const timeSources: Record<TimeSource, Text> = {
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

export const qualifications: Record<Qualification, Text> = {
  SEMNATURA_CALIFICATA: [
    "semnătură electronică calificată",
    "квалифицированная электронная подпись",
    "qualified electronic signature",
  ],
  SIGILIU_CALIFICAT: [
    "sigiliu electronic calificat",
    "квалифицированная электронная печать",
    "qualified electronic seal",
  ],
  AVANSATA_CU_CERTIFICAT_CALIFICAT: [
    "nu: semnătură avansată cu certificat calificat",
    "нет: усиленная подпись с квалифицированным сертификатом",
    "no: advanced signature with a qualified certificate",
  ],
  NECALIFICATA: ["nu", "нет", "no"],
  NEDETERMINATA: ["nu s-a putut stabili", "установить не удалось", "could not be established"],
};

/** The list by which that is known has not been replaced in time. */
export const expiredList: Text = [
  "trebuia înlocuită cu una nouă; rezultatul este după ultima cunoscută",
  "должен был быть заменён новым; результат — по последнему известному",
  "should have been replaced by a new one; the result follows the last one known",
];

export const proofKinds: Record<ProofKind, Text> = {
  MARCA_TEMPORALA: ["Marcă temporală", "Метка времени", "Time stamp"],
  INREGISTRARE_DE_DOVEZI: ["Înregistrare de dovezi", "Запись о доказательствах", "Evidence record"],
};

export const additions: Record<AdditionKind, Text> = {
  SEMNATURA: ["altă semnătură", "другая подпись", "another signature"],
  STAMPILA: ["o marcă temporală", "метка времени", "a time stamp"],
  CAMP: ["un câmp de semnătură", "поле подписи", "a signature field"],
  FORMULAR: ["valori în formular", "значения в форме", "values in the form"],
  ADNOTARE: ["adnotări", "примечания", "annotations"],
  DATE_DE_VALIDARE: ["date de validare", "данные для проверки", "validation data"],
};

export const reasons: Record<Reason, Text> = signatureReasons;
