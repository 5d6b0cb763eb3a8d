import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  autoritateaSistemului: conflict([
    "Autoritățile sistemului nu se schimbă.",
    "Системные полномочия не изменяются.",
    "System authorities cannot be changed.",
  ]),
  autoritateaFolosita: conflict([
    "Un cont are această autoritate; luați-o mai întâi de la toate conturile.",
    "Полномочие есть у учётной записи; сначала снимите его со всех учётных записей.",
    "An account has this authority; take it from all accounts first.",
  ]),
  numeleAutoritatii: conflict([
    "Numele unei autorități nu se schimbă; creați alta.",
    "Имя полномочия не меняется; создайте другое.",
    "The name of an authority cannot be changed; create another.",
  ]),
  referintaFolosita: conflict([
    "Înregistrarea are documente sau partajări, deci nu se poate șterge; retrageți-o din folosință.",
    "У записи есть документы или доступы, поэтому удалить её нельзя; выведите её из использования.",
    "The record has documents or shared access, so it cannot be deleted; take it out of use instead.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    clients: [
      "Clienții: persoane și întreprinderi",
      "Клиенты: люди и предприятия",
      "Clients: people and enterprises",
    ],
    emitents: ["Emitenții documentelor", "Издатели документов", "Issuers of documents"],
    rols: ["Rolurile", "Роли", "Roles"],
    authorities: [
      "Rolurile tehnice ale sistemului",
      "Технические роли системы",
      "The technical roles of the system",
    ],
  },
  operations: {
    "authorities.create": [
      "O autoritate nouă se poate da conturilor și apare în `auth` al tokenurilor; în acest serviciu nu dă niciun drept. Un nume luat: 409.",
      "Новую роль можно дать учётным записям, она видна в `auth` токенов; прав в этом сервисе не даёт. Занятое имя: 409.",
      "A new authority can be given to accounts and stands in `auth` of tokens; in this service it gives no right. A taken name: 409.",
    ],
    "authorities.replace": [
      "`{authority}` este numărul sau numele. Numele nu se schimbă: același este 200, altul 409. Cele ale sistemului: 409.",
      "`{authority}` — номер или имя. Имя не меняется: то же — 200, другое — 409. Системные: 409.",
      "`{authority}` is the number or the name. The name does not change: the same one is 200, another 409. Those of the system: 409.",
    ],
    "authorities.patch": [
      "Ca `authorities.replace`.",
      "Как `authorities.replace`.",
      "As `authorities.replace`.",
    ],
    "authorities.remove": [
      "Una pe care o are un cont este 409, ca și cele ale sistemului. Repetată după număr, răspunde tot 204.",
      "Роль, которая есть у учётной записи, — 409, как и системные. При повторе по номеру снова 204.",
      "One that an account has is 409, as those of the system are. Repeated by its number, it is 204 again.",
    ],
    "clients.list": [
      "Registrul îl vede administratorul serviciului. Ceilalți se văd pe sine; cine lucrează pentru o instituție găsește un client doar după `filter[idnp]`, `filter[idno]` sau `filter[id]` exact, iar căutarea se notează.",
      "Реестр видит администратор сервиса. Остальные видят себя; работающий в учреждении находит клиента только по точному `filter[idnp]`, `filter[idno]` или `filter[id]`, и поиск записывается.",
      "The register is seen by service administrators. Others see themselves; who works for an institution finds a client only by an exact `filter[idnp]`, `filter[idno]` or `filter[id]`, and the look-up is noted.",
    ],
    "clients.read": [
      "Cine nu administrează serviciul și citește alt client decât pe sine este notat în istoricul lui; cine nu îl poate căuta primește 404.",
      "Кто не администрирует сервис и читает чужого клиента, записывается в его историю; кто не может его искать, получает 404.",
      "Who does not administer the service and reads another client than themselves is noted in its history; who may not look it up gets 404.",
    ],
    "clients.remove": [
      "Un client ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.",
      "Клиент, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.",
      "A client who has documents is not removed (409), but retired by `activ: false`. The history stays.",
    ],
    "emitents.remove": [
      "Un emitent ale cărui documente există nu se șterge (409): se retrage cu `activ: false`. Istoricul rămâne.",
      "Издатель, у которого есть документы, не удаляется (409): он выводится через `activ: false`. История остаётся.",
      "An issuer that has documents is not removed (409), but retired by `activ: false`. The history stays.",
    ],
  },
  properties: {
    idno: ["IDNO", "IDNO", "IDNO, the number of a legal entity"],
    idnp: ["IDNP", "IDNP", "IDNP, the number of a person"],
    telefon: ["Telefonul", "Телефон", "Telephone"],
  },
};

export const matrix = `
                      nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
clients.list          401    200      200    200      200   200         200      200          200          401     401          401          401
clients.count         401    200      200    200      200   200         200      200          200          401     401          401          401
clients.read          401    404      404    200      404   200         200      200          200          401     401          401          401
clients.listHistory   401    403      403    403      403   403         403      403          200          401     401          401          401
clients.create        401    403      403    403      403   403         403      403          201          401     401          401          401
clients.replace       401    403      403    403      403   403         403      403          200          401     401          401          401
clients.patch         401    403      403    403      403   403         403      403          200          401     401          401          401
clients.remove        401    403      403    403      403   403         403      403          204          401     401          401          401
emitents.list         401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.count        401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.read         401    200      200    200      200   200         200      200          200          401     401          401          401
emitents.listHistory  401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.create       401    403      403    403      403   403         403      403          201          401     401          401          401
emitents.replace      401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.patch        401    403      403    403      403   403         403      403          200          401     401          401          401
emitents.remove       401    403      403    403      403   403         403      403          204          401     401          401          401
rols.list             401    200      200    200      200   200         200      200          200          401     401          401          401
rols.count            401    200      200    200      200   200         200      200          200          401     401          401          401
rols.read             401    200      200    200      200   200         200      200          200          401     401          401          401
rols.listHistory      401    403      403    403      403   403         403      403          200          401     401          401          401
rols.create           401    403      403    403      403   403         403      403          201          401     401          401          401
rols.replace          401    403      403    403      403   403         403      403          200          401     401          401          401
rols.patch            401    403      403    403      403   403         403      403          200          401     401          401          401
rols.remove           401    403      403    403      403   403         403      403          204          401     401          401          401
authorities.list      401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.count     401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.read      401    200      200    200      200   200         200      200          200          401     401          401          401
authorities.create    401    403      403    403      403   403         403      403          201          401     401          401          401
authorities.replace   401    403      403    403      403   403         403      403          200          401     401          401          401
authorities.patch     401    403      403    403      403   403         403      403          200          401     401          401          401
authorities.remove    401    403      403    403      403   403         403      403          204          401     401          401          401
`;
