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
  fisierNesuportat: unprocessable([
    "Fișierul este întreg, dar scris într-o formă care nu se citește aici; salvați-l ca PDF sau JPEG.",
    "Файл цел, но записан в форме, которая здесь не читается; сохраните его как PDF или JPEG.",
  ]),
  fisierPreaMareInauntru: unprocessable([
    "Fișierul are mai mult conținut decât poate fi deschis.",
    "В файле больше содержимого, чем можно открыть.",
  ]),
});
