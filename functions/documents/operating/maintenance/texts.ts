import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    "maintenance-runs": ["Rulările întreținerii", "Запуски обслуживания", "Runs of the maintenance"],
    maintenance: [
      "Întreținerea: arhivare, eliminare, curățare",
      "Обслуживание: архивация, удаление, очистка",
      "Maintenance: archiving, purging, cleaning",
    ],
  },
  operations: {
    "admin.maintenance-runs.create": [
      "Lucrează un timp mărginit; fără `terminat: true` urmează încă o rulare, cu altă Idempotency-Key. Administratorul unei organizații întreține doar containerele ei.",
      "Работает ограниченное время; без `terminat: true` нужен ещё один запуск, с другим Idempotency-Key. Администратор организации обслуживает только её контейнеры.",
      "Works for a bounded time; without `terminat: true` another run follows, with another Idempotency-Key. An organization's administrator maintains only its buckets.",
    ],
    "maintenance.run": [
      "Lucrează un timp mărginit și continuă la următoarea cerere, până la `terminat: true`. Administratorul unei organizații întreține doar containerele ei.",
      "Работает ограниченное время и продолжает при следующем запросе, до `terminat: true`. Администратор организации обслуживает только её контейнеры.",
      "Works for a bounded time and goes on with the next request, until `terminat: true`. An organization's administrator maintains only its buckets.",
    ],
  },
  properties: {
    arhivate: ["Câte s-au arhivat", "Сколько архивировано", "How many were archived"],
    purjate: ["Câte s-au eliminat", "Сколько удалено окончательно", "How many were purged"],
    orfane: ["Obiecte fără document", "Объекты без документа", "Objects without a document"],
    erori: ["Câte au eșuat", "Сколько ошибок", "How many failed"],
    terminat: ["Totul este făcut", "Всё выполнено", "Whether all is done"],
  },
};

export const matrix = `
                 nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
maintenance.run  401    403      403    403      403   403         200      200          200          401     401          401          401
admin.maintenance-runs.create  401    403      403    403      403   403         201      201          201          403     403          403          401
`;
