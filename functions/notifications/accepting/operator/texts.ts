import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    operator: ["Operatorul unui sistem", "Оператор системы", "The operator of a system"],
    "operator-groups": [
      "Grupurile sistemului, pentru operatorul lui",
      "Группы системы, для её оператора",
      "The groups of a system, for its operator",
    ],
  },
  operations: {
    "operator.readContext": [
      "Un operator mutat, dezactivat sau al unui sistem oprit este refuzat de la următoarea cerere.",
      "Перемещённый, деактивированный оператор или оператор остановленной системы отклоняется со следующего запроса.",
      "An operator who was moved or deactivated, or whose system was stopped, is refused from the next request on.",
    ],
    "operator-groups.createMembers|staff.groups.createMembers": [
      "Cel mult 1000 într-un apel și 20 000 pe oră de operator; cine este deja membru rămâne. Un număr care nu este în registru se primește și este omis la trimitere. Un id care nu este al unui membru al grupurilor sistemului: 404, și nimeni nu se adaugă.",
      "Не более 1000 за вызов и 20 000 в час на оператора; кто уже участник, остаётся. Номер, которого нет в реестре, принимается и при отправке пропускается. Id не участника групп системы: 404, и никто не добавляется.",
      "At most 1000 a call and 20,000 an hour by an operator; members stay. A number that is not in the registry is taken, and left out when the group is sent to. An id of no member of the system's groups: 404, and none is added.",
    ],
    "operator-groups.removeMembers|staff.groups.removeMembers": [
      "`destinatarId`: până la 100 de identificatori, despărțiți prin virgulă.",
      "`destinatarId`: до 100 идентификаторов через запятую.",
      "`destinatarId`: up to 100 ids, separated by commas.",
    ],
  },
};

export const matrix = `
                               nobody user otherOperator operator serviceAdmin machine otherMachine
operator.readContext           401    403  200           200      403          401     401
operator.listTemplates         401    403  200           200      403          401     401
operator-groups.list           401    403  200           200      403          401     401
operator-groups.read           401    403  404           200      403          401     401
operator-groups.create         401    403  201           201      403          401     401
operator-groups.replace        401    403  404           200      403          401     401
operator-groups.remove         401    403  404           204      403          401     401
operator-groups.listMembers    401    403  404           200      403          401     401
operator-groups.createMembers  401    403  404           200      403          401     401
operator-groups.removeMembers  401    403  404           204      403          401     401
`;
