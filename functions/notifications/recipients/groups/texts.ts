import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  grupSchimbat: conflict([
    "Grupul a fost schimbat între timp; citiți-l din nou și repetați schimbarea.",
    "Группа тем временем была изменена; прочитайте её снова и повторите изменение.",
    "The group has been changed in the meantime; read it again and repeat the change.",
  ]),
  membruNecunoscut: notFound([
    "Identificatorul nu este al unui membru al grupurilor sistemului: numiți persoana prin IDNP sau IDNO.",
    "Идентификатор не принадлежит участнику групп системы: назовите лицо по IDNP или IDNO.",
    "The identifier does not belong to a member of the system's groups: name the person by IDNP or IDNO.",
  ]),
  grupPreaMare: conflict([
    "Grupul are peste 1000 de membri; adăugați-i și scoateți-i câte o parte.",
    "В группе более 1000 участников; добавляйте и удаляйте их по частям.",
    "The group has more than 1,000 members; add and remove them in parts.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "groups|grups": ["Grupurile de destinatari", "Группы получателей", "Groups of recipients"],
  },
  operations: {
    "grups.list|staff.groups.list": [
      "Administratorii serviciului văd toate grupurile, operatorii pe cele ale sistemului lor.",
      "Администраторы сервиса видят все группы, операторы — группы своей системы.",
      "Service administrators see all groups, operators those of their system.",
    ],
    "grups.create|staff.groups.create": [
      "Codul este unic în sistem. `membri`: cel mult 1000, prin IDNP sau IDNO; un număr care nu este în registru se primește și este omis la trimitere. Un id este al unui membru al grupurilor sistemului, altfel 404; administratorii numesc prin id orice destinatar.",
      "Код уникален в системе. `membri`: не более 1000, по IDNP или IDNO; номер, которого нет в реестре, принимается и при отправке пропускается. Id — участника групп системы, иначе 404; администраторы называют по id любого получателя.",
      "The code is unique in the system. `membri`: at most 1000, by IDNP or IDNO; a number that is not in the registry is taken, and left out when the group is sent to. An id is that of a member of the system's groups, else 404; administrators name any recipient by id.",
    ],
    "grups.replace|staff.groups.replace": [
      "Fără `membri` membrii rămân; cu ei grupul are exact acești membri. Peste 1000 de membri: 409.",
      "Без `membri` участники остаются; с ними в группе ровно эти участники. Более 1000 участников: 409.",
      "Without `membri` the members stay; with them the group has exactly these. More than 1000 members: 409.",
    ],
    "grups.remove|staff.groups.remove": [
      "Apartenențele se șterg odată cu grupul.",
      "Участие удаляется вместе с группой.",
      "The memberships end with the group.",
    ],
  },
  properties: {
    "ContextOperator.sistem": ["Sistemul operatorului", "Система оператора", "The operator's system"],
    membri: [
      "Membrii: id, `{destinatarId}`, `{idnp}` sau `{idno}`",
      "Участники: id, `{destinatarId}`, `{idnp}` или `{idno}`",
      "The members: id, `{destinatarId}`, `{idnp}` or `{idno}`",
    ],
    numarMembri: ["Numărul membrilor", "Число участников", "The number of members"],
    adaugati: ["Câți au fost adăugați", "Сколько добавлено", "How many were added"],
    adaugatLa: ["Când a fost adăugat", "Когда добавлен", "When it was added"],
  },
};

export const matrix = `
                           nobody user otherOperator operator serviceAdmin machine otherMachine
grups.list                 401    403  200           200      200          401     401
grups.count                401    403  200           200      200          401     401
grups.read                 401    403  404           200      200          401     401
grups.create               401    403  403           403      201          401     401
grups.replace              401    403  403           403      200          401     401
grups.patch                401    403  403           403      200          401     401
grups.remove               401    403  403           403      204          401     401
staff.groups.list          401    403  200           200      200          401     401
staff.groups.read          401    403  404           200      200          401     401
staff.groups.create        401    403  400           201      201          401     401
staff.groups.replace       401    403  400           200      200          401     401
staff.groups.remove        401    403  404           204      204          401     401
staff.groups.listMembers   401    403  404           200      200          401     401
staff.groups.createMembers 401    403  404           200      200          401     401
staff.groups.removeMembers 401    403  404           204      204          401     401
`;
