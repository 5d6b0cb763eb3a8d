import { keyed, unprocessable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  fisierStricat: unprocessable([
    "Fișierul este deteriorat și nu poate fi citit.",
    "Файл повреждён и не читается.",
  ]),
  fisierCuParola: unprocessable([
    "Fișierul cere el însuși o parolă sau un certificat; scoateți protecția și încărcați-l din nou.",
    "Сам файл защищён паролем или сертификатом; снимите защиту и загрузите файл снова.",
  ]),
  fisierPreaMareInauntru: unprocessable([
    "Fișierul are mai mult conținut decât poate fi deschis.",
    "В файле больше содержимого, чем можно открыть.",
  ]),
});
