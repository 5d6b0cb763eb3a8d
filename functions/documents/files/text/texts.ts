import { keyed, unprocessable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  fisierStricat: unprocessable([
    "Fișierul este deteriorat și nu poate fi citit.",
    "Файл повреждён и не читается.",
    "The file is damaged and cannot be read.",
  ]),
  fisierCuParola: unprocessable([
    "Fișierul cere el însuși o parolă sau un certificat; scoateți protecția și încărcați-l din nou.",
    "Сам файл защищён паролем или сертификатом; снимите защиту и загрузите файл снова.",
    "The file itself needs a password or a certificate; remove the protection and upload it again.",
  ]),
  fisierNesuportat: unprocessable([
    "Fișierul este întreg, dar scris într-o formă care nu se citește aici; salvați-l ca PDF sau JPEG.",
    "Файл цел, но записан в форме, которая здесь не читается; сохраните его как PDF или JPEG.",
    "The file is intact, but written in a form that cannot be read here; save it as PDF or JPEG.",
  ]),
  fisierPreaMareInauntru: unprocessable([
    "Fișierul are mai mult conținut decât poate fi deschis.",
    "В файле больше содержимого, чем можно открыть.",
    "The file has more content than can be opened.",
  ]),
});
