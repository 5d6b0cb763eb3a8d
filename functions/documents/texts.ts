import { accountTexts } from "../../shared/features/accounts/texts.ts";
import type { Texts } from "../../shared/texts.ts";

export const texts: Texts = {
  ...accountTexts,
  semnatarFaraCertificat: {
    ro: "Serviciul de semnare nu are un certificat al contului dumneavoastră.",
    ru: "У сервиса подписи нет сертификата вашей учётной записи.",
  },
  certificatNefolosibil: {
    ro: "Certificatul semnatarului nu poate fi folosit: {motiv}.",
    ru: "Сертификат подписанта нельзя использовать: {motiv}.",
  },
  serviciuSemnareIndisponibil: {
    ro: "Serviciul de semnare nu răspunde acum; încercați mai târziu. Nu s-a semnat nimic.",
    ru: "Сервис подписи сейчас не отвечает; попробуйте позже. Ничего не подписано.",
  },
  nivelIndisponibil: {
    ro: "Serviciul de semnare nu poate da acum nivelul cerut, {nivel}. Nu s-a semnat nimic.",
    ru: "Сервис подписи сейчас не может дать требуемый уровень {nivel}. Ничего не подписано.",
  },
  certificateIndisponibile: {
    ro: "Certificatele după care se semnează și se verifică nu pot fi citite acum; încercați mai târziu.",
    ru: "Сертификаты для подписания и проверки сейчас недоступны; попробуйте позже.",
  },
  listaRevocareIndisponibila: {
    ro: "Lista certificatelor revocate nu poate fi citită acum; verificați mai târziu.",
    ru: "Список отозванных сертификатов сейчас недоступен; проверьте позже.",
  },
  altaVersiune: {
    ro: "Între timp versiunea curentă a devenit {numar}; citiți-o înainte de a o semna.",
    ru: "Текущей версией уже стала {numar}; прочитайте её, прежде чем подписать.",
  },
  pdfPreaMare: {
    ro: "Un PDF se semnează și se verifică până la {limita} octeți.",
    ru: "PDF подписывается и проверяется до {limita} байт.",
  },
  pdfCriptat: {
    ro: "PDF-ul este criptat și nu poate fi semnat.",
    ru: "PDF зашифрован и не может быть подписан.",
  },
  pdfCertificat: {
    ro: "PDF-ul este certificat împotriva oricărei modificări și nu mai poate fi semnat.",
    ru: "PDF заверен от любых изменений и больше не может быть подписан.",
  },
  pdfDeteriorat: {
    ro: "PDF-ul este deteriorat și nu poate fi semnat.",
    ru: "PDF повреждён и не может быть подписан.",
  },
  pdfReferintaFaraObiect: {
    ro: "PDF-ul se referă la un obiect care nu există ({obiect}), căruia i s-ar putea da conținut după semnare. Salvați-l din nou și încărcați-l.",
    ru: "PDF ссылается на несуществующий объект ({obiect}), которому можно придать содержимое после подписания. Сохраните его заново и загрузите.",
  },
  pdfObiectDublu: {
    ro: "PDF-ul definește de două ori același obiect sau aceeași cheie ({obiect}) și nu poate fi semnat. Salvați-l din nou și încărcați-l.",
    ru: "PDF дважды определяет один и тот же объект или ключ ({obiect}) и не может быть подписан. Сохраните его заново и загрузите.",
  },
  pdfInfoGresit: {
    ro: "În PDF, Info nu este un dicționar ({obiect}); el nu poate fi semnat. Salvați-l din nou și încărcați-l.",
    ru: "Info в PDF — не словарь ({obiect}); его нельзя подписать. Сохраните PDF заново и загрузите.",
  },
  semnaturaContinutuluiExistent: {
    ro: "O semnătură rămâne cât există conținutul documentului.",
    ru: "Подпись остаётся, пока существует содержимое документа.",
  },
  documentInexistent: { ro: "Documentul nu există.", ru: "Документ не существует." },
  versiuneInexistenta: { ro: "Documentul nu are versiunea {numar}.", ru: "У документа нет версии {numar}." },
  faraContinut: { ro: "Documentul nu are conținut.", ru: "У документа нет содержимого." },
  faraDrept: {
    ro: "Puteți citi documentul, dar nu aveți dreptul la această operațiune.",
    ru: "Вы можете читать документ, но не имеете права на эту операцию.",
  },
  pesteDreptulPropriu: {
    ro: "Nu puteți da mai mult, nici pentru mai mult timp, decât aveți: până la {pana}.",
    ru: "Нельзя дать доступ больший или более долгий, чем ваш: до {pana}.",
  },
  partajareProprie: {
    ro: "Accesul propriu, sau al clientului dumneavoastră, nu vi-l puteți da sau schimba: puteți doar renunța la el.",
    ru: "Свой доступ, или доступ вашего клиента, нельзя предоставить себе или изменить: от него можно только отказаться.",
  },
  faraDreptPeCamp: {
    ro: "Nu aveți dreptul să schimbați câmpul {camp}.",
    ru: "У вас нет права изменять поле {camp}.",
  },
  documentNuEsteActiv: {
    ro: "Documentul este {status}; reactivați-l înainte de a-l schimba.",
    ru: "Документ в состоянии {status}; восстановите его перед изменением.",
  },
  documentSters: {
    ro: "Documentul este șters; restaurați-l înainte de descărcare.",
    ru: "Документ удалён; восстановите его перед скачиванием.",
  },
  stareNepermisa: {
    ro: "Un document {status} nu poate trece în starea {spre}.",
    ru: "Документ в состоянии {status} не может перейти в {spre}.",
  },
  retinereLegala: {
    ro: "Documentul este sub reținere legală și nu poate fi eliminat.",
    ru: "Документ находится под юридическим удержанием и не может быть уничтожен.",
  },
  continutNesigilat: {
    ro: "Documentul nu este criptat; un document secret se creează cu secret=true.",
    ru: "Документ не зашифрован; секретный документ создаётся с secret=true.",
  },
  altaProtectie: {
    ro: "Protecția se alege o singură dată, la crearea documentului, și nu se contrazice: CRIPTAT, sau PAROLA cu o parolă.",
    ru: "Защита выбирается один раз, при создании документа, и без противоречий: CRIPTAT либо PAROLA с паролем.",
  },
  tipFaraText: {
    ro: "Un fișier de acest tip nu dă text în felul cerut: TEXT pentru PDF, DOCX și text simplu, OCR pentru PDF, JPEG și PNG.",
    ru: "Файл этого типа не даёт текста таким способом: TEXT — для PDF, DOCX и простого текста, OCR — для PDF, JPEG и PNG.",
  },
  transcriereMare: {
    ro: "Se transcriu fișiere de cel mult {limita} MB.",
    ru: "Распознаются файлы не больше {limita} МБ.",
  },
  preaMultePagini: {
    ro: "Se transcriu cel mult {limita} de pagini; împărțiți documentul.",
    ru: "Распознаётся не более {limita} страниц; разделите документ.",
  },
  legaturaFaraText: {
    ro: "Documentul este o legătură către alt serviciu; importați o copie pentru a-l transcrie.",
    ru: "Документ — ссылка на другой сервис; импортируйте копию, чтобы распознать его.",
  },
  limbaIndisponibila: {
    ro: "Pentru limba {limba} nu sunt instalate date de recunoaștere.",
    ru: "Для языка {limba} не установлены данные распознавания.",
  },
  textNepregatit: {
    ro: "Textul nu este gata încă; reveniți peste câteva secunde.",
    ru: "Текст ещё не готов; повторите через несколько секунд.",
  },
  transcriereEsuata: {
    ro: "Transcrierea nu a reușit: {motiv}.",
    ru: "Распознавание не удалось: {motiv}.",
  },
  transcriereIntrerupta: {
    ro: "Transcrierea s-a întrerupt de prea multe ori la aceeași pagină.",
    ru: "Распознавание слишком часто прерывалось на одной и той же странице.",
  },
  textMare: {
    ro: "Textul este prea mare pentru un răspuns; descărcați-l ca fișier.",
    ru: "Текст слишком велик для одного ответа; скачайте его файлом.",
  },
  faraPdf: {
    ro: "Transcrierea nu are un PDF: textul nu a fost citit din imagini de pagini.",
    ru: "У распознавания нет PDF: текст прочитан не с изображений страниц.",
  },
  faraPrevizualizare: {
    ro: "Se previzualizează PDF, JPEG și PNG; descărcați fișierul.",
    ru: "Предпросмотр есть для PDF, JPEG и PNG; скачайте файл.",
  },
  paginaInexistenta: { ro: "Documentul are {pagini} pagini.", ru: "Страниц в документе: {pagini}." },
  previzualizareMare: {
    ro: "Se previzualizează fișiere de cel mult {limita} MB; descărcați fișierul.",
    ru: "Предпросмотр есть для файлов не больше {limita} МБ; скачайте файл.",
  },
  fisierStricat: {
    ro: "Fișierul este deteriorat și nu poate fi citit.",
    ru: "Файл повреждён и не читается.",
  },
  fisierCuParola: {
    ro: "Fișierul cere el însuși o parolă; scoateți-o și încărcați-l din nou.",
    ru: "Сам файл защищён паролем; снимите его и загрузите файл снова.",
  },
  fisierPreaMareInauntru: {
    ro: "Fișierul are mai mult conținut decât poate fi deschis.",
    ru: "В файле больше содержимого, чем можно открыть.",
  },
  partajareaCeluiSters: {
    ro: "Documentul este {status}; restaurați-l înainte de a-l partaja.",
    ru: "Документ в состоянии {status}; восстановите его перед предоставлением доступа.",
  },
  unBeneficiar: {
    ro: "Numiți exact un beneficiar: beneficiarClientId sau beneficiarOperatorId.",
    ru: "Укажите ровно одного получателя: beneficiarClientId или beneficiarOperatorId.",
  },
  inTrecut: {
    ro: "Momentul a trecut; alegeți unul viitor.",
    ru: "Этот момент уже прошёл; выберите будущий.",
  },
  loginNecunoscut: { ro: "Nimeni nu are acest login.", ru: "Такого логина нет." },
  doarFormular: {
    ro: "Trimiteți un formular: application/x-www-form-urlencoded.",
    ru: "Отправьте форму: application/x-www-form-urlencoded.",
  },
  acreditariInAdresa: {
    ro: "Trimiteți numele și secretul în formular sau prin Basic, nu în adresă; un secret trimis așa se schimbă.",
    ru: "Отправляйте имя и секрет в форме или через Basic, не в адресе; отправленный так секрет следует сменить.",
  },
  acreditariGresite: {
    ro: "Clientul sau secretul nu este corect.",
    ru: "Неверный клиент или секрет.",
  },
  grantNecunoscut: {
    ro: "Aici se acceptă numai grant_type=client_credentials.",
    ru: "Здесь принимается только grant_type=client_credentials.",
  },
  scopNecunoscut: {
    ro: "Clientul nu are dreptul {scope}.",
    ru: "У клиента нет права {scope}.",
  },
  scopLipsa: {
    ro: "Tokenul nu are dreptul {scope}; cereți unul cu el.",
    ru: "У токена нет права {scope}; запросите токен с ним.",
  },
  codNecunoscut: { ro: "Niciun document nu are acest cod.", ru: "Документа с таким кодом нет." },
  areDreptul: {
    ro: "Aveți deja acest drept pe document.",
    ru: "У вас уже есть это право на документ.",
  },
  preaMulteCereriDeAcces: {
    ro: "Aveți deja {limita} cereri în așteptare; retrageți una sau așteptați o decizie.",
    ru: "У вас уже {limita} запросов в ожидании; отзовите один или дождитесь решения.",
  },
  cerereDecisa: {
    ro: "Cererea este {status}; o cerere decisă nu se mai schimbă.",
    ru: "Запрос в состоянии {status}; после решения он не меняется.",
  },
  solicitantInexistent: {
    ro: "Contul persoanei care a cerut nu mai există; respingeți cererea.",
    ru: "Учётной записи того, кто просил, больше нет; отклоните запрос.",
  },
  partajareDiferita: {
    ro: "Persoana are deja {drept} cu alt termen; aprobați ceva care cuprinde ce are, sau schimbați partajarea.",
    ru: "У человека уже есть {drept} на другой срок; одобрите то, что включает это право, или измените доступ.",
  },
  autoritateaExista: { ro: "Autoritatea {name} există deja.", ru: "Роль {name} уже существует." },
  autoritateaSistemului: {
    ro: "Autoritățile sistemului nu se schimbă.",
    ru: "Системные роли не изменяются.",
  },
  autoritateaFolosita: {
    ro: "Un cont are această autoritate; luați-o mai întâi de la toate conturile.",
    ru: "Роль есть у учётной записи; сначала снимите её со всех учётных записей.",
  },
  numeleAutoritatii: {
    ro: "Numele unei autorități nu se schimbă; creați alta.",
    ru: "Имя роли не меняется; создайте другую.",
  },
  codExista: { ro: "Codul {cod} este deja folosit.", ru: "Код {cod} уже используется." },
  idnoExista: {
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  },
  accesExista: {
    ro: "Persoana este deja membră a containerului.",
    ru: "Пользователь уже имеет доступ к контейнеру.",
  },
  bucketInactiv: {
    ro: "Containerul nu primește încărcări acum.",
    ru: "Контейнер сейчас не принимает загрузки.",
  },
  bucketulPlatformei: {
    ro: "Containerul platformei nu se mută într-o organizație.",
    ru: "Контейнер платформы не переносится в организацию.",
  },
  endpointIncorect: {
    ro: "Adresa depozitului nu conține utilizator, parametri sau fragment.",
    ru: "Адрес хранилища не содержит пользователя, параметров или фрагмента.",
  },
  secretPentruEndpoint: {
    ro: "O adresă nouă a depozitului cere din nou secretul.",
    ru: "Для нового адреса хранилища секрет указывается снова.",
  },
  numeleContaineruluiS3: {
    ro: "Adresa nu spune ce container S3 se folosește; scrieți numele lui la sfârșitul ei, de exemplu https://s3.exemplu.md/arhiva.",
    ru: "В адресе не указан контейнер S3; допишите его имя в конце, например https://s3.exemplu.md/arhiva.",
  },
  depozitIndisponibil: {
    ro: "Depozitul organizației nu răspunde acum; încercați mai târziu.",
    ru: "Хранилище организации сейчас не отвечает; повторите позже.",
  },
  depozitAdresaPrivata: {
    ro: "Adresa depozitului este privată și nu este permisă aici.",
    ru: "Адрес хранилища частный и здесь не разрешён.",
  },
  depozitInaccesibil: {
    ro: "La această adresă nu răspunde la timp niciun depozit S3.",
    ru: "По этому адресу хранилище S3 вовремя не отвечает.",
  },
  depozitCredentiale: {
    ro: "Depozitul nu recunoaște cheia, secretul sau regiunea.",
    ru: "Хранилище не принимает ключ, секрет или регион.",
  },
  depozitFaraDrept: {
    ro: "Cheia nu are în depozit drepturile necesare: citire, scriere, ștergere și listare.",
    ru: "У ключа нет в хранилище нужных прав: чтение, запись, удаление и просмотр списка.",
  },
  depozitContainerLipsa: {
    ro: "Containerul S3 numit nu există în depozit.",
    ru: "Указанного контейнера S3 в хранилище нет.",
  },
  depozitScriere: {
    ro: "Depozitul nu respectă scrierea condiționată (If-None-Match).",
    ru: "Хранилище не соблюдает условную запись (If-None-Match).",
  },
  depozitInlocuire: {
    ro: "Depozitul nu respectă înlocuirea condiționată (If-Match).",
    ru: "Хранилище не соблюдает условную замену (If-Match).",
  },
  depozitCitire: {
    ro: "Depozitul nu redă întocmai ce s-a scris: octeții, metadatele sau lipsa unui obiect.",
    ru: "Хранилище возвращает не то, что записано: байты, метаданные или отсутствие объекта.",
  },
  depozitCopiere: {
    ro: "Depozitul nu respectă copierea condiționată.",
    ru: "Хранилище не соблюдает условное копирование.",
  },
  depozitParti: {
    ro: "Depozitul nu respectă condițiile la încheierea unei încărcări pe părți.",
    ru: "Хранилище не соблюдает условия при завершении загрузки по частям.",
  },
  depozitListare: {
    ro: "Depozitul nu arată obiectele după prefix, în ordinea cheilor.",
    ru: "Хранилище не показывает объекты по префиксу в порядке ключей.",
  },
  depozitStergere: {
    ro: "Depozitul nu respectă ștergerea condiționată (If-Match).",
    ru: "Хранилище не соблюдает условное удаление (If-Match).",
  },
  depozitEliminare: {
    ro: "Depozitul nu șterge mai multe obiecte deodată.",
    ru: "Хранилище не удаляет несколько объектов сразу.",
  },
  altaOrganizatie: {
    ro: "Persoana este din altă organizație decât containerul.",
    ru: "Пользователь состоит в другой организации, чем контейнер.",
  },
  idnpClientExista: { ro: "Există deja un client cu acest IDNP.", ru: "Клиент с таким IDNP уже существует." },
  idnoClientExista: { ro: "Există deja un client cu acest IDNO.", ru: "Клиент с таким IDNO уже существует." },
  referintaFolosita: {
    ro: "Există documente care o numesc; dezactivați-o în loc de a o șterge.",
    ru: "На запись ссылаются документы; деактивируйте её вместо удаления.",
  },
  bucketStrain: { ro: "Nu aveți acces la acest container.", ru: "У вас нет доступа к этому контейнеру." },
  documentAlOrganizatiei: {
    ro: "Documentul aparține unei organizații: doar administratorii ei îl mută în afara ei sau îi numesc un proprietar.",
    ru: "Документ принадлежит организации: вынести его из неё или назначить владельца могут только её администраторы.",
  },
  proprietarStrain: {
    ro: "Numai membrii containerului pot numi alt proprietar sau emitent.",
    ru: "Указать другого владельца или эмитента могут только участники контейнера.",
  },
  organizatieSuspendata: {
    ro: "Organizația este suspendată: documentele pot fi doar citite.",
    ru: "Организация приостановлена: документы доступны только для чтения.",
  },
  preaMulteContainere: {
    ro: "Lista ar uni mai mult de {limita} containere; restrângeți cu {filtre}.",
    ru: "Список объединил бы более {limita} контейнеров; сузьте с помощью {filtre}.",
  },
  incarcareInexistenta: { ro: "Încărcarea nu există.", ru: "Загрузка не существует." },
  incarcareExpirata: {
    ro: "Timpul încărcării a trecut; deschideți alta.",
    ru: "Время загрузки истекло; откройте новую.",
  },
  incarcareFolosita: {
    ro: "Încărcarea a fost folosită deja; starea ei arată rezultatul.",
    ru: "Загрузка уже использована; её состояние показывает результат.",
  },
  incarcareInLucru: {
    ro: "Încărcarea este prelucrată chiar acum de altă cerere.",
    ru: "Загрузка прямо сейчас обрабатывается другим запросом.",
  },
  partiLipsa: { ro: "Nu au sosit părțile {parti}.", ru: "Не получены части {parti}." },
  dimensiuneDiferita: {
    ro: "Părțile nu au împreună {dimensiune} de octeți, cum s-a declarat.",
    ru: "Части вместе не составляют {dimensiune} байт, как было заявлено.",
  },
  hashDiferit: {
    ro: "Amprenta SHA-256 calculată diferă de cea declarată.",
    ru: "Вычисленный хеш SHA-256 отличается от заявленного.",
  },
  executabil: {
    ro: "Programele și scripturile nu se păstrează ca documente.",
    ru: "Программы и скрипты не хранятся как документы.",
  },
  linkInexistent: {
    ro: "Linkul nu există sau nu mai este valabil.",
    ru: "Ссылка не существует или больше не действует.",
  },
  linkDocumentSecret: {
    ro: "Un document secret nu se dă prin link.",
    ru: "Секретный документ не передаётся по ссылке.",
  },
  dataTrecuta: { ro: "Data a trecut deja.", ru: "Дата уже прошла." },
  dataPreaDeparte: {
    ro: "Un link este valabil cel mult 90 de zile.",
    ru: "Ссылка действует не более 90 дней.",
  },
  parolaLinkuluiNecesara: {
    ro: "Linkul are parolă; trimiteți-o în antetul X-Link-Password.",
    ru: "У ссылки есть пароль; передайте его в заголовке X-Link-Password.",
  },
  parolaLinkuluiIncorecta: { ro: "Parola linkului este greșită.", ru: "Неверный пароль ссылки." },
  parolaNecesara: {
    ro: "Documentul este protejat; trimiteți parola în antetul X-Document-Password.",
    ru: "Документ защищён; передайте пароль в заголовке X-Document-Password.",
  },
  parolaIncorecta: { ro: "Parola documentului este greșită.", ru: "Неверный пароль документа." },
  furnizorNeconfigurat: {
    ro: "Furnizorul nu este configurat; lipsesc {setari}.",
    ru: "Поставщик не настроен; отсутствуют {setari}.",
  },
  furnizorIndisponibil: {
    ro: "Furnizorul nu răspunde; încercați peste puțin timp.",
    ru: "Поставщик не отвечает; попробуйте чуть позже.",
  },
  furnizorOcupat: {
    ro: "Furnizorul cere să așteptăm; încercați peste puțin timp.",
    ru: "Поставщик просит подождать; попробуйте чуть позже.",
  },
  fisierInexistentLaFurnizor: {
    ro: "Fișierul nu există la furnizor sau nu vă este permis.",
    ru: "Файла нет у поставщика, или доступ к нему не разрешён.",
  },
  exportPreaMare: {
    ro: "Furnizorul nu exportă un document atât de mare; descărcați-l de acolo și încărcați-l aici.",
    ru: "Поставщик не экспортирует такой большой документ; скачайте его там и загрузите сюда.",
  },
  fisierLfs: {
    ro: "Fișierul este păstrat la furnizor prin Git LFS; descărcați-l de acolo și încărcați-l aici.",
    ru: "Файл хранится у поставщика через Git LFS; скачайте его там и загрузите сюда.",
  },
  refIncorect: {
    ro: "Referința nu are forma furnizorului.",
    ru: "Ссылка не соответствует форме поставщика.",
  },
  conexiuneInexistenta: {
    ro: "Nu există o conexiune la furnizor; conectați-vă mai întâi.",
    ru: "Нет подключения к поставщику; сначала подключитесь.",
  },
  conexiuneExpirata: {
    ro: "Conexiunea la furnizor nu mai este valabilă; conectați-vă din nou.",
    ru: "Подключение к поставщику больше не действует; подключитесь снова.",
  },
  creatorulNuMaiActioneaza: {
    ro: "Documentul se citește la furnizor cu conexiunea celui care l-a adus, iar contul acestuia a fost dezactivat sau șters.",
    ru: "Документ читается у поставщика через подключение того, кто его добавил, а его учётная запись отключена или удалена.",
  },
  stareIncorecta: {
    ro: "Cererea de conectare nu mai este valabilă.",
    ru: "Запрос на подключение больше не действителен.",
  },
  reindexareInCurs: {
    ro: "Indexul se reface deja.",
    ru: "Индекс уже перестраивается.",
  },
  reindexareInexistenta: {
    ro: "Indexul nu a fost încă refăcut.",
    ru: "Индекс ещё не перестраивался.",
  },
  importInCurs: {
    ro: "Un import al dumneavoastră de la acest furnizor este deja în curs.",
    ru: "Ваш импорт от этого поставщика уже выполняется.",
  },
  importInexistent: { ro: "Importul nu există.", ru: "Импорт не существует." },
  importSecret: {
    ro: "Documentele secrete nu se importă pe această cale.",
    ru: "Секретные документы этим путём не импортируются.",
  },
  refRepetat: { ro: "Același fișier apare de două ori.", ru: "Один и тот же файл указан дважды." },
  legaturaFaraVersiuni: {
    ro: "Conținutul acestui document este la furnizor; aici nu are versiuni.",
    ru: "Содержимое этого документа находится у поставщика; здесь у него нет версий.",
  },
  legaturaNumaiPersonala: {
    ro: "Un document legat se citește numai de cei cu acces la el: nu poate fi public sau secret și nu se dă prin link.",
    ru: "Связанный документ читают только те, у кого есть доступ: он не может быть открытым или секретным и не передаётся по ссылке.",
  },
  documentFaraSursa: {
    ro: "Numai un document importat ca o copie se resincronizează.",
    ru: "Повторно синхронизируется только документ, импортированный как копия.",
  },
  sablonInexistent: { ro: "Șablonul nu există.", ru: "Шаблон не существует." },
  faraDreptPeSablon: {
    ro: "Puteți folosi șablonul, dar nu aveți dreptul să îl schimbați.",
    ru: "Вы можете использовать шаблон, но не имеете права изменять его.",
  },
  publicareaESarcinaAdministratorului: {
    ro: "Numai administratorii publică șabloane; păstrați ciorna și cereți-le să o publice.",
    ru: "Публикуют шаблоны только администраторы; сохраните черновик и попросите их опубликовать.",
  },
  base64Gresit: {
    ro: "Conținutul unui șablon DOCX se trimite în base64.",
    ru: "Содержимое шаблона DOCX отправляется в base64.",
  },
  sablonNuEsteDocx: { ro: "Fișierul nu este un document DOCX.", ru: "Файл не является документом DOCX." },
  sablonPreaMareInauntru: {
    ro: "Fișierul DOCX este prea mare după despachetare.",
    ru: "Файл DOCX слишком велик после распаковки.",
  },
  sablonCuMacrouri: {
    ro: "Fișierul DOCX conține macrocomenzi; salvați-l fără ele.",
    ru: "Файл DOCX содержит макросы; сохраните его без них.",
  },
  sablonCuReferinte: {
    ro: "Fișierul DOCX trimite la resurse din afara lui; includeți-le în document.",
    ru: "Файл DOCX ссылается на внешние ресурсы; включите их в документ.",
  },
  sablonTagNeinchis: {
    ro: "Rândul {rand}: {loc} nu se închide cu două acolade.",
    ru: "Строка {rand}: {loc} не закрыто двумя скобками.",
  },
  sablonSectiuneNeinchisa: {
    ro: "Rândul {rand}: secțiunea {loc} nu se închide.",
    ru: "Строка {rand}: раздел {loc} не закрыт.",
  },
  sablonSectiuneNepotrivita: {
    ro: "Rândul {rand}: {loc} nu se potrivește cu secțiunea deschisă.",
    ru: "Строка {rand}: {loc} не соответствует открытому разделу.",
  },
  sablonNumeGresit: {
    ro: "Rândul {rand}: {loc} nu este un nume; folosiți litere, cifre, _ și puncte.",
    ru: "Строка {rand}: {loc} не является именем; используйте буквы, цифры, _ и точки.",
  },
  sablonPreaAdanc: {
    ro: "Rândul {rand}: secțiunile sunt una în alta mai mult de 50 de ori.",
    ru: "Строка {rand}: вложенность разделов больше 50.",
  },
  sablonSauContinut: {
    ro: "Trimiteți fie templateId, fie continut.",
    ru: "Отправьте либо templateId, либо continut.",
  },
  literaFaraSemn: {
    ro: "Fontul nu are aceste semne: {litere}. Scrieți-le altfel.",
    ru: "В шрифте нет этих знаков: {litere}. Запишите их иначе.",
  },
  paginaPreaMare: {
    ro: "Rezultatul ar fi prea mare: cel mult 500 de pagini.",
    ru: "Результат был бы слишком большим: не более 500 страниц.",
  },
  paginaPreaAdanca: {
    ro: "Elementele paginii sunt una în alta de prea multe ori.",
    ru: "Слишком глубокая вложенность элементов страницы.",
  },
  imagineGresita: {
    ro: "O imagine nu poate fi citită; folosiți PNG sau JPEG.",
    ru: "Изображение не читается; используйте PNG или JPEG.",
  },
  nuEsteExport: {
    ro: "Fișierul nu este un șablon exportat; trimiteți un export JSON sau un DOCX cu un cod.",
    ru: "Файл не является экспортом шаблона; отправьте экспорт JSON или DOCX с кодом.",
  },
};
