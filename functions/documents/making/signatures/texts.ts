import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import {
  conflict,
  keyed,
  notFound,
  tooLarge,
  unavailable,
  unprocessable,
} from "../../../../shared/errors.ts";

export const refusals = keyed({
  certificatNefolosibil: conflict([
    "Certificatul semnatarului nu poate fi folosit: {motiv}.",
    "Сертификат подписанта нельзя использовать: {motiv}.",
    "The signer's certificate cannot be used: {motiv}.",
  ]),
  nivelIndisponibil: unavailable([
    "Serviciul de semnare nu poate da acum nivelul cerut, {nivel}. Nu s-a semnat nimic.",
    "Сервис подписи сейчас не может дать требуемый уровень {nivel}. Ничего не подписано.",
    "The signing service cannot give the required level, {nivel}, now. Nothing was signed.",
  ]),
  altaVersiune: conflict([
    "Între timp versiunea curentă a devenit {numar}; citiți-o înainte de a o semna.",
    "Текущей версией уже стала {numar}; прочитайте её, прежде чем подписать.",
    "In the meantime the current version has become {numar}; read it before you sign it.",
  ]),
  pdfPreaMare: tooLarge([
    "Un PDF se semnează și se verifică până la {limita} octeți.",
    "PDF подписывается и проверяется до {limita} байт.",
    "A PDF can be signed and verified up to {limita} bytes.",
  ]),
  semnaturaInauntru: conflict([
    "Semnătura este în PDF: descărcați PDF-ul, el se deschide în orice cititor.",
    "Подпись находится внутри PDF: скачайте PDF, он открывается в любой программе.",
    "The signature is in the PDF: download the PDF, it opens in any reader.",
  ]),
  containerPreaMare: tooLarge([
    "Un container cu semnături se face din fișiere de până la {limita} octeți; descărcați fișierul și semnătura separat.",
    "Контейнер с подписями создаётся из файлов до {limita} байт; скачайте файл и подпись отдельно.",
    "A container with signatures can be made from files of up to {limita} bytes; download the file and the signature separately.",
  ]),
  pdfCriptat: conflict([
    "PDF-ul este criptat și nu poate fi semnat.",
    "PDF зашифрован и не может быть подписан.",
    "The PDF is encrypted and cannot be signed.",
  ]),
  pdfCertificat: conflict([
    "PDF-ul este certificat împotriva oricărei modificări și nu mai poate fi semnat.",
    "PDF заверен от любых изменений и больше не может быть подписан.",
    "The PDF is certified against any change and can no longer be signed.",
  ]),
  pdfDeteriorat: conflict([
    "PDF-ul este deteriorat și nu poate fi semnat.",
    "PDF повреждён и не может быть подписан.",
    "The PDF is damaged and cannot be signed.",
  ]),
  pdfReferintaFaraObiect: conflict([
    "PDF-ul se referă la un obiect care nu există ({obiect}), căruia i s-ar putea da conținut după semnare. Salvați-l din nou și încărcați-l.",
    "PDF ссылается на несуществующий объект ({obiect}), которому можно придать содержимое после подписания. Сохраните его заново и загрузите.",
    "The PDF refers to an object that does not exist ({obiect}), which could be given content after signing. Save it again and upload it.",
  ]),
  pdfObiectDublu: conflict([
    "PDF-ul definește de două ori același obiect sau aceeași cheie ({obiect}) și nu poate fi semnat. Salvați-l din nou și încărcați-l.",
    "PDF дважды определяет один и тот же объект или ключ ({obiect}) и не может быть подписан. Сохраните его заново и загрузите.",
    "The PDF defines the same object or key twice ({obiect}) and cannot be signed. Save it again and upload it.",
  ]),
  pdfInfoGresit: conflict([
    "În PDF, Info nu este un dicționar ({obiect}); el nu poate fi semnat. Salvați-l din nou și încărcați-l.",
    "Info в PDF — не словарь ({obiect}); его нельзя подписать. Сохраните PDF заново и загрузите.",
    "In the PDF, Info is not a dictionary ({obiect}); the PDF cannot be signed. Save it again and upload it.",
  ]),
  pdfNecitibil: unprocessable([
    "Fișierul nu este un PDF care poate fi citit.",
    "Файл не является PDF, который можно прочитать.",
    "The file is not a PDF that can be read.",
  ]),
  fisierNecitibil: unprocessable([
    "Fișierul începe ca un {fel}, dar nu poate fi citit: este deteriorat sau are ceva ce aici nu se citește, de exemplu o declarație DTD.",
    "Файл начинается как {fel}, но прочитать его нельзя: он повреждён или содержит то, что здесь не читается, например объявление DTD.",
    "The file begins like a {fel}, but cannot be read: it is damaged or has something that is not read here, for example a DTD declaration.",
  ]),
  felNecunoscut: unprocessable([
    "În fișier nu este nicio semnătură de un fel cunoscut aici.",
    "В файле нет подписи известного здесь вида.",
    "The file has no signature of a kind known here.",
  ]),
  nesustinut: unprocessable([
    "Fișierul are semnături de un fel care nu poate fi verificat aici ({fel}).",
    "В файле есть подписи вида, который здесь нельзя проверить ({fel}).",
    "The file has signatures of a kind that cannot be verified here ({fel}).",
  ]),
  fisierInexistent: notFound([
    "În document nu este un fișier cu numărul {numar}.",
    "В документе нет файла с номером {numar}.",
    "The document has no file with the number {numar}.",
  ]),
  semnaturaContinutuluiExistent: conflict([
    "O semnătură rămâne cât există conținutul documentului.",
    "Подпись остаётся, пока существует содержимое документа.",
    "A signature stays for as long as the content of the document exists.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "semnatura-documents": [
      "Semnăturile electronice ale documentelor",
      "Электронные подписи документов",
      "The electronic signatures of documents",
    ],
    "signature-checks": [
      "Verificarea semnăturilor unui fișier trimis de oricine",
      "Проверка подписей файла, присланного кем угодно",
      "Checks of the signatures in a file that anyone sends",
    ],
  },
  operations: {
    "documents.sign": [
      "Un PDF primește semnătura înăuntru (PAdES), ca versiune nouă; orice alt fișier, alături (CAdES), la `semnatura-documents.download`. Cu `numarVersiune` se semnează ce s-a văzut: altă versiune curentă este 409. Serviciul de semnare primește doar amprenta; dacă lipsește, 503 și nimic scris. Un PDF criptat, certificat sau deteriorat este 409, unul peste 50 MB 413.",
      "PDF получает подпись внутри (PAdES), как новую версию; любой другой файл — рядом (CAdES), по `semnatura-documents.download`. С `numarVersiune` подписывается увиденное: другая текущая версия — 409. Сервис подписи получает только отпечаток; если его нет — 503, и ничего не записано. Зашифрованный, заверенный или повреждённый PDF — 409, больше 50 МБ — 413.",
      "A PDF gets the signature inside (PAdES), as a new version; any other file beside it (CAdES), at `semnatura-documents.download`. With `numarVersiune` what was seen is signed: another current version is 409. The signing service gets only the digest; without it 503, and nothing is written. A PDF that is encrypted, certified or damaged is 409, one above 50 MB 413.",
    ],
    "semnatura-documents.create": [
      "La fel ca `documents.sign`, cu documentul în corp.",
      "То же, что `documents.sign`, с документом в теле.",
      "The same as `documents.sign`, with the document in the body.",
    ],
    "semnatura-documents.replace": [
      "Se schimbă doar `observatii`, de cine administrează documentul; restul este al semnăturii.",
      "Меняется только `observatii`, тем, кто администрирует документ; остальное принадлежит подписи.",
      "Only `observatii` changes, by who administers the document; the rest is the signature's.",
    ],
    "semnatura-documents.patch": [
      "Ca PUT; null golește `observatii`.",
      "Как PUT; null очищает `observatii`.",
      "As PUT; null clears `observatii`.",
    ],
    "semnatura-documents.remove": [
      "409 cât există conținutul; după eliminarea lui, de cine administrează documentul.",
      "409, пока существует содержимое; после его удаления — тем, кто администрирует документ.",
      "409 while the content exists; after its purge, by who administers the document.",
    ],
    "semnatura-documents.verify": [
      "Se judecă versiunea semnată: octeții, semnătura, certificatul, datele, revocarea. `motiv` spune de ce este INVALIDA. În istoric intră prima verificare și fiecare schimbare a verdictului.",
      "Проверяется подписанная версия: байты, подпись, сертификат, даты, отзыв. `motiv` говорит, почему INVALIDA. В историю попадают первая проверка и каждое изменение вердикта.",
      "The signed version is judged: bytes, signature, certificate, dates, revocation. `motiv` says why it is INVALIDA. The first verification and each change of the verdict go into the history.",
    ],
    "semnatura-documents.verifyAll": [
      "Toate semnăturile din versiunea curentă, cea mai veche întâi, și cele făcute în altă parte (`aici` false). Nu se scrie nimic.",
      "Все подписи текущей версии, начиная со старейшей, и сделанные в другом месте (`aici` false). Ничего не записывается.",
      "All signatures of the current version, oldest first, those made elsewhere too (`aici` false). Nothing is written.",
    ],
    "semnatura-documents.listInside": [
      "Aceeași listă ca `semnatura-documents.verifyAll`, printr-o citire: semnăturile dintr-un PDF, dintr-un `.p7m` sau `.p7s`, dintr-un XML sau dintr-un container, cea mai veche întâi, și cele păstrate alături; fără semnături, o listă goală. Mărcile temporale sunt în `semnatura-documents.listProofs`. `semnatura-documents.listOfDocument` are doar semnăturile făcute aici.",
      "Тот же список, что `semnatura-documents.verifyAll`, чтением: подписи из PDF, `.p7m` или `.p7s`, XML или контейнера, начиная со старейшей, и хранимые рядом; без подписей — пустой список. Метки времени — в `semnatura-documents.listProofs`. В `semnatura-documents.listOfDocument` только подписи, сделанные здесь.",
      "The same list as `semnatura-documents.verifyAll`, by a read: the signatures in a PDF, a `.p7m` or `.p7s`, an XML document or a container, oldest first, and those stored beside it; without signatures an empty list. Time stamps are in `semnatura-documents.listProofs`. `semnatura-documents.listOfDocument` has only the signatures made here.",
    ],
    "semnatura-documents.listProofs": [
      "Un `.tst` sau `.ers`, și cele dintr-un container care nu sunt ale unei semnături: arată că fișierele din `acopera` existau la `la`, nu cine le-a semnat. De aceea nu sunt în `semnatura-documents.listInside`. Fără ele, o listă goală.",
      "Файл `.tst` или `.ers`, а также те в контейнере, что не относятся к подписи: показывают, что файлы из `acopera` существовали в момент `la`, а не кто их подписал. Поэтому их нет в `semnatura-documents.listInside`. Если их нет — пустой список.",
      "A `.tst` or `.ers`, and those in a container that belong to no signature: they prove that the files in `acopera` existed at `la`, and not who signed them. Therefore they are not in `semnatura-documents.listInside`. Without them an empty list.",
    ],
    "semnatura-documents.downloadReport": [
      "O pagină pentru oameni ca `pdf` sau `html`, în limba din Accept-Language, sau ca `xml` raportul de validare ETSI TS 119 102-2 v1.4.1 pentru programe. Se face din verificarea acestei cereri și nu se păstrează; nu este semnat.",
      "Страница для людей как `pdf` или `html`, на языке из Accept-Language, либо как `xml` отчёт ETSI TS 119 102-2 v1.4.1 для программ. Составляется по проверке этого запроса и не сохраняется; не подписан.",
      "A page for people as `pdf` or `html`, in the language of Accept-Language, or as `xml` the validation report of ETSI TS 119 102-2 v1.4.1 for programs. It is made of the verdicts of this request and not kept; it is not signed.",
    ],
    "public.signature-checks.generateReport": [
      "Ca `public.signature-checks.verify`, cu răspunsul ca fișier: `pdf` sau `html` pentru oameni, în limba din Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) pentru programe. Nu se păstrează nici fișierul, nici raportul.",
      "Как `public.signature-checks.verify`, но ответ — файл: `pdf` или `html` для людей, на языке из Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) для программ. Ни файл, ни отчёт не сохраняются.",
      "As `public.signature-checks.verify`, with a file as the answer: `pdf` or `html` for people, in the language of Accept-Language, `xml` (ETSI TS 119 102-2 v1.4.1) for programs. Neither the file nor the report is kept.",
    ],
    "semnatura-documents.listFiles": [
      "Fișierele din interiorul versiunii curente sau al celei din `numarVersiune`: cele dintr-un container ASiC, conținutul unui `.p7m`, obiectele dintr-un XML semnat, atașamentele unui mesaj (EML, MSG). Pentru orice alt fișier, o listă goală. Fișierul se deschide separat, cu limite: cel cu prea mult înăuntru este 422, cel peste 50 MB 413.",
      "Файлы внутри текущей версии или версии из `numarVersiune`: из контейнера ASiC, содержимое `.p7m`, объекты подписанного XML, вложения письма (EML, MSG). Для любого другого файла — пустой список. Файл открывается отдельно, с пределами: где внутри слишком много — 422, больше 50 МБ — 413.",
      "The files inside of the current version, or of the one in `numarVersiune`: those of an ASiC container, the content of a `.p7m`, the objects of a signed XML document, the attachments of a mail (EML, MSG). For any other file an empty list. The file is opened apart, with limits: one with too much inside is 422, one above 50 MB 413.",
    ],
    "semnatura-documents.downloadFile": [
      "Fișierul cu numărul din `semnatura-documents.listFiles`, ca atașament; se notează ca o descărcare a versiunii. Numele din container este doar un nume, fără dosare.",
      "Файл с номером из `semnatura-documents.listFiles`, как вложение; записывается как скачивание версии. Имя из контейнера — только имя, без папок.",
      "The file with the number of `semnatura-documents.listFiles`, as an attachment; it is noted as a download of the version. The name in the container is only a name, without folders.",
    ],
    "semnatura-documents.createDocument": [
      "Fișierul cu numărul din `semnatura-documents.listFiles` devine un document al celui care cere, cu numele fișierului. Fără `bucketId` stă în containerul documentului din care vine, dacă cel care cere poate depune acolo, altfel unde merg încărcările. Este protejat ca documentul din care vine; IMPORTAT din istoricul lui numește documentul, versiunea și fișierul. Un program este refuzat: 415.",
      "Файл с номером из `semnatura-documents.listFiles` становится документом запросившего, с именем файла. Без `bucketId` он попадает в контейнер исходного документа, если запросивший может туда загружать, иначе туда, куда идут загрузки. Он защищён так же, как исходный документ; IMPORTAT в его истории называет документ, версию и файл. Программа отклоняется: 415.",
      "The file with the number of `semnatura-documents.listFiles` becomes a document of who asks, with the name of the file. Without `bucketId` it is in the bucket of the document that it comes from, if who asks may file there, else where uploads go. It is protected as the document that it comes from; IMPORTAT in its history names the document, the version and the file. A program is refused: 415.",
    ],
    "public.signature-checks.verify": [
      "Toate semnăturile din fișier (PDF, XML, JSON, container ASiC, `.p7m`, `.p7s`), cea mai veche întâi; fără semnături, o listă goală. Fișierul nu se păstrează și nu se caută aici. CONTINUT_MODIFICAT: fișierul a fost schimbat după semnătură. REVOCARE_NEVERIFICATA: acum nu se poate afla dacă un certificat a fost revocat. Un `.p7m` sau `.p7s` se verifică la fel; fișierul semnat separat se trimite în `continutSemnat`. Mărcile temporale și înregistrările de dovezi (`.tst`, `.ers`) nu sunt semnături: se află în `dovezi`. Un fel de semnătură care nu se poate verifica aici este 422, `nesustinut`, cu numele lui. Un fișier care nu poate fi citit, sau conține prea mult, este 422.",
      "Все подписи файла (PDF, XML, JSON, контейнер ASiC, `.p7m`, `.p7s`), начиная со старейшей; без подписей — пустой список. Файл не сохраняется и здесь не ищется. CONTINUT_MODIFICAT: файл изменён после подписи. REVOCARE_NEVERIFICATA: сейчас нельзя узнать, отозван ли сертификат. `.p7m` и `.p7s` проверяются так же; отдельно подписанный файл отправляется в `continutSemnat`. Метки времени и записи о доказательствах (`.tst`, `.ers`) не являются подписями: они в `dovezi`. Вид подписи, который здесь нельзя проверить, — 422, `nesustinut`, с его названием. Файл, который нельзя прочитать или который содержит слишком много, — 422.",
      "All signatures of the file (PDF, XML, JSON, ASiC container, `.p7m`, `.p7s`), oldest first; without signatures an empty list. The file is neither kept nor searched for here. CONTINUT_MODIFICAT: the file was changed after the signature. REVOCARE_NEVERIFICATA: nobody says now if a certificate was revoked. A `.p7m` or `.p7s` is checked too; the file that it signed beside it is sent in `continutSemnat`. Time stamps and evidence records (`.tst`, `.ers`) are no signatures: they are in `dovezi`. A kind of signature that cannot be checked here is 422, `nesustinut`, with its name. A file that cannot be read, or contains too much, is 422.",
    ],
    "semnatura-documents.download": [
      "Semnătura detașată (`.p7s`), sau pentru un PDF versiunea semnată, cu parola ei în `X-Document-Password`; descărcarea unei versiuni se notează. Fișierul are și dovezile adăugate după semnare (`reinnoitaLa`); versiunea documentului rămâne cum a fost semnată.",
      "Отсоединённая подпись (`.p7s`), а для PDF — подписанная версия, с её паролем в `X-Document-Password`; скачивание версии записывается. В файле есть и данные для проверки, добавленные после подписания (`reinnoitaLa`); версия документа остаётся такой, какой была подписана.",
      "The detached signature (`.p7s`), or for a PDF the signed version, with its password in `X-Document-Password`; the download of a version is noted. The file also has the proofs that were added after signing (`reinnoitaLa`); the version of the document stays as it was signed.",
    ],
    "semnatura-documents.downloadContainer": [
      "Un container ASiC-E (`.asice`) cu fișierul semnat și cu toate semnăturile făcute aici peste aceiași octeți; orice program de semnături îl deschide. O semnătură făcută înainte de containere primește un ASiC-S (`.asics`) al ei. Pentru un PDF, care are semnătura înăuntru, 409; peste 50 MB, 413. Se notează ca descărcare a versiunii.",
      "Контейнер ASiC-E (`.asice`) с подписанным файлом и всеми подписями, сделанными здесь над теми же байтами; его открывает любая программа для подписей. Подпись, сделанная до появления контейнеров, получает собственный ASiC-S (`.asics`). Для PDF, где подпись внутри, — 409; больше 50 МБ — 413. Записывается как скачивание версии.",
      "An ASiC-E container (`.asice`) with the signed file and all signatures that were made here over the same bytes; every program for signatures opens it. A signature from before containers gets an ASiC-S (`.asics`) of its own. For a PDF, which has the signature inside, 409; above 50 MB, 413. It is noted as a download of the version.",
    ],
  },
  properties: {
    "DovadaExistentei|SemnaturaDinFisier|SemnaturaDocument|SemnaturaVerificata.status": [
      "Rezultatul verificării",
      "Результат проверки",
      "Result of the verification",
    ],
    "DovadaExistentei|SemnaturaDinFisier|SemnaturaDocument|SemnaturaVerificata.motiv": [
      "De ce nu este valabilă",
      "Почему недействительна",
      "Why it is not valid",
    ],
    "SemnaturaDocument.tip": ["Felul semnăturii", "Вид подписи", "Kind of signature"],
    semnatar: ["Numele semnatarului", "Имя подписанта", "The signer's name"],
    declarat: [
      "Alt nume, pe care contul l-a declarat când a semnat",
      "Другое имя, заявленное учётной записью при подписании",
      "Another name, which the account declared when it signed",
    ],
    nivel: [
      "B-B, cu marcă temporală B-T, cu lista de revocare B-LT, cu marcă peste ea B-LTA",
      "B-B, с меткой времени B-T, со списком отзыва B-LT, с меткой над ним B-LTA",
      "B-B, with a time stamp B-T, with the revocation list B-LT, with a stamp over it B-LTA",
    ],
    certificat: ["Cui îi aparține certificatul", "Владелец сертификата", "Whose certificate it is"],
    emitentCertificat: ["Cine a emis certificatul", "Кто выдал сертификат", "Who issued the certificate"],
    serie: [
      "Numărul de serie al certificatului",
      "Серийный номер сертификата",
      "The certificate's serial number",
    ],
    amprenta: ["SHA-256 al certificatului", "SHA-256 сертификата", "SHA-256 of the certificate"],
    semnatLa: [
      "Când s-a semnat, după semnatar",
      "Когда подписано, по словам подписанта",
      "When it was signed, as the signer says",
    ],
    stampilaLa: [
      "Când s-a semnat, după marca temporală",
      "Когда подписано, по метке времени",
      "When it was signed, as the time stamp says",
    ],
    dovadaPanaLa: [
      "Până când semnătura este dovedită de marca temporală cea mai nouă; dovada se reînnoiește înainte",
      "До какого времени подпись подтверждена новейшей меткой времени; подтверждение продлевается раньше",
      "Until when the newest time stamp proves the signature; the proof is renewed before",
    ],
    reinnoitaLa: [
      "Când a fost completată sau reînnoită dovada ultima dată",
      "Когда подтверждение в последний раз дополнено или продлено",
      "When the proof was last completed or renewed",
    ],
    verificatLa: ["Când s-a verificat ultima dată", "Время последней проверки", "When it was last verified"],
    observatii: ["Observații", "Примечания", "Remarks"],
    numarRevizie: [
      "A câta revizie a fișierului a semnat, de la 1",
      "Какую редакцию файла подписала, с 1",
      "Which revision of the file it signed, from 1",
    ],
    semnaturi: [
      "Semnăturile din fișier, cea mai veche întâi",
      "Подписи файла, начиная со старейшей",
      "The signatures in the file, oldest first",
    ],
    indicatie: [
      "Starea validării (ETSI EN 319 102-1); VALIDA este doar TOTAL_PASSED",
      "Состояние проверки (ETSI EN 319 102-1); VALIDA — только TOTAL_PASSED",
      "Status of the validation (ETSI EN 319 102-1); only TOTAL_PASSED is VALIDA",
    ],
    subindicatie: [
      "Motivul stării, cu numele din standard",
      "Причина состояния, с названием из стандарта",
      "The reason of the status, by its name in the standard",
    ],
    calificata: [
      "Dacă este calificată, după listele de încredere (ETSI TS 119 615); NEDETERMINATA: nu se poate stabili",
      "Является ли квалифицированной, по доверенным спискам (ETSI TS 119 615); NEDETERMINATA: установить нельзя",
      "If it is qualified, by the trusted lists (ETSI TS 119 615); NEDETERMINATA: it cannot be determined",
    ],
    listaIncredere: [
      "Lista de încredere în care este autoritatea",
      "Доверенный список, в котором находится центр",
      "The trusted list that the authority is in",
    ],
    expiraLa: [
      "Când trebuie înlocuită lista; lipsește pentru una închisă",
      "Когда список должен быть заменён; нет у закрытого",
      "When the list is due to be replaced; absent for a closed one",
    ],
    teritoriu: ["Țara listei", "Страна списка", "The country of the list"],
    expirata: [
      "Adevărat dacă lista nu a fost înlocuită la timp; autoritățile ei contează în continuare",
      "Истина, если список вовремя не заменён; его центры по-прежнему учитываются",
      "True if the list was not replaced in time; its authorities still count",
    ],
    integritate: [
      "Dacă ce se vede este ce s-a semnat",
      "Является ли видимое тем, что подписано",
      "If what is there is what was signed",
    ],
    incredere: [
      "Dacă certificatul semnatarului este de încredere",
      "Можно ли доверять сертификату подписанта",
      "If the signer's certificate is to be trusted",
    ],
    autoritate: [
      "Autoritatea recunoscută la capătul lanțului",
      "Признанный центр в конце цепочки",
      "The trusted authority at the end of the chain",
    ],
    timp: [
      "Momentul la care este judecată semnătura",
      "Момент, на который проверена подпись",
      "The moment at which the signature is judged",
    ],
    la: ["Când", "Когда", "When"],
    sursaTimpului: ["De unde este cunoscut", "Откуда известно", "From where it is known"],
    adaugatDupa: [
      "Ce s-a adăugat în PDF după semnătură, în ordine",
      "Что добавлено в PDF после подписи, по порядку",
      "What was added to the PDF after the signature, in order",
    ],
    campuriAdaugate: ["Câmpurile", "Поля", "The fields"],
    continutSemnat: [
      "Fișierul semnat, dacă semnătura este separată de el",
      "Подписанный файл, если подпись отделена от него",
      "The signed file, if the signature is detached from it",
    ],
    fisiereContainer: [
      "Fișierele din container, fiecare cu numerele semnăturilor care îl acoperă",
      "Файлы контейнера, каждый с номерами подписей, которые его охватывают",
      "The files in the container, each with the numbers of the signatures that cover it",
    ],
    "FisierDinSemnatura.numar": [
      "Numărul fișierului, de la 1, cu care se descarcă",
      "Номер файла, с 1, по которому он скачивается",
      "The number of the file, from 1, by which it is downloaded",
    ],
    "FisierDinSemnatura.nume": [
      "Numele din container, cu dosarele lui; în altă formă, cel al documentului",
      "Имя в контейнере, с его папками; в другой форме — имя документа",
      "The name in the container, with its folders; in another form that of the document",
    ],
    contrasemnatura: [
      "Adevărat dacă semnează o altă semnătură, nu fișierul",
      "Истина, если подписывает другую подпись, а не файл",
      "True if it signs another signature and not the file",
    ],
    acopera: [
      "Într-un container, numele fișierelor pe care le acoperă semnătura",
      "В контейнере — имена файлов, которые охватывает подпись",
      "In a container, the names of the files that the signature covers",
    ],
    dovezi: [
      "Mărcile temporale și înregistrările de dovezi: arată că fișierele existau, nu cine le-a semnat",
      "Метки времени и записи о доказательствах: показывают, что файлы существовали, а не кто их подписал",
      "The time stamps and evidence records: they show that the files existed, and not who signed them",
    ],
    felDovada: [
      "Marcă temporală (RFC 3161) sau înregistrare de dovezi (RFC 4998, RFC 6283)",
      "Метка времени (RFC 3161) или запись о доказательствах (RFC 4998, RFC 6283)",
      "A time stamp (RFC 3161) or an evidence record (RFC 4998, RFC 6283)",
    ],
    fisiereLipsa: [
      "Numele fișierelor la care se referă și care nu sunt aici: trimiteți fișierul cu numele acesta",
      "Имена файлов, на которые она ссылается и которых здесь нет: отправьте файл с этим именем",
      "The names of the files that it refers to and that are not here: send the file under this name",
    ],
    "DovadaExistentei.la": [
      "De când se știe că fișierele există",
      "С какого времени известно, что файлы существуют",
      "Since when the files are known to exist",
    ],
    "DovadaExistentei.acopera": [
      "Numele fișierelor pe care le dovedește",
      "Имена файлов, существование которых доказано",
      "The names of the files that it proves",
    ],
    felFisier: ["Felul fișierului", "Вид файла", "The kind of the file"],
    felAdaugare: ["Ce s-a adăugat", "Что добавлено", "What was added"],
    aici: ["Făcută de acest serviciu", "Сделана этим сервисом", "Made by this service"],
  },
};

export const matrix = `
                                    nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.sign                      401    404      403    201      201   201         201      404          201          401     401          401          401
semnatura-documents.list            401    200      200    200      200   200         200      200          200          401     401          401          401
semnatura-documents.count           401    200      200    200      200   200         200      200          200          401     401          401          401
semnatura-documents.read            401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.create          401    404      403    201      201   201         201      404          201          401     401          401          401
semnatura-documents.replace         401    404      403    403      403   403         200      404          200          401     401          401          401
semnatura-documents.patch           401    404      403    403      403   403         200      404          200          401     401          401          401
semnatura-documents.remove          401    404      403    403      403   403         409      404          409          401     401          401          401
semnatura-documents.listOfDocument  401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.verifyAll       401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.verify          401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.downloadContainer 401  404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.download        401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.listInside      401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.listProofs      401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.downloadReport  401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.listFiles       401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.downloadFile    401    404      200    200      200   200         200      404          200          401     401          401          401
semnatura-documents.createDocument  401    404      201    201      201   201         201      404          201          401     401          401          401
public.signature-checks.generateReport 200 200      200    200      200   200         200      200          200          200     200          200          200
public.signature-checks.verify      200    200      200    200      200   200         200      200          200          200     200          200          200
`;
