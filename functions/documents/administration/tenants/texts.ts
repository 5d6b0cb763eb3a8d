import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  bucketulPlatformei: conflict([
    "Containerul platformei nu se mută într-o organizație.",
    "Контейнер платформы не переносится в организацию.",
    "The platform container cannot be moved to an organization.",
  ]),
  endpointIncorect: badRequest([
    "Adresa depozitului nu conține utilizator, parametri sau fragment.",
    "Адрес хранилища не содержит пользователя, параметров или фрагмента.",
    "The storage address must not contain a user, parameters or a fragment.",
  ]),
  numeleContaineruluiS3: badRequest([
    "Adresa nu spune ce container S3 se folosește; scrieți numele lui la sfârșitul ei, de exemplu https://s3.exemplu.md/arhiva.",
    "В адресе не указан контейнер S3; допишите его имя в конце, например https://s3.exemplu.md/arhiva.",
    "The address does not say which S3 bucket to use; add its name at the end, for example https://s3.example.md/archive.",
  ]),
  depozitAdresaPrivata: conflict([
    "Adresa depozitului este privată și nu este permisă aici.",
    "Адрес хранилища частный и здесь не разрешён.",
    "The storage address is private and is not allowed here.",
  ]),
  depozitInaccesibil: conflict([
    "La această adresă nu răspunde la timp niciun depozit S3.",
    "По этому адресу хранилище S3 вовремя не отвечает.",
    "No S3 storage responds in time at this address.",
  ]),
  depozitCredentiale: conflict([
    "Depozitul nu recunoaște cheia, secretul sau regiunea.",
    "Хранилище не принимает ключ, секрет или регион.",
    "The storage does not recognize the key, the secret or the region.",
  ]),
  depozitFaraDrept: conflict([
    "Cheia nu are în depozit drepturile necesare: citire, scriere, ștergere și listare.",
    "У ключа нет в хранилище нужных прав: чтение, запись, удаление и просмотр списка.",
    "The key does not have the rights it needs in the storage: read, write, delete and list.",
  ]),
  depozitContainerLipsa: conflict([
    "Containerul S3 numit nu există în depozit.",
    "Указанного контейнера S3 в хранилище нет.",
    "The S3 bucket named does not exist in the storage.",
  ]),
  depozitScriere: conflict([
    "Depozitul nu respectă scrierea condiționată (If-None-Match).",
    "Хранилище не соблюдает условную запись (If-None-Match).",
    "The storage does not honour conditional writing (If-None-Match).",
  ]),
  depozitInlocuire: conflict([
    "Depozitul nu respectă înlocuirea condiționată (If-Match).",
    "Хранилище не соблюдает условную замену (If-Match).",
    "The storage does not honour conditional replacement (If-Match).",
  ]),
  depozitCitire: conflict([
    "Depozitul nu redă întocmai ce s-a scris: octeții, metadatele sau lipsa unui obiect.",
    "Хранилище возвращает не то, что записано: байты, метаданные или отсутствие объекта.",
    "The storage does not return exactly what was written: the bytes, the metadata or the absence of an object.",
  ]),
  depozitCopiere: conflict([
    "Depozitul nu respectă copierea condiționată.",
    "Хранилище не соблюдает условное копирование.",
    "The storage does not honour conditional copying.",
  ]),
  depozitParti: conflict([
    "Depozitul nu respectă condițiile la încheierea unei încărcări pe părți.",
    "Хранилище не соблюдает условия при завершении загрузки по частям.",
    "The storage does not honour conditions when a multipart upload is completed.",
  ]),
  depozitListare: conflict([
    "Depozitul nu arată obiectele după prefix, în ordinea cheilor.",
    "Хранилище не показывает объекты по префиксу в порядке ключей.",
    "The storage does not list objects by prefix, in the order of keys.",
  ]),
  depozitStergere: conflict([
    "Depozitul nu respectă ștergerea condiționată (If-Match).",
    "Хранилище не соблюдает условное удаление (If-Match).",
    "The storage does not honour conditional deletion (If-Match).",
  ]),
  depozitEliminare: conflict([
    "Depozitul nu șterge mai multe obiecte deodată.",
    "Хранилище не удаляет несколько объектов сразу.",
    "The storage does not delete several objects in one request.",
  ]),
  faraDepozitPropriu: conflict([
    "Containerul nu are un depozit propriu: documentele lui stau în depozitul platformei.",
    "У контейнера нет собственного хранилища: его документы лежат в хранилище платформы.",
    "The container has no storage of its own: its documents are in the platform storage.",
  ]),
  altaOrganizatie: badRequest([
    "Persoana este din altă organizație decât containerul.",
    "Пользователь состоит в другой организации, чем контейнер.",
    "The person belongs to a different organization from the container.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    organizations: ["Organizații", "Организации", "Organizations"],
    memberships: ["Membrii containerelor", "Участники контейнеров", "Members of buckets"],
    acl: ["Ce niveluri de acces aveți", "Ваши уровни доступа", "The access levels that you have"],
    tenant: [
      "Organizația și containerele proprii",
      "Своя организация и контейнеры",
      "Your organization and buckets",
    ],
    organizatii: ["Organizațiile", "Организации", "Organizations"],
    buckets: [
      "Containerele organizațiilor și conexiunile lor S3",
      "Контейнеры организаций и их подключения S3",
      "Buckets of organizations and their S3 connections",
    ],
    "bucket-acces": [
      "Cine are acces la un container",
      "Кто имеет доступ к контейнеру",
      "Who has access to a bucket",
    ],
    "tenant-users": ["Utilizatorii organizațiilor", "Пользователи организаций", "The users of organizations"],
  },
  operations: {
    "admin.organizations.suspend": [
      "Răspunsul este cererea de aprobare; organizația se suspendă când un alt administrator o aprobă.",
      "Ответ — запрос согласования; организация приостанавливается, когда его одобрит другой администратор.",
      "The answer is the approval that waits; the organization is suspended once another administrator approves it.",
    ],
    "admin.organizations.activate": [
      "Oamenii și clienții ei mașină pot din nou să scrie, de la următoarea cerere.",
      "Её люди и машинные клиенты снова могут записывать, со следующего запроса.",
      "Its people and machine clients may write again, from the next request on.",
    ],
    "admin.buckets.activate": [
      "Containerul primește din nou conținut nou.",
      "Контейнер снова принимает новое содержимое.",
      "The bucket takes new content again.",
    ],
    "admin.buckets.deactivate": [
      "Containerul nu mai primește conținut nou; ce are se citește ca înainte.",
      "Контейнер больше не принимает новое содержимое; имеющееся читается как прежде.",
      "The bucket takes no new content; what it has is read as before.",
    ],
    "admin.buckets.verifyStore": [
      "Încearcă depozitul propriu cu datele salvate, ca la salvarea lor; din ce scrie nu rămâne nimic. 204 dacă toate merg; altfel 409, cu motivul. Un container fără depozit propriu este tot 409.",
      "Проверяет собственное хранилище с сохранёнными данными, как при их сохранении; из записанного ничего не остаётся. 204, если всё работает; иначе 409 с причиной. Контейнер без собственного хранилища — тоже 409.",
      "Tries the store of one's own with the saved connection, as saving it does; nothing of what it writes stays. 204 if everything works; else 409, with the reason. A bucket without a store of its own is 409, too.",
    ],
    "admin.memberships.list": [
      "`bucketId` este obligatoriu.",
      "`bucketId` обязателен.",
      "`bucketId` is required.",
    ],
    "tenant.listMembers": [
      "Membrii containerelor în care aveți rolul ADMIN, cei mai noi întâi; fără un asemenea container, lista este goală.",
      "Участники контейнеров, где у вас роль ADMIN, новые первыми; без такого контейнера список пуст.",
      "The members of the buckets in which you have the role ADMIN, newest first; the list is empty for those without such a bucket.",
    ],
    "acl.read": [
      "L1: documente publice; L2: cele cu care aveți o legătură; L3: cele secrete, cu `hasSecret`.",
      "L1: публичные документы; L2: связанные с вами; L3: секретные, с `hasSecret`.",
      "L1: public documents; L2: those that you have a relation to; L3: secret ones, with `hasSecret`.",
    ],
    "tenant.read": [
      "`tier` este SERVICE pentru administratorul serviciului, ORGANIZATIE pentru membrii uneia, altfel PERSONAL. `implicit` arată containerul documentelor fără `bucketId`.",
      "`tier` — SERVICE для администратора сервиса, ORGANIZATIE для членов организации, иначе PERSONAL. `implicit` отмечает контейнер документов без `bucketId`.",
      "`tier` is SERVICE for a service administrator, ORGANIZATIE for the members of one, else PERSONAL. `implicit` marks the bucket of documents without `bucketId`.",
    ],
    "tenant.listBuckets": [
      "Doar cele pornite, cu cel implicit; niciunul pentru o organizație suspendată.",
      "Только включённые, вместе с контейнером по умолчанию; ни одного для приостановленной организации.",
      "Only those in use, with the default one; none for a suspended organization.",
    ],
    "organizatii.replace": [
      "`cod` nu se schimbă; `idno` și `statut` absente rămân. Un IDNO al altei organizații este 409.",
      "`cod` не меняется; отсутствующие `idno` и `statut` остаются. IDNO другой организации — 409.",
      "`cod` does not change; an absent `idno` or `statut` stays. Another organization's IDNO is 409.",
    ],
    "organizatii.setStatut": [
      "Oamenii unei organizații SUSPENDAT citesc în continuare, dar nu mai scriu: 403.",
      "Люди организации SUSPENDAT продолжают читать, но не пишут: 403.",
      "The people of an organization that is SUSPENDAT go on reading, but do not write: 403.",
    ],
    "buckets.create": [
      "Administratorul unei organizații poate lăsa `organizatieId`; alta este 403. Cu `endpoint`, sau doar `regiune` pentru AWS, conținutul stă în depozitul propriu; `secret` nu se mai arată niciodată.",
      "Администратор организации может не указывать `organizatieId`; чужая — 403. С `endpoint` или только `regiune` для AWS содержимое лежит в собственном хранилище; `secret` больше никогда не показывается.",
      "An organization's administrator may leave out `organizatieId`; another one is 403. With an `endpoint`, or only a `regiune` for AWS, content lies in a store of one's own; `secret` is never shown again.",
    ],
    "buckets.replace": [
      "Câmpurile absente ale conexiunii rămân, null le șterge; documentele de până acum rămân în depozitul lor. Doar administratorul serviciului mută un container: accesul se schimbă pe loc, iar membrii altor organizații sunt scoși.",
      "Отсутствующие поля подключения остаются, null их удаляет; прежние документы остаются в своём хранилище. Переносит контейнер только администратор сервиса: доступ меняется сразу, участники других организаций исключаются.",
      "Absent fields of the connection stay, null removes them; the documents of before stay in their store. Only a service administrator moves a bucket: access changes at once, and members of other organizations are removed.",
    ],
    "buckets.setActive": [
      "Un container oprit refuză încărcările (409); descărcările merg în continuare.",
      "Остановленный контейнер отклоняет загрузки (409); скачивание продолжает работать.",
      "A stopped bucket refuses uploads (409); downloads go on working.",
    ],
    "bucket-acces.create": [
      "Persoana este din organizația containerului, în cel al platformei oricine; alta este 400, o a doua apartenență 409.",
      "Человек — из организации контейнера, в контейнере платформы — любой; иначе 400, второе членство — 409.",
      "The person is of the bucket's organization, in the platform's bucket anybody; another one is 400, a second membership 409.",
    ],
    "bucket-acces.remove": [
      "Accesul se încheie de la următoarea cerere. Repetată, răspunde tot 204.",
      "Доступ прекращается со следующего запроса. При повторе снова 204.",
      "Access ends with the next request. Repeated, it is 204 again.",
    ],
    "tenant-users.assign": [
      "Doar administratorul serviciului înscrie; cel al organizației poate elibera pe ai săi, cu `organizatieId: null`. Cine pleacă pierde apartenențele la containere și rolul de administrator.",
      "Зачисляет только администратор сервиса; администратор организации может отпустить своих, с `organizatieId: null`. Уходящий теряет членство в контейнерах и роль администратора.",
      "Only a service administrator enrols; an organization's administrator may release their own people, by `organizatieId: null`. Who leaves loses their memberships in buckets and the role of an administrator.",
    ],
  },
  properties: {
    recunoastere: [
      "AUTOMATA: documentele fără text se recunosc singure după încărcare; LA_CERERE: doar la cerere. Absent: automat, cu Textract la cerere; null revine la aceasta",
      "AUTOMATA: документы без текста распознаются сами после загрузки; LA_CERERE: только по запросу. Отсутствует: автоматически, с Textract по запросу; null возвращает к этому",
      "AUTOMATA: documents without a text are recognised by themselves after their upload; LA_CERERE: only on request. Absent: by themselves, with Textract on request; null returns to that",
    ],
    limbaScanarilor: [
      "Limba scanărilor: ro, ru, en; absentă: ro",
      "Язык сканов: ro, ru, en; отсутствует: ro",
      "The language of scans: ro, ru, en; absent: ro",
    ],
    "BucketNou|BucketSchimbat.secret": [
      "Cheia secretă a depozitului; numai la scriere",
      "Секретный ключ хранилища; только запись",
      "The secret key of the store; write-only",
    ],
    "ContextAcces.aprobare": [
      "Actele care nu se pot desface așteaptă o a doua persoană",
      "Необратимые действия ждут второго лица",
      "Whether acts that cannot be undone wait for a second person",
    ],
    levels: [
      "Nivelurile: L1 publice, L2 proprii, L3 secrete",
      "Уровни: L1 публичные, L2 свои, L3 секретные",
      "Levels: L1 public, L2 own, L3 secret",
    ],
    isAdmin: ["Este administrator", "Администратор", "Whether they administer"],
    tier: ["Felul spațiului", "Вид пространства", "Kind of tenancy"],
    implicit: ["Container implicit", "Контейнер по умолчанию", "The default bucket"],
    statut: ["Starea organizației", "Состояние организации", "State of the organization"],
    provider: ["Furnizorul depozitului", "Поставщик хранилища", "Provider of the store"],
    endpoint: ["Adresa depozitului", "Адрес хранилища", "Address of the store"],
    regiune: ["Regiunea", "Регион", "Region"],
    accessKey: ["Cheia de acces", "Ключ доступа", "Access key"],
    activ: ["În folosință", "В использовании", "Whether it is in use"],
    appUserId: ["Utilizatorul", "Пользователь", "The user"],
    rol: ["Rolul în container", "Роль в контейнере", "Role in the bucket"],
    organizatie: ["Organizația", "Организация", "The organization"],
  },
};

export const matrix = `
                       nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
acl.read               401    200      200    200      200   200         200      200          200          401     401          401          401
tenant.read            401    200      200    200      200   200         200      200          200          401     401          401          401
tenant.listBuckets     401    200      200    200      200   200         200      200          200          401     401          401          401
tenant.listMembers     401    200      200    200      200   200         200      200          200          401     401          401          401
organizatii.list       401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.create     401    403      403    403      403   403         403      403          201          401     401          401          401
organizatii.read       401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.replace    401    403      403    403      403   403         403      403          200          401     401          401          401
organizatii.setStatut  401    403      403    403      403   403         403      403          200          401     401          401          401
buckets.list           401    403      403    403      403   403         200      200          200          401     401          401          401
buckets.create         401    403      403    403      403   403         201      403          201          401     401          401          401
buckets.read           401    403      403    403      403   403         200      404          200          401     401          401          401
buckets.replace        401    403      403    403      403   403         200      404          200          401     401          401          401
buckets.setActive      401    403      403    403      403   403         200      404          200          401     401          401          401
bucket-acces.list      401    403      403    403      403   403         200      404          200          401     401          401          401
bucket-acces.create    401    403      403    403      403   403         201      400          201          401     401          401          401
bucket-acces.remove    401    403      403    403      403   403         204      404          204          401     401          401          401
tenant-users.list      401    403      403    403      403   403         200      200          200          401     401          401          401
tenant-users.assign    401    403      403    403      403   403         200      404          200          401     401          401          401
admin.organizations.list      401    403      403    403      403   403         403      403          200          403     403          403          401
admin.organizations.create    401    403      403    403      403   403         403      403          201          403     403          403          401
admin.organizations.read      401    403      403    403      403   403         403      403          200          403     403          403          401
admin.organizations.replace   401    403      403    403      403   403         403      403          200          403     403          403          401
admin.organizations.activate  401    403      403    403      403   403         403      403          200          403     403          403          401
admin.buckets.list            401    403      403    403      403   403         200      200          200          403     403          403          401
admin.buckets.create          401    403      403    403      403   403         201      403          201          403     403          403          401
admin.buckets.read            401    403      403    403      403   403         200      404          200          403     403          403          401
admin.buckets.replace         401    403      403    403      403   403         200      404          200          403     403          403          401
admin.buckets.activate        401    403      403    403      403   403         200      404          200          403     403          403          401
admin.buckets.deactivate      401    403      403    403      403   403         200      404          200          403     403          403          401
admin.buckets.verifyStore     401    403      403    403      403   403         409      404          409          403     403          403          401
admin.memberships.list        401    403      403    403      403   403         200      404          200          403     403          403          401
admin.memberships.create      401    403      403    403      403   403         201      400          201          403     403          403          401
admin.memberships.remove      401    403      403    403      403   403         204      404          204          403     403          403          401
admin.organizations.suspend   401    403      403    403      403   403         403      403          202          403     403          403          401
`;
