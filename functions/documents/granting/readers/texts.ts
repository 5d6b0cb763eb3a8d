import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  operations: {
    "admin.documents.listReaders": [
      "Fiecare o singură dată, cu toate motivele: proprietarul și grupurile, membrii containerului, administratorii organizației, beneficiarii, linkurile. `total` numără până la pagina cerută; cât mai sunt altele, antetul Link are pagina următoare.",
      "Каждый один раз, со всеми основаниями: владелец и группы, участники контейнера, администраторы организации, получатели доступа, ссылки. `total` считает до запрошенной страницы; пока есть другие, заголовок Link называет следующую.",
      "Everybody once, with all reasons: the owner and groups, the members of the container, the administrators of the organization, beneficiaries, links. `total` counts up to the page that is asked for; while there are more, the header Link has the next page.",
    ],
    "admin.buckets.listReaders": [
      "Cine citește documentele containerului fără ca documentul să îl numească: membrii și administratorii.",
      "Кто читает документы контейнера, не будучи названным в документе: участники и администраторы.",
      "Who reads the documents of the container without being named by the document: its members, and administrators.",
    ],
  },
  properties: {
    "Cititor.fel": [
      "Ce fel de cititor este: o persoană, un client, un link sau un grup",
      "Кто читает: человек, клиент, ссылка или группа",
      "What kind of reader it is: a person, a client, a link or a group",
    ],
    "Cititor.relatii": [
      "Motivele care contează, ca în explica-acces",
      "Действующие основания, как в explica-acces",
      "The reasons that count, as in explica-acces",
    ],
    "Cititor.referintaId": [
      "Contul, clientul, linkul sau emitentul; 0 pentru grupuri",
      "Учётная запись, клиент, ссылка или издатель; 0 для групп",
      "The account, the client, the link or the issuer; 0 for groups",
    ],
    "Cititor.panaLa": [
      "Când se încheie ultimul motiv, dacă toate au un termen",
      "Когда закончится последнее основание, если у всех есть срок",
      "When the last reason ends, if all have an end",
    ],
  },
};

export const matrix = `
                              nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
admin.documents.listReaders   401    403      403    403      403   403         200      404          200          403     403          403          401
admin.buckets.listReaders     401    403      403    403      403   403         200      404          200          403     403          403          401
`;
