import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  numeDeFisierGresit: badRequest([
    "Numele fișierului nu poate conține directoare, semne rezervate sau invizibile.",
    "Имя файла не может содержать каталоги, зарезервированные или невидимые знаки.",
    "The file name cannot contain directories, or reserved or invisible characters.",
  ]),
  tipDeFisierRefuzat: badRequest([
    "Se atașează numai fișiere jpeg, png, txt, pdf, csv, xls, xlsx, cu conținutul pe care îl spune numele.",
    "Прикладываются только файлы jpeg, png, txt, pdf, csv, xls, xlsx с содержимым, о котором говорит имя.",
    "You can attach only jpeg, png, txt, pdf, csv, xls and xlsx files, with the content that their name says.",
  ]),
  fisierNeincarcat: badRequest([
    "Fișierul anunțat nu a fost încărcat.",
    "Объявленный файл не загружен.",
    "The announced file was not uploaded.",
  ]),
  fisierDiferit: badRequest([
    "Fișierul încărcat nu este cel anunțat.",
    "Загруженный файл отличается от объявленного.",
    "The uploaded file is not the one announced.",
  ]),
  atasamentePreaMari: badRequest([
    "Atașamentele au împreună cel mult 10 MB.",
    "Вложения вместе занимают не более 10 МБ.",
    "Attachments can be at most 10 MB together.",
  ]),
  base64Nevalid: badRequest([
    "Conținutul nu este base64.",
    "Содержимое не является base64.",
    "The content is not base64.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    attachments: ["Fișiere de atașat", "Файлы для вложений", "Files to attach"],
  },
  operations: {
    "attachments.create": [
      "Octeții se trimit cu PUT la `url`, exact câți s-au anunțat. `uploadId` se numește într-o singură notificare a aceluiași sistem, timp de o zi.",
      "Байты отправляются методом PUT на `url`, ровно столько, сколько объявлено. `uploadId` указывается в одном уведомлении той же системы, в течение суток.",
      "The bytes are PUT to `url`, exactly as many as were announced. `uploadId` is named in one notification of the same system, for a day.",
    ],
  },
  properties: {
    fileName: ["Numele fișierului", "Имя файла", "The file name"],
    dimensiune: ["Octeți, cel mult 10 MB", "Байты, не более 10 МБ", "Bytes, at most 10 MB"],
    "AtasamentNou.hashSha256": [
      "SHA-256 al fișierului, hex; se verifică la trimitere",
      "SHA-256 файла, hex; проверяется при отправке",
      "SHA-256 of the file, hex; checked when it is sent",
    ],
    uploadId: ["Fișierul anunțat", "Объявленный файл", "The announced file"],
    "AtasamentDeschis.url": [
      "Adresa la care se trimite fișierul, prin PUT",
      "Адрес, на который файл отправляется через PUT",
      "The address to which the file is PUT",
    ],
  },
};

export const matrix = `
                    nobody user operator serviceAdmin machine otherMachine
attachments.create  401    401  401      401          201     201
`;
