import { keyed, unprocessable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  fisierStricat: unprocessable([
    "Fișierul este deteriorat și nu poate fi citit.",
    "Файл повреждён и не читается.",
  ]),
  fisierCuParola: unprocessable([
    "Fișierul cere el însuși o parolă; scoateți-o și încărcați-l din nou.",
    "Сам файл защищён паролем; снимите его и загрузите файл снова.",
  ]),
  fisierPreaMareInauntru: unprocessable([
    "Fișierul are mai mult conținut decât poate fi deschis.",
    "В файле больше содержимого, чем можно открыть.",
  ]),
});
