import type { ContractTexts } from "../../contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    records: ["Schimbările înregistrărilor", "Изменения записей", "Changes of records"],
  },
  operations: {
    "admin.records.listChanges": [
      "Cine a schimbat înregistrarea, când, ce câmpuri, cu valorile de dinainte; cea mai nouă întâi. Parolele, secretele și datele persoanelor apar doar cu numele câmpului. Administratorul serviciului le citește și după ștergere.",
      "Кто изменил запись, когда, какие поля, с прежними значениями; новые первыми. Пароли, секреты и данные людей — только названием поля. Администратор сервиса читает их и после удаления.",
      "Who changed the record, when, which fields, with the former values; newest first. Passwords, secrets and data of people appear only by the name of their field. A service administrator reads them after a removal, too.",
    ],
  },
  properties: {
    campuri: ["Câmpurile schimbate", "Изменённые поля", "The fields that changed"],
    despre: [
      "Felul înregistrării care ține de aceasta; absent pentru ea însăși",
      "Вид записи, относящейся к этой; отсутствует для неё самой",
      "The kind of a record that belongs to this one; absent for the record itself",
    ],
    "Istoric.actor": ["Cine", "Кто", "Who"],
    "Istoric.creatLa": ["Momentul", "Время", "The moment"],
  },
};
