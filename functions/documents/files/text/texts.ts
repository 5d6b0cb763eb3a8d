import { keyed, unprocessable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  fisierStricat: unprocessable({
    ro: "Fișierul este deteriorat și nu poate fi citit.",
    ru: "Файл повреждён и не читается.",
  }),
  fisierCuParola: unprocessable({
    ro: "Fișierul cere el însuși o parolă; scoateți-o și încărcați-l din nou.",
    ru: "Сам файл защищён паролем; снимите его и загрузите файл снова.",
  }),
  fisierPreaMareInauntru: unprocessable({
    ro: "Fișierul are mai mult conținut decât poate fi deschis.",
    ru: "В файле больше содержимого, чем можно открыть.",
  }),
});
