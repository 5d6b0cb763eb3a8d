import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  faraAdresaProprie: conflict([
    "Contul nu are o adresă de e-mail la care să plece proba.",
    "В учётной записи нет адреса эл. почты, на который отправить пробу.",
    "The account has no email address to send the test to.",
  ]),
});

export const contract: ContractTexts = {
  tags: {},
  operations: {
    "staff.notifications.createEstimate": [
      "Corpul este al trimiterii, fără fișiere; nimic nu se scrie. `total` este exact. Restul este despre `verificati`, cel mult 300 de destinatari: pe fiecare canal la câți ajunge, câți nu au o adresă, au adresa suprimată sau au refuzat. Sub 10 destinatari un operator află numai totalul. Ce află se numără între cei 20 000 pe care îi poate numi într-o oră: 429.",
      "Тело — как при отправке, без файлов; ничего не записывается. `total` точен. Остальное — о `verificati`, не более 300 получателей: по каждому каналу, до скольких дойдёт, у скольких нет адреса, адрес заблокирован или есть отказ. Меньше 10 получателей — оператор узнаёт только общее число. Узнанное входит в 20 000, которых можно назвать за час: 429.",
      "The body is that of the sending, without files; nothing is written. `total` is exact. The rest is about `verificati`, at most 300 recipients: by channel how many are reached, have no address, have a suppressed one, or have declined. Of fewer than 10 recipients an operator learns only the total. What is learned counts among the 20,000 that may be named in an hour: 429.",
    ],
    "staff.notifications.createTest": [
      "Pleacă la adresa contului, marcată ca probă, fără fișiere și pe același drum ca orice mesaj; nu apare în liste, totaluri sau rapoarte. Cel mult 10 pe oră: 429. Un cont fără adresă: 409.",
      "Уходит на адрес учётной записи, с пометкой пробы, без файлов и тем же путём, что любое сообщение; не входит в списки, итоги и отчёты. Не более 10 в час: 429. Учётная запись без адреса: 409.",
      "It goes to the address of the account, marked as a test, without files and by the way of every message; it is in no list, total or report. At most 10 an hour: 429. An account without an address: 409.",
    ],
  },
  properties: {
    "StaffNotificationEstimate.total": [
      "Câți destinatari are",
      "Сколько у него получателей",
      "How many recipients it has",
    ],
    "StaffNotificationEstimate.verificati": [
      "Câți destinatari au fost verificați",
      "Сколько получателей проверено",
      "How many recipients were looked at",
    ],
    "StaffNotificationEstimate.canale": ["Pe canale", "По каналам", "By channel"],
    "StaffNotificationEstimate.ajung": ["La câți ajunge", "До скольких дойдёт", "How many are reached"],
    "StaffNotificationEstimate.faraContact": [
      "Câți nu au o adresă",
      "У скольких нет адреса",
      "How many have no address",
    ],
    "StaffNotificationEstimate.suprimate": [
      "Câte adrese sunt suprimate",
      "Сколько адресов заблокировано",
      "How many addresses are suppressed",
    ],
    "StaffNotificationEstimate.refuzate": ["Câți au refuzat", "Сколько отказалось", "How many have declined"],
    "StaffNotificationEstimate.omisi": [
      "Membrii grupurilor care nu sunt în registru",
      "Участники групп, которых нет в реестре",
      "Members of groups who are not in the registry",
    ],
    "StaffNotificationEstimate.limbi": [
      "Cine primește mesajul în altă limbă decât a sa",
      "Кто получит сообщение не на своём языке",
      "Those who get the message in another language than their own",
    ],
    "StaffNotificationEstimate.ceruta": [
      "Limba destinatarului",
      "Язык получателя",
      "The language of the recipient",
    ],
    "StaffNotificationEstimate.destinatari": ["Câți sunt", "Сколько их", "How many they are"],
  },
};

export const matrix = `
                                   nobody user otherOperator operator serviceAdmin machine otherMachine
staff.notifications.createEstimate 401    403  400           200      200          401     401
staff.notifications.createTest     401    403  400           201      201          401     401
`;
