import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about signatures, events and the proof of a document. */
export const historyWords = words({
  signatures: {
    title: ["Semnături electronice", "Электронные подписи"],
    none: ["Nicio versiune nu a fost semnată aici", "Ни одна версия здесь не подписана"],
    madeHere: ["Semnături făcute aici", "Подписи, сделанные здесь"],
    inFile: ["În versiunea curentă", "В текущей версии"],
    noneInFile: ["În versiunea curentă nu este nicio semnătură.", "В текущей версии подписей нет."],
    elsewhere: ["Făcută în altă parte.", "Сделана в другом месте."],
    unknown: ["semnatar necunoscut", "подписант неизвестен"],
    verdicts: {
      VALIDA: ["validă", "действительна"],
      INVALIDA: ["nu este validă", "недействительна"],
    },
    levels: {
      "B-B": ["fără ștampilă de timp", "без метки времени"],
      "B-T": ["cu ștampilă de timp", "с меткой времени"],
      "B-LT": ["cu ștampilă de timp și lista de revocări", "с меткой времени и списком отзыва"],
      "B-LTA": ["cu dovezi păstrate sub o ștampilă de timp", "с доказательствами под меткой времени"],
    },
    kinds: {
      PADES: ["în PDF", "внутри PDF"],
      CADES: ["alături de fișier", "рядом с файлом"],
    },
    issuedBy: [(name: string) => `certificat emis de ${name}`, (name: string) => `сертификат выдан: ${name}`],
    declared: [
      (name: string) => `Nume declarat de semnatar: ${name}`,
      (name: string) => `Имя, заявленное подписантом: ${name}`,
    ],
    byAccount: [(name: string) => `Contul: ${name}`, (name: string) => `Учётная запись: ${name}`],
    ofVersion: [(number: string) => `versiunea ${number}`, (number: string) => `версия ${number}`],
    verifiedAt: [(moment: string) => `Verificată ${moment}`, (moment: string) => `Проверена ${moment}`],
    verify: ["Verifică din nou", "Проверить снова"],
    verifyAll: ["Verifică toate semnăturile", "Проверить все подписи"],
    verdictOf: [
      (name: string, verdict: string) => `Semnătura lui ${name}: ${verdict}.`,
      (name: string, verdict: string) => `Подпись, ${name}: ${verdict}.`,
    ],
    allGood: [
      plural.ro({
        one: "Semnătura din fișier este validă.",
        few: "Toate cele {} semnături din fișier sunt valide.",
        other: "Toate cele {} de semnături din fișier sunt valide.",
      }),
      plural.ru({
        one: "Подписей в файле: {}, действительна.",
        few: "Подписей в файле: {}, все действительны.",
        many: "Подписей в файле: {}, все действительны.",
      }),
    ],
    someBad: [
      plural.ro({
        one: "O semnătură nu este validă.",
        few: "{} semnături nu sunt valide.",
        other: "{} de semnături nu sunt valide.",
      }),
      plural.ru({
        one: "Недействительна {} подпись.",
        few: "Недействительны {} подписи.",
        many: "Недействительны {} подписей.",
      }),
    ],
    download: ["Descarcă semnătura", "Скачать подпись"],
    downloadContainer: ["Descarcă fișierul cu semnăturile lui", "Скачать файл вместе с подписями"],
    provenUntil: [
      (day: string) => `Dovedită până la ${day}; dovada se reînnoiește automat`,
      (day: string) => `Подтверждена до ${day}; подтверждение продлевается автоматически`,
    ],
    downloaded: [(name: string) => `Descărcat: ${name}.`, (name: string) => `Скачано: ${name}.`],
    signTitle: [(name: string) => `Semnează „${name}”`, (name: string) => `Подписать «${name}»`],
    signNow: [
      (number: string) => `Semnează versiunea ${number}`,
      (number: string) => `Подписать версию ${number}`,
    ],
    signHint: [
      "Semnează contul dumneavoastră. Se semnează versiunea pe care o vedeți; dacă între timp apare alta, nu se semnează nimic.",
      "Подписывает ваша учётная запись. Подписывается версия, которую вы видите; если тем временем появится другая, ничего не подписывается.",
    ],
    signer: ["Semnatar", "Подписант"],
    signerHint: [
      "Alt nume decât al contului se arată ca declarat de el",
      "Имя, отличное от имени учётной записи, показывается как заявленное ею",
    ],
    signerMissing: ["Scrieți numele semnatarului", "Введите имя подписанта"],
    signed: [
      (number: string, name: string) => `Versiunea ${number} este semnată de ${name}.`,
      (number: string, name: string) => `Версия ${number} подписана: ${name}.`,
    ],
    remark: ["Observații", "Замечания"],
    remarkTitle: ["Observații la semnătură", "Замечания к подписи"],
    remarked: ["Observațiile au fost salvate.", "Замечания сохранены."],
    remove: ["Scoate din listă", "Убрать из списка"],
    removeTitle: ["Scoateți semnătura din listă?", "Убрать подпись из списка?"],
    removeText: [
      "Se șterge înregistrarea ei de aici; fișierul semnat rămâne cum este, iar istoricul păstrează urma.",
      "Удаляется её запись здесь; подписанный файл остаётся как есть, а история хранит след.",
    ],
    removed: ["Semnătura nu mai este în listă.", "Подписи больше нет в списке."],
    locked: [
      "Scrieți întâi parola documentului, în locul paginii lui",
      "Сначала введите пароль документа на месте его страницы",
    ],
  },
  reasons: {
    CONTINUT_MODIFICAT: [
      "Fișierul nu mai este cel care a fost semnat.",
      "Файл уже не тот, который был подписан.",
    ],
    CERTIFICAT_EXPIRAT: [
      "Certificatul a expirat, și nicio ștampilă de timp nu arată că semnătura este mai veche.",
      "Сертификат истёк, и метки времени, доказывающей, что подпись сделана раньше, нет.",
    ],
    CERTIFICAT_INCA_NEVALABIL: [
      "La data semnării certificatul încă nu era valabil.",
      "На момент подписания сертификат ещё не действовал.",
    ],
    CERTIFICAT_NECUNOSCUT: [
      "Certificatul nu vine de la cineva în care are încredere sistemul.",
      "Сертификат выдан не тем, кому доверяет система.",
    ],
    CERTIFICAT_REVOCAT: [
      "Certificatul fusese retras când s-a semnat.",
      "На момент подписания сертификат был отозван.",
    ],
    REVOCARE_NEVERIFICATA: [
      "Nu s-a putut verifica dacă un certificat al semnăturii a fost revocat; verificați din nou mai târziu.",
      "Не удалось проверить, отозван ли сертификат этой подписи; повторите проверку позже.",
    ],
    CERTIFICAT_NEPOTRIVIT: [
      "Certificatul nu este unul pentru semnarea documentelor.",
      "Сертификат не предназначен для подписания документов.",
    ],
    FORMA_NEACCEPTATA: ["Forma semnăturii nu este cea cerută.", "Форма подписи не та, которая требуется."],
    ALGORITM_SLAB: [
      "Algoritmul sau cheia semnăturii sunt prea slabe.",
      "Алгоритм или ключ подписи слишком слабые.",
    ],
    CONTINUT_LIPSA: ["Lipsește fișierul care a fost semnat.", "Нет файла, который был подписан."],
    CERTIFICAT_LIPSA: ["Lipsește certificatul semnatarului.", "Нет сертификата подписавшего."],
    NESUSTINUT: ["Semnătura nu poate fi verificată aici.", "Эту подпись нельзя проверить здесь."],
    FISIER_CRIPTAT: [
      "Fișierul se deschide numai cu o parolă sau cu un certificat.",
      "Файл открывается только по паролю или сертификату.",
    ],
    CERTIFICAT_NEPERMIS: [
      "Cel care a emis certificatul nu avea voie să-l emită.",
      "Выдавший сертификат не имел права его выдавать.",
    ],
    SEMNATURA_CORUPTA: ["Semnătura însăși este deteriorată.", "Сама подпись повреждена."],
    STAMPILA_INVALIDA: ["Ștampila de timp nu este bună.", "Метка времени недействительна."],
    ACOPERIRE_PARTIALA: ["Semnătura nu acoperă tot fișierul.", "Подпись охватывает не весь файл."],
  },
  qualifications: {
    SEMNATURA_CALIFICATA: ["Semnătură electronică calificată", "Квалифицированная электронная подпись"],
    SIGILIU_CALIFICAT: ["Sigiliu electronic calificat", "Квалифицированная электронная печать"],
    AVANSATA_CU_CERTIFICAT_CALIFICAT: [
      "Semnătură avansată cu certificat calificat",
      "Усиленная подпись с квалифицированным сертификатом",
    ],
    NECALIFICATA: ["Nu este calificată", "Не является квалифицированной"],
    NEDETERMINATA: [
      "Nu se poate stabili dacă este calificată",
      "Нельзя установить, является ли квалифицированной",
    ],
  },
  activity: {
    title: ["Activitate", "События"],
    none: ["Niciun eveniment de acest fel", "Событий этого вида нет"],
    filter: ["Evenimente", "Какие события"],
    groups: {
      toate: ["toate", "все"],
      continut: ["conținut și date", "содержимое и сведения"],
      acces: ["acces", "доступ"],
      semnaturi: ["semnături", "подписи"],
      stare: ["arhivă și coș", "архив и корзина"],
      descarcari: ["citiri și descărcări", "просмотры и скачивания"],
      note: ["note", "заметки"],
    },
    addNote: ["Adaugă o notă", "Добавить заметку"],
    noteTitle: ["Notă în istoricul documentului", "Заметка в истории документа"],
    note: ["Nota", "Заметка"],
    noteHint: [
      "Rămâne în istoric pentru totdeauna, cu numele dumneavoastră",
      "Останется в истории навсегда, с вашим именем",
    ],
    noteMissing: ["Scrieți nota", "Введите заметку"],
    noted: ["Nota este în istoric.", "Заметка в истории."],
  },
  events: {
    kinds: {
      CREAT: ["a creat documentul", "документ создан"],
      MODIFICAT: ["a modificat documentul", "документ изменён"],
      RESTAURAT: ["a readus o versiune", "возвращена версия"],
      PARTAJAT: ["a dat acces", "дан доступ"],
      REVOCAT: ["a luat accesul înapoi", "доступ отозван"],
      CERUT: ["a cerut acces", "запрошен доступ"],
      APROBAT: ["a aprobat o cerere de acces", "запрос доступа одобрен"],
      RESPINS: ["a respins o cerere de acces", "запрос доступа отклонён"],
      SEMNAT: ["a semnat", "подписано"],
      VERIFICAT: ["a verificat o semnătură", "проверена подпись"],
      PRELUNGIT: ["a reînnoit dovada unei semnături", "продлено подтверждение подписи"],
      ARHIVAT: ["a arhivat documentul", "документ отправлен в архив"],
      REACTIVAT: ["a readus documentul ca activ", "документ возвращён в работу"],
      STERS: ["a mutat documentul în coș", "документ отправлен в корзину"],
      PURJAT: ["a eliminat definitiv conținutul", "содержимое уничтожено"],
      IMPORTAT: ["a importat documentul de la un furnizor", "документ импортирован от поставщика"],
      RESINCRONIZAT: ["a adus conținutul nou al sursei", "получено новое содержимое источника"],
      TRANSCRIS: ["a citit textul documentului", "прочитан текст документа"],
      GENERAT: ["a creat documentul dintr-un șablon", "документ создан по шаблону"],
      NOTA: ["a notat", "заметка"],
      DESCARCAT: ["a descărcat documentul", "документ скачан"],
    },
    newVersion: [
      (number: string) => `a adăugat versiunea ${number}`,
      (number: string) => `добавлена версия ${number}`,
    ],
    changedFields: [(fields: string) => `a modificat: ${fields}`, (fields: string) => `изменено: ${fields}`],
    signatureNote: ["a scris o observație la o semnătură", "записано замечание к подписи"],
    restoredFrom: [
      (number: string) => `a readus versiunea ${number}`,
      (number: string) => `возвращена версия ${number}`,
    ],
    linkMade: ["a creat un link", "создана ссылка"],
    linkRevoked: ["a revocat un link", "ссылка отозвана"],
    expired: ["accesul dat a expirat", "срок доступа истёк"],
    signedVersion: [
      (number: string) => `a semnat; semnătura este în versiunea ${number}`,
      (number: string) => `подписано; подпись в версии ${number}`,
    ],
    foundGood: ["a verificat o semnătură: este validă", "подпись проверена: действительна"],
    foundBad: ["a verificat o semnătură: nu este validă", "подпись проверена: недействительна"],
    looked: ["a răsfoit documentul", "документ просмотрен"],
    downloadedVersion: [
      (number: string) => `a descărcat versiunea ${number}`,
      (number: string) => `скачана версия ${number}`,
    ],
  },
  proof: {
    title: [
      (name: string) => `Dovada documentului „${name}”`,
      (name: string) => `Доказательство документа «${name}»`,
    ],
    print: ["Tipărește", "Печать"],
    back: ["Înapoi la document", "Назад к документу"],
    state: ["Stare", "Состояние"],
    made: ["Dovada a fost făcută", "Доказательство составлено"],
    madeBy: [
      (name: string, moment: string) => `de ${name}, ${moment}`,
      (name: string, moment: string) => `${name}, ${moment}`,
    ],
    versions: ["Versiunile și amprentele lor", "Версии и их хеши"],
    file: ["Fișier", "Файл"],
    hashCheck: [
      "Verificarea fișierului fără sistem: cele două rânduri trebuie să fie la fel",
      "Проверка файла без системы: обе строки должны совпасть",
    ],
    copy: ["Copiază comenzile", "Копировать команды"],
    rootHint: [
      "radacina.pem este certificatul autorității care a emis certificatele semnatarilor; se ia de la ea. Comenzile scriu „CAdES Verification successful” și „CMS Verification successful”, apoi amprenta certificatului, aceeași cu cea din dovadă.",
      "radacina.pem — сертификат центра, выдавшего сертификаты подписантов; его берут у него самого. Команды пишут «CAdES Verification successful» и «CMS Verification successful», затем отпечаток сертификата, тот же, что в доказательстве.",
    ],
    signatureCheck: [
      (name: string, number: string) => `Verificarea semnăturii lui ${name} din versiunea ${number}`,
      (name: string, number: string) => `Проверка подписи: ${name}, версия ${number}`,
    ],
    certificate: ["Certificat", "Сертификат"],
    serial: ["Numărul certificatului", "Номер сертификата"],
    fingerprint: ["Amprenta certificatului (SHA-256)", "Отпечаток сертификата (SHA-256)"],
    stamp: ["Ștampila de timp", "Метка времени"],
    verified: ["Verificată ultima dată", "Последняя проверка"],
    chain: ["Istoricul", "История"],
    chainWhole: ["istoric întreg", "история цела"],
    chainBroken: ["istoric alterat", "история изменена"],
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
    ],
    lastHash: ["Ultima amprentă a lanțului:", "Последний хеш цепочки:"],
    partly: [
      (shown: string, all: string) =>
        `Se arată ${shown} din ${all} evenimente: pe celelalte le văd cei care administrează documentul, așa că lanțul nu poate fi verificat pe această hârtie.`,
      (shown: string, all: string) =>
        `Показано событий: ${shown} из ${all}; остальные видят управляющие документом, поэтому по этой бумаге цепочку проверить нельзя.`,
    ],
    chainCheck: ["Verificarea istoricului fără sistem", "Проверка истории без системы"],
    chainHint: [
      "Fiecare rând al fișierului este un eveniment și începe cu amprenta celui dinainte. Comenzile scriu ultima amprentă a lanțului, iar un rând care nu se potrivește îl arată cu RUPT.",
      "Каждая строка файла — событие и начинается с хеша предыдущего. Команды пишут последний хеш цепочки, а несовпадающую строку показывают со словом RUPT.",
    ],
    brokenHere: ["de aici nu se mai potrivește", "отсюда не совпадает"],
    when: ["Când", "Когда"],
    who: ["Cine", "Кто"],
    what: ["Ce", "Что"],
    eventHash: ["Amprenta", "Хеш"],
    readers: ["Cine îl poate vedea", "Кто его может видеть"],
  },
});
