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
  title: ["Raport de verificare a semnăturilor", "Отчёт о проверке подписей"],
  file: ["Fișierul", "Файл"],
  name: ["Nume", "Имя"],
  kind: ["Felul", "Вид"],
  size: ["Mărime, octeți", "Размер, байт"],
  hash: ["SHA-256", "SHA-256", "SHA-256"],
  signedFile: ["Fișierul semnat, trimis separat", "Подписанный файл, отправленный отдельно"],
  checkedAt: ["Verificat", "Проверено"],
  result: ["Rezultatul", "Результат"],
  none: ["Fișierul nu are semnături electronice.", "В файле нет электронных подписей."],
  allHold: [
    "Toate semnăturile sunt valabile, iar ce s-a semnat nu a fost schimbat. Numărul lor: {count}.",
    "Все подписи действительны, подписанное не изменено. Их количество: {count}.",
  ],
  someFail: ["Semnături valabile: {good} din {count}.", "Действительных подписей: {good} из {count}."],
  signature: ["Semnătura {number}: {name}", "Подпись {number}: {name}"],
  counterSignature: ["Contrasemnătura {number}: {name}", "Заверяющая подпись {number}: {name}"],
  unknown: ["semnatar necunoscut", "подписавший неизвестен"],
  holds: ["Valabilă. Ce s-a semnat nu a fost schimbat.", "Действительна. Подписанное не изменено."],
  integrity: ["Conținutul", "Содержимое"],
  trust: ["Certificatul", "Сертификат"],
  authority: ["Autoritatea recunoscută", "Признанный центр"],
  issuer: ["Certificat emis de", "Сертификат выдан"],
  serial: ["Numărul certificatului", "Номер сертификата"],
  declared: ["Nume declarat de semnatar", "Имя, заявленное подписавшим"],
  signedAt: ["Semnat, după ceasul semnatarului", "Подписано по часам подписавшего"],
  stampedAt: ["Semnat, după marca temporală", "Подписано по метке времени"],
  countsAt: ["Verificată la momentul", "Проверена на момент"],
  level: ["Nivelul", "Уровень"],
  qualified: ["Calificată", "Квалифицированная"],
  list: ["Lista de încredere", "Доверенный список"],
  existed: ["Valabilă: conținutul exista la {at}.", "Действительна: содержимое существовало {at}."],
  claimedAt: ["Momentul din ea", "Момент, указанный в ней"],
  revision: ["Revizia semnată", "Подписанная редакция"],
  missing: ["Se referă la fișierul", "Ссылается на файл"],
  covers: ["Fișierele acoperite", "Охваченные файлы"],
  added: ["Adăugat după semnătură", "Добавлено после подписи"],
  standard: ["Starea după ETSI EN 319 102-1", "Состояние по ETSI EN 319 102-1"],
  contents: ["Fișierele din container", "Файлы контейнера"],
  signedBy: ["Semnăturile care îl acoperă", "Подписи, которые его охватывают"],
  others: ["Alte fișiere", "Другие файлы"],
  andMore: ["și încă {count}", "и ещё {count}"],
  noSignature: ["niciuna", "ни одна"],
  unsaid: ["Ce nu spune acest raport", "О чём этот отчёт не говорит"],
} satisfies Record<string, Text>;

/** What a reader could take from a report, and should not. */
export const unsaid: Text[] = [
  [
    "Nu spune dacă textul este adevărat sau legal, și nici dacă semnatarul avea dreptul să semneze în numele altcuiva.",
    "Не говорит, верен ли текст и законен ли он, и имел ли подписавший право подписывать от имени другого.",
  ],
  [
    "Este valabil pentru momentul verificării: mai târziu un certificat poate fi revocat sau o autoritate poate să nu mai fie recunoscută.",
    "Действителен на момент проверки: позже сертификат могут отозвать, а центр — перестать признавать.",
  ],
  [
    "Raportul însuși nu este semnat. Cine vrea să fie sigur verifică din nou fișierul: amprenta lui SHA-256 este mai sus.",
    "Сам отчёт не подписан. Чтобы убедиться, проверьте файл заново: его SHA-256 указан выше.",
  ],
  [
    "Fișierul nu a fost păstrat de serviciul de verificare, dacă a fost trimis fără cont.",
    "Сервис проверки не сохранил файл, если тот отправлен без учётной записи.",
  ],
];

/** The kinds of files; one without a word is shown by its name. */
export const kinds: Partial<Record<FileKind, Text>> = {
  PDF: ["PDF", "PDF", "PDF"],
  CMS: ["semnătură CMS (.p7m, .p7s)", "подпись CMS (.p7m, .p7s)"],
  XADES: ["XML semnat (XAdES)", "подписанный XML (XAdES)"],
  ASIC: ["container semnat (ASiC)", "подписанный контейнер (ASiC)"],
  ODF: ["OpenDocument", "OpenDocument", "OpenDocument"],
  OOXML: ["Office Open XML", "Office Open XML", "Office Open XML"],
  JADES: ["JSON semnat (JAdES)", "подписанный JSON (JAdES)"],
  ERS: ["înregistrare de dovezi", "запись о доказательствах"],
  NECUNOSCUT: ["alt fel de fișier", "файл другого вида"],
};

export const integrities: Record<Integrity, Text> = {
  INTACTA: ["este cel semnat", "то, которое подписано"],
  MODIFICATA: ["nu este cel semnat", "не то, которое подписано"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось"],
};

export const trusts: Record<TrustGiven, Text> = {
  ACORDATA: ["este de încredere", "заслуживает доверия"],
  REFUZATA: ["nu este de încredere", "не заслуживает доверия"],
  NESTABILITA: ["nu s-a putut stabili", "установить не удалось"],
};

export const levels: Record<Level, Text> = {
  "B-B": ["B-B: fără marcă temporală", "B-B: без метки времени"],
  "B-T": ["B-T: cu marcă temporală", "B-T: с меткой времени"],
  "B-LT": ["B-LT: cu marcă temporală și datele de revocare", "B-LT: с меткой времени и данными об отзыве"],
  "B-LTA": [
    "B-LTA: cu dovezi păstrate sub o marcă temporală",
    "B-LTA: с доказательствами под меткой времени",
  ],
};

export const timeSources: Record<TimeSource, Text> = {
  STAMPILA_SEMNATURII: ["{at}, din marca temporală a semnăturii", "{at}, по метке времени подписи"],
  STAMPILA_DOCUMENTULUI: ["{at}, din marca temporală a documentului", "{at}, по метке времени документа"],
  VERIFICARE: ["{at}, momentul verificării", "{at}, момент проверки"],
};

export const qualifications: Record<Qualification, Text> = {
  SEMNATURA_CALIFICATA: ["semnătură electronică calificată", "квалифицированная электронная подпись"],
  SIGILIU_CALIFICAT: ["sigiliu electronic calificat", "квалифицированная электронная печать"],
  AVANSATA_CU_CERTIFICAT_CALIFICAT: [
    "nu: semnătură avansată cu certificat calificat",
    "нет: усиленная подпись с квалифицированным сертификатом",
  ],
  NECALIFICATA: ["nu", "нет"],
  NEDETERMINATA: ["nu s-a putut stabili", "установить не удалось"],
};

/** The list by which that is known has not been replaced in time. */
export const expiredList: Text = [
  "trebuia înlocuită cu una nouă; rezultatul este după ultima cunoscută",
  "должен был быть заменён новым; результат — по последнему известному",
];

export const proofKinds: Record<ProofKind, Text> = {
  MARCA_TEMPORALA: ["Marcă temporală", "Метка времени"],
  INREGISTRARE_DE_DOVEZI: ["Înregistrare de dovezi", "Запись о доказательствах"],
};

export const additions: Record<AdditionKind, Text> = {
  SEMNATURA: ["altă semnătură", "другая подпись"],
  STAMPILA: ["o marcă temporală", "метка времени"],
  CAMP: ["un câmp de semnătură", "поле подписи"],
  FORMULAR: ["valori în formular", "значения в форме"],
  ADNOTARE: ["adnotări", "примечания"],
  DATE_DE_VALIDARE: ["date de validare", "данные для проверки"],
};

export const reasons: Record<Reason, Text> = signatureReasons;
