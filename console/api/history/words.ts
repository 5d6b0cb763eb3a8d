import { words } from "../../words/words.ts";

export const historyWords = words({
  title: ["Istoric", "История"],
  none: ["Nicio schimbare notată", "Изменений не записано"],
  noneText: [
    "Istoricul cuprinde ce s-a schimbat de când se ține; datele încărcate la instalare nu au unul.",
    "История содержит изменения с тех пор, как она ведётся; у данных, загруженных при установке, её нет.",
  ],
  CREAT: ["a creat înregistrarea", "запись создана"],
  MODIFICAT: ["a modificat", "изменено"],
  STERS: ["a eliminat înregistrarea", "запись удалена"],
  CAUTAT: ["a căutat înregistrarea", "запись искали"],
  lookedUpBy: [(field: string) => `după ${field}`, (field: string) => `по полю ${field}`],
  part: {
    CREAT: ["a adăugat", "добавлено"],
    MODIFICAT: ["a modificat", "изменено"],
    STERS: ["a scos", "убрано"],
    CAUTAT: ["a căutat", "искали"],
  },
  system: ["Sistemul", "Система"],
  changes: ["Ce s-a schimbat", "Что изменилось"],
  changed: ["schimbat", "изменено"],
  became: ["a devenit", "стало"],
  nothing: ["nimic", "пусто"],
  same: ["Fără schimbări în câmpurile arătate.", "В показанных полях изменений нет."],
  secret: ["Secretul", "Секрет"],
  older: ["Arată mai vechi", "Показать более ранние"],
  yes: ["da", "да"],
  no: ["nu", "нет"],
});
