import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  sistemFolosit: conflict([
    "Sistemul este folosit; opriți-l în loc să îl ștergeți.",
    "Система используется; остановите её вместо удаления.",
    "The system is in use; turn it off instead of deleting it.",
  ]),
  adresaFaraTls: badRequest([
    "Adresa trebuie să înceapă cu https.",
    "Адрес должен начинаться с https.",
    "The address must start with https.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "systems|sistems": [
      "Sistemele în numele cărora se trimite",
      "Системы, от имени которых отправляют",
      "The systems in whose name notifications are sent",
    ],
  },
  operations: {
    "sistems.list": [
      "Administratorii serviciului văd toate sistemele, operatorii pe al lor.",
      "Администраторы сервиса видят все системы, операторы — свою.",
      "Service administrators see all systems, operators their own.",
    ],
    "sistems.create|admin.systems.create": [
      "Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins. Un certificat aparține unui singur sistem: 409. O adresă de apel cere și secretul care semnează apelurile.",
      "Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут. Сертификат принадлежит одной системе: 409. Адрес вызова требует и секрета, которым подписываются вызовы.",
      "The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched. A certificate belongs to one system: 409. A callback address needs the secret that signs the calls.",
    ],
    "sistems.replace|admin.systems.replace": [
      "Modul, starea, certificatele și secretul apelurilor rămân dacă nu sunt trimise. Un certificat scos și un sistem oprit sunt refuzate de la următoarea cerere.",
      "Режим, состояние, сертификаты и секрет вызовов остаются, если не переданы. Удалённый сертификат и остановленная система отклоняются со следующего запроса.",
      "Mode, state, certificates and the secret of callbacks stay unless they are sent. A removed certificate and a stopped system are refused from the next request on.",
    ],
    "sistems.remove|admin.systems.remove": [
      "Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.",
      "Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.",
      "A system to which other records refer is not removed: 409; retire it by `activ: false`.",
    ],
    "sistems.readCredentials": [
      "Numele și secretele valabile, fiecare cu timpurile lui; fără date de acces 404.",
      "Имя и действующие секреты, каждый со своим временем; без учётных данных 404.",
      "The name and the secrets that are valid, each with its times; without credentials 404.",
    ],
    "sistems.rotateSecret": [
      "Prima dată îi dă și numele. Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie, cu tokenurile lui. Cel nou se arată doar acum.",
      "В первый раз даёт и имя. Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается вместе со своими токенами. Новый показывается только сейчас.",
      "The first time it gives the name as well. The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends, with its tokens. The new one is shown only now.",
    ],
    "sistems.removeCredentials": [
      "Secretele și tokenurile din zona app se încheie de la următoarea cerere; certificatele rămân. Repetată, răspunde tot 204.",
      "Секреты и токены зоны app прекращаются со следующего запроса; сертификаты остаются. При повторе снова 204.",
      "The secrets and the tokens of the app zone end with the next request; certificates stay. Repeated, it is 204 again.",
    ],
  },
  properties: {
    cod: ["Codul unic", "Уникальный код", "Unique code"],
    denumire: ["Denumirea", "Название", "Name"],
    activ: ["În folosință", "В использовании", "Whether it is in use"],
    mod: [
      "REAL trimite; PROBA se oprește la un simulator",
      "REAL отправляет; PROBA заканчивается у симулятора",
      "REAL sends; PROBA ends at a simulator",
    ],
    certificate: [
      "Certificatele de client, cel mult 5: PEM sau SHA-256; se arată ca SHA-256",
      "Клиентские сертификаты, не более 5: PEM или SHA-256; показываются как SHA-256",
      "The client certificates, at most 5: PEM or SHA-256; shown as SHA-256",
    ],
    certificateCunoscute: [
      "Ce se știe despre certificate: cele trimise ca PEM și cele cu care sistemul a făcut o cerere. Despre celelalte se știe doar amprenta",
      "Что известно о сертификатах: переданных в PEM и тех, с которыми система обращалась. Об остальных известен только отпечаток",
      "What is known about the certificates: those sent as PEM and those that the system has called with. Of the others only the fingerprint is known",
    ],
    "CertificatSistem.amprenta": [
      "SHA-256 al certificatului",
      "SHA-256 сертификата",
      "SHA-256 of the certificate",
    ],
    "CertificatSistem.nume": [
      "Numele comun al titularului; dacă lipsește, organizația",
      "Общее имя владельца; если его нет — организация",
      "Common name of the subject; if it has none, the organization",
    ],
    "CertificatSistem.emitent": [
      "Același nume al emitentului",
      "То же имя издателя",
      "The same name of the issuer",
    ],
    "CertificatSistem.expiraLa": ["Când expiră", "Когда истекает", "When it expires"],
    certificatExpiraLa: [
      "Când expiră primul dintre certificatele cunoscute",
      "Когда истекает первый из известных сертификатов",
      "When the first of the known certificates expires",
    ],
    expeditorId: ["Expeditorul mailurilor", "Отправитель писем", "The sender of its mail"],
    validUntil: ["Până când", "До какого времени", "Until when"],
    secrets: [
      "Secretele valabile, de la cel mai nou",
      "Действующие секреты, начиная с новейшего",
      "The secrets that are valid, newest first",
    ],
    callbackUrl: [
      "Unde se anunță schimbările de stare ale notificărilor",
      "Куда сообщается об изменениях состояния уведомлений",
      "Where changes of state of notifications are reported",
    ],
    callbackSecret: [
      "Secretul care semnează apelurile (Standard Webhooks); nu se arată; o adresă a altui server îl cere din nou",
      "Секрет, которым подписываются вызовы (Standard Webhooks); не показывается; адрес другого сервера требует его снова",
      "The secret that signs the calls (Standard Webhooks); never shown; an address of another server needs it again",
    ],
    areCallbackSecret: ["Are secret pentru apeluri", "Есть секрет для вызовов", "Has a secret for callbacks"],
    plafoane: [
      "Cât de des primește o adresă mesaje ale unei categorii",
      "Как часто адрес получает сообщения категории",
      "How often an address gets messages of a category",
    ],
    canal: [
      "Canalul; în plafoane, fără el toate",
      "Канал; в ограничениях без него — все",
      "The channel; in ceilings all of them without it",
    ],
    celMult: ["Cele mai multe mesaje", "Наибольшее число сообщений", "Maximum number of messages"],
    minute: ["În câte minute", "За сколько минут", "Within how many minutes"],
    limitaPeMinut: [
      "Cele mai multe apeluri pe minut; fără valoare, limita din setările sistemului",
      "Наибольшее число вызовов в минуту; без значения — предел из настроек системы",
      "Maximum number of calls a minute; without a value, the limit in the settings of the system",
    ],
    limitaPeZi: [
      "Cele mai multe livrări pe zi",
      "Наибольшее число доставок в день",
      "Maximum number of deliveries a day",
    ],
  },
};

export const matrix = `
                          nobody user otherOperator operator serviceAdmin machine otherMachine
sistems.list              401    403  200           200      200          401     401
sistems.count             401    403  200           200      200          401     401
sistems.read              401    403  404           200      200          401     401
sistems.create            401    403  403           403      201          401     401
sistems.replace           401    403  403           403      200          401     401
sistems.patch             401    403  403           403      200          401     401
sistems.remove            401    403  403           403      204          401     401
sistems.listHistory       401    403  403           403      200          401     401
sistems.readCredentials   401    403  403           403      200          401     401
sistems.rotateSecret      401    403  403           403      200          401     401
sistems.removeCredentials 401    403  403           403      204          401     401
admin.systems.list        401    403  403           403      200          401     401
admin.systems.count       401    403  403           403      200          401     401
admin.systems.read        401    403  403           403      200          401     401
admin.systems.create      401    403  403           403      201          401     401
admin.systems.replace     401    403  403           403      200          401     401
admin.systems.patch       401    403  403           403      200          401     401
admin.systems.remove      401    403  403           403      204          401     401
`;
