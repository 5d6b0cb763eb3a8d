import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  nimicDeAnulat: conflict([
    "Nu mai este nimic de anulat.",
    "Отменять больше нечего.",
    "There is nothing left to cancel.",
  ]),
  doarAnulare: conflict([
    "Starea se poate schimba doar în Cancelled.",
    "Состояние можно изменить только на Cancelled.",
    "The state can be changed only to Cancelled.",
  ]),
  oraNuSeSchimba: conflict([
    "Ora se poate schimba doar la o notificare programată, până la un minut înainte de trimitere.",
    "Время можно изменить только у запланированного уведомления и не позднее чем за минуту до отправки.",
    "The time can be changed only for a scheduled notification, until one minute before sending.",
  ]),
  inTrimitere: conflict([
    "Livrarea se trimite chiar acum.",
    "Доставка отправляется прямо сейчас.",
    "The delivery is being sent right now.",
  ]),
  inCurs: conflict([
    "Trimiterea nu s-a încheiat; se poate anula.",
    "Отправка не завершена; её можно отменить.",
    "The sending has not ended; you can cancel it.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    livrares: ["Livrările", "Доставки", "The deliveries"],
    "eveniment-notificares": [
      "Evenimentele notificărilor",
      "События уведомлений",
      "The events of notifications",
    ],
  },
  operations: {
    "staff.notifications.list": [
      "Administratorii serviciului văd toate notificările, operatorii pe ale sistemului lor.",
      "Администраторы сервиса видят все уведомления, операторы — уведомления своей системы.",
      "Service administrators see all notifications, operators those of their system.",
    ],
    "notify.read|app.notifications.read": [
      "`counts` este exact la orice mărime. Până la 1.000 de livrări pe pagină, în ordinea destinatarilor; `Link` cu rel=next duce mai departe. `recipient` este cel numit de expeditor, iar după încheierea conținutului mascat.",
      "`counts` точен при любом размере. До 1000 доставок на странице, в порядке получателей; `Link` с rel=next ведёт дальше. `recipient` — как его назвал отправитель, а после удаления содержимого — скрытый.",
      "`counts` is exact at any size. Up to 1,000 deliveries on a page, in the order of recipients; `Link` with rel=next leads on. `recipient` is as the sender named it, and masked once the content has ended.",
    ],
    "notify.cancel|app.notifications.cancel": [
      "Ce nu s-a trimis încă nu se mai trimite: livrările unei notificări mici sunt anulate în răspuns, ale uneia mari în fundal. O livrare care tocmai se trimite se încheie cum îi este dat. Repetată, răspunde la fel; dacă totul s-a trimis sau a eșuat: 409.",
      "Что ещё не отправлено, уже не отправится: доставки малого уведомления отменены в ответе, большого — в фоне. Доставка, отправляемая в эту минуту, завершается сама. При повторе ответ тот же; если всё отправлено или не удалось: 409.",
      "What is not sent yet will not be sent: the deliveries of a small notification are cancelled in the answer, those of a large one in the background. A delivery that is being sent at this moment ends by itself. Repeated, it answers the same; if everything was sent or has failed: 409.",
    ],
    "notify.patch|app.notifications.patch": [
      "Doar cât starea este Scheduled și până la un minut înainte de ora veche; altfel 409. O oră trecută, la mai mult de un an de la primire sau după `expiresAt`: 400. Livrările unei notificări mici urmează în răspuns, ale uneia mari în fundal; niciuna nu pleacă înainte de ora nouă.",
      "Только пока состояние Scheduled и не позднее чем за минуту до прежнего времени; иначе 409. Прошедшее время, больше года после приёма или после `expiresAt`: 400. Доставки малого уведомления следуют в ответе, большого — в фоне; ни одна не уйдёт раньше нового времени.",
      "Only while the state is Scheduled, and until a minute before the former hour; otherwise 409. An hour that has passed, more than a year after acceptance, or after `expiresAt`: 400. The deliveries of a small notification follow in the answer, those of a large one in the background; none leaves before the new hour.",
    ],
    "notificares.replace|notificares.patch|staff.notifications.patch": [
      "Anulează, cu `status` Cancelled, sau schimbă ora unei notificări programate, cu `scheduledAt`. Aceeași stare și aceeași oră încă o dată: 200; altă stare, nimic de anulat, sau mai puțin de un minut până la ora veche: 409. Restul câmpurilor se ignoră.",
      "Отменяет (`status` — Cancelled) или меняет время запланированного уведомления (`scheduledAt`). Те же состояние и время ещё раз: 200; иное состояние, нечего отменять или до прежнего времени меньше минуты: 409. Остальные поля игнорируются.",
      "Cancels, by `status` Cancelled, or gives a scheduled notification another hour, by `scheduledAt`. The same state and hour again: 200; another state, nothing to cancel, or less than a minute to the former hour: 409. Other fields are ignored.",
    ],
    "notificares.remove": [
      "Șterge o notificare încheiată, împreună cu textele, destinatarii și fișierele ei; `trackingId` devine liber. Livrările și evenimentele, fără adrese, rămân până la termenul lor. În curs: 409.",
      "Удаляет завершённое уведомление вместе с его текстами, получателями и файлами; `trackingId` освобождается. Доставки и события, без адресов, остаются до своего срока. В процессе: 409.",
      "Removes a notification that has ended, with its texts, recipients and files; `trackingId` becomes free. Deliveries and events, which have no addresses, stay until their time. Under way: 409.",
    ],
    "livrares.replace|livrares.patch": [
      "Doar anulează: `status` este Cancelled. O livrare încheiată, sau care se trimite chiar acum: 409.",
      "Только отменяет: `status` — Cancelled. Завершённая или отправляемая сейчас доставка: 409.",
      "Only cancels: `status` is Cancelled. A delivery that has ended, or is being sent now: 409.",
    ],
    "livrares.remove": [
      "Șterge o livrare încheiată; sumele notificării o numără mai departe. În curs: 409.",
      "Удаляет завершённую доставку; в суммах уведомления она остаётся. В процессе: 409.",
      "Removes a delivery that has ended; the counts of its notification keep it. Under way: 409.",
    ],
    "eveniment-notificares.create": [
      "Adaugă o notă la evenimentele unei notificări, sau ale unei livrări a ei. Alte evenimente le scrie doar serviciul; niciunul nu se schimbă și nu se șterge.",
      "Добавляет заметку к событиям уведомления или его доставки. Другие события пишет только сервис; ни одно не меняется и не удаляется.",
      "Appends a note to the events of a notification, or of one of its deliveries. Other events are written only by the service; none is changed or removed.",
    ],
    "livrares.list": [
      "Administratorii serviciului văd toate livrările; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.",
      "Администраторы сервиса видят все доставки; операторы — доставки уведомления своей системы: `filter[notificareId]`, иначе 403.",
      "Service administrators see all deliveries; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.",
    ],
    "eveniment-notificares.list": [
      "Administratorii serviciului văd toate evenimentele; operatorii pe ale unei notificări a sistemului lor: `filter[notificareId]`, altfel 403.",
      "Администраторы сервиса видят все события; операторы — события уведомления своей системы: `filter[notificareId]`, иначе 403.",
      "Service administrators see all events; operators those of a notification of their system: `filter[notificareId]`, otherwise 403.",
    ],
  },
  properties: {
    "NotificareUrmarita.deliveries": [
      "Livrările, o pagină",
      "Доставки, одна страница",
      "The deliveries, one page",
    ],
    "EvenimentNotificare|EvenimentNotificaresCreateBody.tip": [
      "Felul evenimentului",
      "Вид события",
      "Kind of event",
    ],
    recipient: [
      "Destinatarul, așa cum a fost numit",
      "Получатель, как он был назван",
      "The recipient as named",
    ],
    channel: ["Canalul", "Канал", "The channel"],
    motiv: ["Motivul", "Причина", "The reason"],
    attempts: ["Încercările", "Попытки", "The attempts"],
    updatedAt: ["Ultima schimbare a stării", "Последнее изменение состояния", "The last change of the state"],
    createdAt: ["Când a fost primită", "Когда принято", "When it was accepted"],
    endedAt: ["Când s-a încheiat", "Когда завершено", "When it ended"],
    rezumatId: [
      "Mailul zilei care o duce; ce devine el, devine și ea",
      "Письмо дня, в которое она вошла; его состояние становится её состоянием",
      "The mail of the day that carries it; what becomes of that mail becomes of it",
    ],
    livrariIncluse: [
      "Ale unui mail al zilei: livrările pe care le duce; `notificareId` este al celei dintâi",
      "У письма дня: доставки, которые оно несёт; `notificareId` — первой из них",
      "Of a mail of the day: the deliveries that it carries; `notificareId` is that of the first one",
    ],
    mesajId: [
      "Identificatorul mesajului la furnizor",
      "Идентификатор сообщения у провайдера",
      "The provider's id of the message",
    ],
    sablonVersiune: ["Versiunea șablonului", "Версия шаблона", "The version of the template"],
    urmatoareaLa: ["Următoarea încercare", "Следующая попытка", "The next attempt"],
    trimisLa: ["Când a fost predat furnizorului", "Когда передано провайдеру", "When the provider took it"],
    creatDeNume: [
      "Numele celui care a trimis-o; lipsește la sisteme",
      "Имя отправившего; у систем отсутствует",
      "The name of the person who sent it; absent for systems",
    ],
    deNume: [
      "Numele persoanei din `detalii.de`",
      "Имя человека из `detalii.de`",
      "The name of the person in `detalii.de`",
    ],
    detalii: ["Detaliile, fără adrese", "Подробности, без адресов", "The details, without addresses"],
    text: ["Textul notei", "Текст заметки", "The text of the note"],
  },
};

export const matrix = `
                             nobody user otherOperator operator serviceAdmin machine otherMachine
notify.read                  401    401  401           401      401          200     404
notify.cancel                401    401  401           401      401          200     404
notify.patch                 401    401  401           401      401          200     404
notificares.list             401    403  200           200      200          401     401
notificares.count            401    403  200           200      200          401     401
notificares.read             401    403  404           200      200          401     401
notificares.replace          401    403  403           403      200          401     401
notificares.patch            401    403  403           403      200          401     401
notificares.remove           401    403  403           403      204          401     401
livrares.list                401    403  403           200      200          401     401
livrares.count               401    403  403           200      200          401     401
livrares.read                401    403  404           200      200          401     401
livrares.replace             401    403  403           403      200          401     401
livrares.patch               401    403  403           403      200          401     401
livrares.remove              401    403  403           403      204          401     401
eveniment-notificares.list   401    403  403           200      200          401     401
eveniment-notificares.count  401    403  403           200      200          401     401
eveniment-notificares.read   401    403  404           200      200          401     401
eveniment-notificares.create 401    403  403           403      201          401     401
staff.notifications.list     401    403  200           200      200          401     401
staff.notifications.count    401    403  200           200      200          401     401
staff.notifications.read     401    403  404           200      200          401     401
staff.notifications.patch    401    403  404           200      200          401     401
app.notifications.read       401    403  403           403      403          401     401
app.notifications.cancel     401    403  403           403      403          401     401
app.notifications.patch      401    403  403           403      403          401     401
`;
