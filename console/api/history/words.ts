import { words } from "../../words/words.ts";

export const historyWords = words({
  title: ["Istoric", "История", "History"],
  none: ["Nicio schimbare notată", "Изменений не записано", "No changes recorded"],
  noneText: [
    "Istoricul cuprinde ce s-a schimbat de când se ține; datele încărcate la instalare nu au unul.",
    "История содержит изменения с тех пор, как она ведётся; у данных, загруженных при установке, её нет.",
    "The history shows changes since it began to be kept. Data loaded at installation has no history.",
  ],
  CREAT: ["a creat înregistrarea", "запись создана", "created the record"],
  MODIFICAT: ["a modificat", "изменено", "changed"],
  STERS: ["a eliminat înregistrarea", "запись удалена", "deleted the record"],
  CAUTAT: ["a căutat înregistrarea", "запись искали", "looked up the record"],
  lookedUpBy: [
    (field: string) => `după ${field}`,
    (field: string) => `по полю ${field}`,
    (field: string) => `by ${field}`,
  ],
  part: {
    CREAT: ["a adăugat", "добавлено", "added"],
    MODIFICAT: ["a modificat", "изменено", "changed"],
    STERS: ["a scos", "убрано", "removed"],
    CAUTAT: ["a căutat", "искали", "looked up"],
  },
  system: ["Sistemul", "Система", "The system"],
  changes: ["Ce s-a schimbat", "Что изменилось", "What changed"],
  changed: ["schimbat", "изменено", "changed"],
  became: ["a devenit", "стало", "became"],
  nothing: ["nimic", "пусто", "nothing"],
  same: [
    "Fără schimbări în câmpurile arătate.",
    "В показанных полях изменений нет.",
    "No changes in the fields shown.",
  ],
  secret: ["Secretul", "Секрет", "Secret"],
  older: ["Arată mai vechi", "Показать более ранние", "Show older"],
  yes: ["da", "да", "yes"],
  no: ["nu", "нет", "no"],
});
