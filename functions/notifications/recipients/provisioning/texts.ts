import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    provision: [
      "Aprovizionarea destinatarilor și legarea lor de conturi",
      "Подготовка получателей и связь с учётными записями",
      "Provisioning of recipients and their links with accounts",
    ],
  },
  operations: {
    "provision.createUser": [
      "Face destinatarul cu acest număr (201) sau îl aduce la zi (200); contactele trimise se adaugă și sunt verificate. De câte ori se repetă, rămâne un singur destinatar.",
      "Создаёт получателя с этим номером (201) или обновляет его (200); переданные контакты добавляются и считаются проверенными. Сколько ни повторять, получатель один.",
      "Makes the recipient with this number (201) or brings it up to date (200); the contacts that are sent are added, and are verified. However often it is repeated, there is one recipient.",
    ],
    "provision.replaceUser": [
      "Ca POST, dar contactele trimise le înlocuiesc pe celelalte; fără `contacts` ele rămân, cu o listă goală se șterg.",
      "Как POST, но переданные контакты заменяют остальные; без `contacts` они остаются, пустой список удаляет их.",
      "As POST, but the contacts that are sent replace the others; without `contacts` they stay, an empty list removes them.",
    ],
    "provision.createLink": [
      "Un cont este al unui singur destinatar și invers: 409. Legătura se încheie odată cu contul sau cu destinatarul.",
      "Учётная запись принадлежит одному получателю и наоборот: 409. Связь заканчивается вместе с учётной записью или получателем.",
      "An account is one recipient's and the other way round: 409. The link ends with the account or the recipient.",
    ],
    "provision.removeLink": [
      "`id` este al destinatarului. Dreptul contului de a se vedea în registru se încheie de la următoarea cerere.",
      "`id` — получателя. Право учётной записи видеть себя в реестре заканчивается со следующего запроса.",
      "`id` is the recipient's. The right of the account to see itself in the registry ends with the next request.",
    ],
  },
  properties: {
    "ContulDeDestinatar.tip": [
      "Felul numărului: IDNP sau IDNO",
      "Вид номера: IDNP или IDNO",
      "Kind of the number: IDNP or IDNO",
    ],
    contacts: ["Contactele", "Контакты", "The contacts"],
    legatLa: ["Când a fost legat", "Когда связан", "When it was linked"],
  },
};

export const matrix = `
                       nobody user operator serviceAdmin machine otherMachine
provision.createUser   401    403  403      201          401     401
provision.replaceUser  401    403  403      201          401     401
provision.createLink   401    403  403      201          401     401
provision.removeLink   401    403  403      204          401     401
provision.listUsers    401    403  403      200          401     401
`;
