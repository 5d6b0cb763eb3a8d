import { signatureReasons } from "../../../shared/everywhere/signature-reasons.ts";
import { signatureWords } from "../../api/signature-words.ts";
import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about signatures, events and the proof of a document. */
export const historyWords = words({
  signatures: {
    ...signatureWords,
    title: ["Semnături electronice", "Электронные подписи", "Electronic signatures"],
    none: [
      "Nicio versiune nu a fost semnată aici",
      "Ни одна версия здесь не подписана",
      "No version has been signed here",
    ],
    madeHere: ["Semnături făcute aici", "Подписи, сделанные здесь", "Signatures made here"],
    inFile: ["În versiunea curentă", "В текущей версии", "In the current version"],
    noneInFile: [
      "În versiunea curentă nu este nicio semnătură.",
      "В текущей версии подписей нет.",
      "There are no signatures in the current version.",
    ],
    elsewhere: ["Făcută în altă parte.", "Сделана в другом месте.", "Made elsewhere."],
    covers: [
      (names: string) => `Acoperă: ${names}`,
      (names: string) => `Охватывает: ${names}`,
      (names: string) => `Covers: ${names}`,
    ],
    refersTo: [
      (names: string) => `Se referă la fișierul: ${names}`,
      (names: string) => `Ссылается на файл: ${names}`,
      (names: string) => `Refers to the file: ${names}`,
    ],
    proofs: ["Mărci temporale și dovezi", "Метки времени и доказательства", "Time stamps and evidence"],
    proofKinds: {
      MARCA_TEMPORALA: ["Marcă temporală", "Метка времени", "Time stamp"],
      INREGISTRARE_DE_DOVEZI: ["Înregistrare de dovezi", "Запись о доказательствах", "Evidence record"],
    },
    existed: [
      (moment: string) => `Conținutul exista la ${moment}.`,
      (moment: string) => `Содержимое существовало ${moment}.`,
      (moment: string) => `The content existed on ${moment}.`,
    ],
    filesInside: ["Fișierele din interior", "Файлы внутри", "Files inside"],
    downloadFile: ["Descarcă", "Скачать", "Download"],
    fileIt: ["Salvează ca document", "Сохранить как документ", "Save as a document"],
    filed: [
      (name: string) => `Documentul „${name}” a fost creat.`,
      (name: string) => `Документ «${name}» создан.`,
      (name: string) => `The document ‘${name}’ was created.`,
    ],
    openFiled: ["Deschide documentul", "Открыть документ", "Open the document"],
    reportPdf: ["Raport (PDF)", "Отчёт (PDF)", "Report (PDF)"],
    reportXml: ["Raport pentru programe (XML)", "Отчёт для программ (XML)", "Report for programs (XML)"],
    unknown: ["semnatar necunoscut", "подписант неизвестен", "unknown signer"],
    issuedBy: [
      (name: string) => `certificat emis de ${name}`,
      (name: string) => `сертификат выдан: ${name}`,
      (name: string) => `certificate issued by ${name}`,
    ],
    declared: [
      (name: string) => `Nume declarat de semnatar: ${name}`,
      (name: string) => `Имя, заявленное подписантом: ${name}`,
      (name: string) => `Name declared by the signer: ${name}`,
    ],
    byAccount: [
      (name: string) => `Contul: ${name}`,
      (name: string) => `Учётная запись: ${name}`,
      (name: string) => `Account: ${name}`,
    ],
    ofVersion: [
      (number: string) => `versiunea ${number}`,
      (number: string) => `версия ${number}`,
      (number: string) => `version ${number}`,
    ],
    verifiedAt: [
      (moment: string) => `Verificată ${moment}`,
      (moment: string) => `Проверена ${moment}`,
      (moment: string) => `Verified ${moment}`,
    ],
    verify: ["Verifică din nou", "Проверить снова", "Verify again"],
    verifyAll: ["Verifică toate semnăturile", "Проверить все подписи", "Verify all signatures"],
    verdictOf: [
      (name: string, verdict: string) => `Semnătura lui ${name}: ${verdict}.`,
      (name: string, verdict: string) => `Подпись, ${name}: ${verdict}.`,
      (name: string, verdict: string) => `Signature of ${name}: ${verdict}.`,
    ],
    allGood: [
      plural.ro({
        one: "Semnătura din fișier este valabilă.",
        few: "Toate cele {} semnături din fișier sunt valabile.",
        other: "Toate cele {} de semnături din fișier sunt valabile.",
      }),
      plural.ru({
        one: "Подписей в файле: {}, действительна.",
        few: "Подписей в файле: {}, все действительны.",
        many: "Подписей в файле: {}, все действительны.",
      }),
      plural.en({
        one: "The signature in the file is valid.",
        other: "All {} signatures in the file are valid.",
      }),
    ],
    someBad: [
      plural.ro({
        one: "O semnătură nu este valabilă.",
        few: "{} semnături nu sunt valabile.",
        other: "{} de semnături nu sunt valabile.",
      }),
      plural.ru({
        one: "Недействительна {} подпись.",
        few: "Недействительны {} подписи.",
        many: "Недействительны {} подписей.",
      }),
      plural.en({ one: "{} signature is not valid.", other: "{} signatures are not valid." }),
    ],
    download: ["Descarcă semnătura", "Скачать подпись", "Download the signature"],
    downloadContainer: [
      "Descarcă fișierul cu semnăturile lui",
      "Скачать файл вместе с подписями",
      "Download the file with its signatures",
    ],
    provenUntil: [
      (day: string) => `Dovedită până la ${day}; dovada se reînnoiește automat`,
      (day: string) => `Подтверждена до ${day}; подтверждение продлевается автоматически`,
      (day: string) => `Proven until ${day}; the proof is renewed automatically`,
    ],
    proofEnds: {
      soon: [
        (day: string) => `Dovada semnăturii expiră la ${day}`,
        (day: string) => `Подтверждение подписи истекает ${day}`,
        (day: string) => `The proof of the signature expires on ${day}`,
      ],
      ended: [
        (day: string) => `Dovada semnăturii este expirată din ${day}`,
        (day: string) => `Подтверждение подписи истекло ${day}`,
        (day: string) => `The proof of the signature expired on ${day}`,
      ],
    },
    signTitle: [
      (name: string) => `Semnează „${name}”`,
      (name: string) => `Подписать «${name}»`,
      (name: string) => `Sign ‘${name}’`,
    ],
    signNow: [
      (number: string) => `Semnează versiunea ${number}`,
      (number: string) => `Подписать версию ${number}`,
      (number: string) => `Sign version ${number}`,
    ],
    signHint: [
      "Semnează contul dumneavoastră. Se semnează versiunea pe care o vedeți; dacă între timp apare alta, nu se semnează nimic.",
      "Подписывает ваша учётная запись. Подписывается версия, которую вы видите; если тем временем появится другая, ничего не подписывается.",
      "Your account signs. The version that you see is signed; if another appears in the meantime, nothing is signed.",
    ],
    signer: ["Semnatar", "Подписант", "Signer"],
    signerHint: [
      "Alt nume decât al contului se arată ca declarat de el",
      "Имя, отличное от имени учётной записи, показывается как заявленное ею",
      "A name other than that of the account is shown as declared by it",
    ],
    signerMissing: ["Scrieți numele semnatarului", "Введите имя подписанта", "Enter the name of the signer"],
    signed: [
      (number: string, name: string) => `Versiunea ${number} este semnată de ${name}.`,
      (number: string, name: string) => `Версия ${number} подписана: ${name}.`,
      (number: string, name: string) => `Version ${number} is signed by ${name}.`,
    ],
    remark: ["Observații", "Замечания", "Remarks"],
    remarkTitle: ["Observații la semnătură", "Замечания к подписи", "Remarks on the signature"],
    remarked: ["Observațiile au fost salvate.", "Замечания сохранены.", "The remarks were saved."],
    remove: ["Scoate din listă", "Убрать из списка", "Remove from the list"],
    removeTitle: [
      "Scoateți semnătura din listă?",
      "Убрать подпись из списка?",
      "Remove the signature from the list?",
    ],
    removeText: [
      "Se șterge înregistrarea ei de aici; fișierul semnat rămâne cum este, iar istoricul păstrează urma.",
      "Удаляется её запись здесь; подписанный файл остаётся как есть, а история хранит след.",
      "Its record here is deleted; the signed file stays as it is, and the history keeps the trace.",
    ],
    removed: [
      "Semnătura nu mai este în listă.",
      "Подписи больше нет в списке.",
      "The signature is no longer in the list.",
    ],
    locked: [
      "Scrieți întâi parola documentului, în locul paginii lui",
      "Сначала введите пароль документа на месте его страницы",
      "First enter the document password, in place of its page",
    ],
  },
  reasons: signatureReasons,
  qualifications: {
    SEMNATURA_CALIFICATA: [
      "Semnătură electronică calificată",
      "Квалифицированная электронная подпись",
      "Qualified electronic signature",
    ],
    SIGILIU_CALIFICAT: [
      "Sigiliu electronic calificat",
      "Квалифицированная электронная печать",
      "Qualified electronic seal",
    ],
    AVANSATA_CU_CERTIFICAT_CALIFICAT: [
      "Semnătură avansată cu certificat calificat",
      "Усиленная подпись с квалифицированным сертификатом",
      "Advanced signature with a qualified certificate",
    ],
    NECALIFICATA: ["Nu este calificată", "Не является квалифицированной", "Not qualified"],
    NEDETERMINATA: [
      "Nu se poate stabili dacă este calificată",
      "Нельзя установить, является ли квалифицированной",
      "It cannot be established whether it is qualified",
    ],
  },
  activity: {
    title: ["Activitate", "События", "Activity"],
    none: ["Niciun eveniment de acest fel", "Событий этого вида нет", "No events of this kind"],
    filter: ["Evenimente", "Какие события", "Events"],
    groups: {
      toate: ["toate", "все", "all"],
      continut: ["conținut și date", "содержимое и сведения", "content and details"],
      acces: ["acces", "доступ", "access"],
      semnaturi: ["semnături", "подписи", "signatures"],
      stare: ["arhivă și coș", "архив и корзина", "archive and bin"],
      citiri: ["citiri, de orice fel", "чтения всех видов", "readings of any kind"],
      vizualizare: ["vizualizări", "просмотры", "views"],
      descarcare: ["descărcări", "скачивания", "downloads"],
      comparare: ["comparări", "сравнения", "comparisons"],
      note: ["note", "заметки", "notes"],
    },
    addNote: ["Adaugă o notă", "Добавить заметку", "Add a note"],
    noteTitle: [
      "Notă în istoricul documentului",
      "Заметка в истории документа",
      "Note in the history of the document",
    ],
    note: ["Nota", "Заметка", "Note"],
    noteHint: [
      "Rămâne în istoric pentru totdeauna, cu numele dumneavoastră",
      "Останется в истории навсегда, с вашим именем",
      "It stays in the history for ever, with your name",
    ],
    noteMissing: ["Scrieți nota", "Введите заметку", "Enter the note"],
    noted: ["Nota este în istoric.", "Заметка в истории.", "The note is in the history."],
  },
  events: {
    kinds: {
      CREAT: ["a creat documentul", "документ создан", "created the document"],
      MODIFICAT: ["a modificat documentul", "документ изменён", "changed the document"],
      RESTAURAT: ["a restaurat o versiune", "восстановлена версия", "restored a version"],
      PARTAJAT: ["a dat acces", "дан доступ", "gave access"],
      REVOCAT: ["a luat accesul înapoi", "доступ отозван", "withdrew access"],
      CERUT: ["a cerut acces", "запрошен доступ", "requested access"],
      APROBAT: ["a aprobat o cerere de acces", "запрос доступа одобрен", "approved an access request"],
      RESPINS: ["a respins o cerere de acces", "запрос доступа отклонён", "rejected an access request"],
      SEMNAT: ["a semnat", "подписано", "signed"],
      VERIFICAT: ["a verificat o semnătură", "проверена подпись", "verified a signature"],
      PRELUNGIT: [
        "a reînnoit dovada unei semnături",
        "продлено подтверждение подписи",
        "renewed the proof of a signature",
      ],
      SCANAT: ["a scanat conținutul", "содержимое проверено на вирусы", "scanned the content"],
      ELIBERAT: [
        "a eliberat conținutul după scanare",
        "содержимое освобождено после проверки",
        "released the content after a scan",
      ],
      ARHIVAT: ["a arhivat documentul", "документ отправлен в архив", "archived the document"],
      REACTIVAT: ["a restaurat documentul", "документ восстановлен", "restored the document"],
      STERS: ["a mutat documentul în coș", "документ отправлен в корзину", "moved the document to the bin"],
      PURJAT: ["a eliminat definitiv conținutul", "содержимое уничтожено", "destroyed the content"],
      IMPORTAT: [
        "a importat documentul de la un furnizor",
        "документ импортирован от поставщика",
        "imported the document from a provider",
      ],
      RESINCRONIZAT: [
        "a adus conținutul nou al sursei",
        "получено новое содержимое источника",
        "fetched the new content of the source",
      ],
      TRANSCRIS: ["a citit textul documentului", "прочитан текст документа", "read the text of the document"],
      GENERAT: [
        "a creat documentul dintr-un șablon",
        "документ создан по шаблону",
        "created the document from a template",
      ],
      NOTA: ["a notat", "заметка", "noted"],
      DESCARCAT: [
        "a vizualizat sau a descărcat documentul",
        "документ просмотрен или скачан",
        "viewed or downloaded the document",
      ],
    },
    virusFound: [
      (name: string) => `a găsit un virus: ${name}`,
      (name: string) => `найден вирус: ${name}`,
      (name: string) => `found a virus: ${name}`,
    ],
    newVersion: [
      (number: string) => `a adăugat versiunea ${number}`,
      (number: string) => `добавлена версия ${number}`,
      (number: string) => `added version ${number}`,
    ],
    changedFields: [
      (fields: string) => `a modificat: ${fields}`,
      (fields: string) => `изменено: ${fields}`,
      (fields: string) => `changed: ${fields}`,
    ],
    signatureNote: [
      "a scris o observație la o semnătură",
      "записано замечание к подписи",
      "wrote a remark on a signature",
    ],
    restoredFrom: [
      (number: string) => `a restaurat versiunea ${number}`,
      (number: string) => `восстановлена версия ${number}`,
      (number: string) => `restored version ${number}`,
    ],
    linkMade: ["a creat un link", "создана ссылка", "created a link"],
    linkRevoked: ["a revocat un link", "ссылка отозвана", "revoked a link"],
    expired: ["accesul dat a expirat", "срок доступа истёк", "the access given has expired"],
    signedVersion: [
      (number: string) => `a semnat; semnătura este în versiunea ${number}`,
      (number: string) => `подписано; подпись в версии ${number}`,
      (number: string) => `signed; the signature is in version ${number}`,
    ],
    foundGood: [
      "a verificat o semnătură: este valabilă",
      "подпись проверена: действительна",
      "verified a signature: it is valid",
    ],
    foundBad: [
      "a verificat o semnătură: nu este valabilă",
      "подпись проверена: недействительна",
      "verified a signature: it is not valid",
    ],
    read: {
      vizualizare: ["a vizualizat documentul", "документ просмотрен", "viewed the document"],
      descarcare: ["a descărcat documentul", "документ скачан", "downloaded the document"],
      comparare: [
        "a comparat textul documentului",
        "текст документа сравнивали",
        "compared the text of the document",
      ],
    },
    ofVersion: [
      (said: string, number: string) => `${said}, versiunea ${number}`,
      (said: string, number: string) => `${said}, версия ${number}`,
      (said: string, number: string) => `${said}, version ${number}`,
    ],
    filedFrom: [
      (file: string, code: string) => `a creat documentul din fișierul „${file}” al documentului ${code}`,
      (file: string, code: string) => `документ создан из файла «${file}» документа ${code}`,
      (file: string, code: string) => `created the document from the file ‘${file}’ of the document ${code}`,
    ],
  },
  proof: {
    title: [
      (name: string) => `Dovada documentului „${name}”`,
      (name: string) => `Доказательство документа «${name}»`,
      (name: string) => `Proof of the document ‘${name}’`,
    ],
    print: ["Tipărește", "Печать", "Print"],
    back: ["Înapoi la document", "Назад к документу", "Back to the document"],
    state: ["Stare", "Состояние", "State"],
    made: ["Dovada a fost făcută", "Доказательство составлено", "Proof made"],
    madeBy: [
      (name: string, moment: string) => `de ${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
      (name: string, moment: string) => `by ${name}, ${moment}`,
    ],
    versions: ["Versiunile și amprentele lor", "Версии и их отпечатки", "Versions and their fingerprints"],
    file: ["Fișier", "Файл", "File"],
    hashCheck: [
      "Verificarea fișierului fără sistem: cele două rânduri trebuie să fie la fel",
      "Проверка файла без системы: обе строки должны совпасть",
      "Checking the file without the system: the two lines must be the same",
    ],
    copy: ["Copiază comenzile", "Копировать команды", "Copy the commands"],
    rootHint: [
      "radacina.pem este certificatul autorității care a emis certificatele semnatarilor; se ia de la ea. Comenzile scriu „CAdES Verification successful” și „CMS Verification successful”, apoi amprenta certificatului, aceeași cu cea din dovadă.",
      "radacina.pem — сертификат центра, выдавшего сертификаты подписантов; его берут у него самого. Команды пишут «CAdES Verification successful» и «CMS Verification successful», затем отпечаток сертификата, тот же, что в доказательстве.",
      "radacina.pem is the certificate of the authority that issued the signers' certificates; get it from them. The commands write ‘CAdES Verification successful’ and ‘CMS Verification successful’, then the fingerprint of the certificate, the same as in the proof.",
    ],
    signatureCheck: [
      (name: string, number: string) => `Verificarea semnăturii lui ${name} din versiunea ${number}`,
      (name: string, number: string) => `Проверка подписи: ${name}, версия ${number}`,
      (name: string, number: string) => `Verifying the signature of ${name} in version ${number}`,
    ],
    certificate: ["Certificat", "Сертификат", "Certificate"],
    serial: ["Numărul certificatului", "Номер сертификата", "Certificate number"],
    fingerprint: [
      "Amprenta certificatului (SHA-256)",
      "Отпечаток сертификата (SHA-256)",
      "Certificate fingerprint (SHA-256)",
    ],
    stamp: ["Marca temporală", "Метка времени", "Time stamp"],
    verified: ["Verificată ultima dată", "Последняя проверка", "Last verified"],
    readings: ["Cine l-a citit", "Кто его читал", "Who has read it"],
    readingsHint: [
      "Citirile stau în afara lanțului. Se notează cel mult o dată la cinci minute pentru o descărcare și o dată pe oră pentru o vizualizare sau o comparare.",
      "Чтения не входят в цепочку. Скачивание записывается не чаще раза в пять минут, просмотр и сравнение — не чаще раза в час.",
      "Readings are outside the chain. A download is recorded at most once every five minutes, a view or a comparison at most once an hour.",
    ],
    readingsNone: [
      "Nicio citire. Citirile le vede cine poate modifica documentul.",
      "Чтений нет. Чтения видит тот, кто может изменять документ.",
      "No readings. Readings are seen by those who can change the document.",
    ],
    readingsMost: [
      (most: string) =>
        `Se arată cele mai noi ${most}; celelalte sunt pe pagina documentului, la Activitate.`,
      (most: string) => `Показаны последние ${most}; остальные — на странице документа, в разделе «События».`,
      (most: string) =>
        `The newest ${most} are shown; the others are on the page of the document, under Activity.`,
    ],
    chain: ["Istoricul", "История", "History"],
    chainWhole: ["istoric întreg", "история цела", "history intact"],
    chainBroken: ["istoric alterat", "история изменена", "history altered"],
    chainCount: [
      plural.ro({
        one: "Un eveniment în lanț.",
        few: "{} evenimente în lanț.",
        other: "{} de evenimente în lanț.",
      }),
      plural.ru({
        one: "{} событие в цепочке.",
        few: "{} события в цепочке.",
        many: "{} событий в цепочке.",
      }),
      plural.en({ one: "{} event in the chain.", other: "{} events in the chain." }),
    ],
    lastHash: [
      "Ultima amprentă a lanțului:",
      "Последний отпечаток цепочки:",
      "Last fingerprint of the chain:",
    ],
    partly: [
      (shown: string, all: string) =>
        `Se arată ${shown} din ${all} evenimente: pe celelalte le văd cei care administrează documentul, așa că lanțul nu poate fi verificat pe această hârtie.`,
      (shown: string, all: string) =>
        `Показано событий: ${shown} из ${all}; остальные видят управляющие документом, поэтому по этой бумаге цепочку проверить нельзя.`,
      (shown: string, all: string) =>
        `${shown} of ${all} events are shown: the others are seen by those who administer the document, so the chain cannot be checked on this paper.`,
    ],
    chainCheck: [
      "Verificarea istoricului fără sistem",
      "Проверка истории без системы",
      "Checking the history without the system",
    ],
    chainHint: [
      "Fiecare rând al fișierului este un eveniment și începe cu amprenta celui dinainte. Comenzile scriu ultima amprentă a lanțului, iar un rând care nu se potrivește îl arată cu RUPT.",
      "Каждая строка файла — событие и начинается с отпечатка предыдущего. Команды пишут последний отпечаток цепочки, а несовпадающую строку показывают со словом RUPT.",
      "Each line of the file is an event and begins with the fingerprint of the one before. The commands write the last fingerprint of the chain, and mark a line that does not match with RUPT.",
    ],
    brokenHere: ["de aici nu se mai potrivește", "отсюда не совпадает", "does not match from here on"],
    when: ["Când", "Когда", "When"],
    who: ["Cine", "Кто", "Who"],
    what: ["Ce", "Что", "What"],
    eventHash: ["Amprenta", "Отпечаток", "Fingerprint"],
    readers: ["Cine îl poate vedea", "Кто его может видеть", "Who can see it"],
  },
});
