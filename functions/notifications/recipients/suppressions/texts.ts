import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  niciMailNiciNumar: badRequest([
    "Nu este nici adresă de e-mail, nici număr de telefon.",
    "Это не адрес электронной почты и не номер телефона.",
    "This is neither an email address nor a phone number.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    suppressions: [
      "Adresele la care nu se mai trimite",
      "Адреса, на которые больше не отправляют",
      "The addresses to which nothing is sent",
    ],
  },
  operations: {
    "suppressions.search": [
      "Adresa stă în corp, niciodată în URL. Răspunsul spune de când și de ce adresa este suprimată, și ultimele 20 de livrări încheiate către ea.",
      "Адрес передаётся в теле, никогда в URL. Ответ сообщает, с каких пор и почему адрес заблокирован, и последние 20 завершённых доставок на него.",
      "The address stands in the body, never in the URL. The answer tells since when and why the address is suppressed, and the last 20 ended deliveries to it.",
    ],
    "suppressions.remove": [
      "O adresă care, după răspunsul serverului, nu există este suprimată 30 de zile, o categorie refuzată zece ani; de aici încolo se trimite din nou. Fapta rămâne ca eveniment al livrării care a fost refuzată.",
      "Адрес, которого по ответу сервера не существует, заблокирован на 30 дней, отклонённая категория — на десять лет; отсюда на него снова отправляют. Действие остаётся событием отвергнутой доставки.",
      "An address that does not exist, by the answer of a server, is suppressed for 30 days, a declined category for ten years; from now on it is sent to again. The act stays as an event of the refused delivery.",
    ],
  },
  properties: {
    adresa: [
      "Adresa de e-mail sau numărul de telefon",
      "Адрес электронной почты или номер телефона",
      "The mail address or phone number",
    ],
    suprimare: ["De ce nu se trimite", "Почему не отправляют", "The reason why nothing is sent"],
    expiraLa: ["Când se încheie", "Когда заканчивается", "When it ends"],
    livrareId: ["Livrarea", "Доставка", "The delivery"],
    refuzuri: ["Categoriile refuzate", "Отклонённые категории", "The declined categories"],
    livrari: ["Ultimele livrări", "Последние доставки", "The last deliveries"],
    destinatar: ["Destinatarul, mascat", "Получатель, скрытый", "The recipient, masked"],
  },
};

export const matrix = `
                     nobody user operator serviceAdmin machine otherMachine
suppressions.search  401    403  403      200          401     401
suppressions.remove  401    403  403      204          401     401
`;
