import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  nimicDeRetrimis: conflict([
    "Nu este cui retrimite: notificarea a ajuns, este încă pe drum, a fost anulată sau a fost deja retrimisă.",
    "Отправлять повторно некому: уведомление дошло, ещё в пути, отменено или уже отправлено повторно.",
    "There is nobody to send it to again: the notification arrived, is still on its way, was cancelled or has already been sent again.",
  ]),
  continutIncheiat: conflict([
    "Textele acestei notificări s-au șters: termenul lor de păstrare s-a încheiat.",
    "Тексты этого уведомления удалены: срок их хранения истёк.",
    "The texts of this notification have been deleted: their retention period has ended.",
  ]),
  textulNuSeSchimba: conflict([
    "Textul nu se mai schimbă: notificarea nu este programată, a fost anulată sau pleacă în mai puțin de un minut.",
    "Текст больше не меняется: уведомление не запланировано, отменено или уходит менее чем через минуту.",
    "The text can no longer be changed: the notification is not scheduled, was cancelled or goes out in less than a minute.",
  ]),
});

export const contract: ContractTexts = {
  tags: {},
  operations: {
    "staff.notifications.listDeliveries": [
      "Cine a trimis-o vede destinatarii așa cum i-a numit (`numit`), cât timp se păstrează conținutul; administratorii serviciului văd numele din registru (`nume`); ceilalți o mască. `limbaCeruta`: limba destinatarului, dacă textul nu există în ea.",
      "Отправивший видит получателей так, как их назвал (`numit`), пока хранится содержимое; администраторы сервиса видят имена из реестра (`nume`); остальные — маску. `limbaCeruta`: язык получателя, если текста на нём нет.",
      "Whoever sent it sees the recipients as they named them (`numit`), as long as the content is kept; service administrators see names of the registry (`nume`); others a mask. `limbaCeruta`: the language of the recipient, if there is no text in it.",
    ],
    "staff.notifications.readTexts": [
      "Înainte de completarea variabilelor. După termenul de păstrare: 409.",
      "До заполнения переменных. После срока хранения: 409.",
      "Before the variables are filled in. After their retention: 409.",
    ],
    "staff.notifications.replaceTexts": [
      "Texte sau un șablon, ca la trimitere, până cu un minut înainte de ora ei: după aceea 409. Destinatarii, categoria și fișierele rămân.",
      "Тексты или шаблон, как при отправке, не позднее чем за минуту до её времени: после этого 409. Получатели, категория и файлы остаются.",
      "Texts or a template, as when sending, until a minute before its hour: after that 409. Recipients, category and files stay.",
    ],
    "staff.notifications.retry": [
      "O notificare nouă, cu `origineId`, către destinatarii la care nicio livrare nu a ajuns și nu mai poate ajunge; cine nu a confirmat primirea poate că a primit-o și nu este între ei. Fiecare livrare eșuată se retrimite o dată (`retrimisaIn`). Repetată cât timp se pregătește, răspunde cu aceeași; dacă nu mai este cui: 409.",
      "Новое уведомление с `origineId` тем получателям, до которых ни одна доставка не дошла и уже не дойдёт; кто не подтвердил получение, мог его получить и в их число не входит. Каждая неудавшаяся доставка отправляется повторно один раз (`retrimisaIn`). При повторе во время подготовки ответ тот же; если некому: 409.",
      "A new notification, with `origineId`, to the recipients to whom no delivery has arrived or may still arrive; one without a receipt may have arrived and is not among them. Each failed delivery is sent again once (`retrimisaIn`). Repeated while it is being made, it answers with the same one; if there is nobody left: 409.",
    ],
  },
  properties: {
    numit: [
      "Destinatarul așa cum l-a numit expeditorul",
      "Получатель, как его назвал отправитель",
      "The recipient as the sender named it",
    ],
    "StaffDelivery.type": ["Felul destinatarului", "Вид получателя", "The kind of recipient"],
    "StaffDelivery.value": [
      "Adresa sau numărul; al unui membru de grup, numărul lui din registru",
      "Адрес или номер; для участника группы — его номер в реестре",
      "The address or number; of a member of a group, its id in the registry",
    ],
    "StaffDelivery.nume": ["Numele din registru", "Имя из реестра", "The name in the registry"],
    limbaCeruta: [
      "Limba destinatarului, dacă textul nu există în ea",
      "Язык получателя, если текста на нём нет",
      "The language of the recipient, if there is no text in it",
    ],
    retrimisaIn: [
      "Notificarea în care a fost retrimisă",
      "Уведомление, в котором отправлено повторно",
      "The notification in which it was sent again",
    ],
    origineId: [
      "Notificarea pe care o retrimite",
      "Уведомление, которое отправляется повторно",
      "The notification that it sends again",
    ],
    oficiala: [
      "Categoria ei nu poate fi refuzată",
      "От её категории нельзя отказаться",
      "Its category cannot be declined",
    ],
    proba: ["O probă a celui care a scris-o", "Проба её автора", "A test of its author"],
  },
};

export const matrix = `
                                   nobody user otherOperator operator serviceAdmin machine otherMachine
staff.notifications.listDeliveries 401    403  404           200      200          401     401
staff.notifications.readTexts      401    403  404           200      200          401     401
staff.notifications.replaceTexts   401    403  404           200      200          401     401
staff.notifications.retry          401    403  404           201      201          401     401
`;
