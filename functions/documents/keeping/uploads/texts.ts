import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { conflict, keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  incarcareInexistenta: notFound([
    "Încărcarea nu există.",
    "Загрузка не существует.",
    "The upload does not exist.",
  ]),
  incarcareFolosita: conflict([
    "Încărcarea a fost folosită deja; starea ei arată rezultatul.",
    "Загрузка уже использована; её состояние показывает результат.",
    "The upload has already been used; its state shows the result.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    uploads: [
      "Încărcări pe părți, pentru fișiere mari",
      "Загрузка по частям, для больших файлов",
      "Uploads in parts, for large files",
    ],
  },
  operations: {
    "uploads.create": [
      "Fiecare parte se trimite cu PUT la adresa ei; toate în afară de ultima au `partSize` octeți. Apoi `documents.upload` sau `versions.create` primește `uploadId`. Cu `documentId` se refuză de la început ce s-ar refuza versiunii. Ce nu este încheiat până la `expiresAt` se șterge.",
      "Каждая часть отправляется PUT по своему адресу; все, кроме последней, имеют `partSize` байт. Затем `documents.upload` или `versions.create` принимает `uploadId`. С `documentId` сразу отклоняется то, что было бы отклонено для версии. Не завершённое до `expiresAt` удаляется.",
      "Each part is PUT to its own address; all but the last have `partSize` bytes. Then `documents.upload` or `versions.create` takes the `uploadId`. With `documentId` whatever would refuse the version refuses the upload. What is not completed by `expiresAt` is removed.",
    ],
    "uploads.read": [
      "Doar pentru cine a deschis-o. După 202 se citește până la FINALIZATA, cu documentul, sau ESUATA, cu cheia refuzului; `octeti` arată cât s-a prelucrat.",
      "Только для открывшего её. После 202 читается до FINALIZATA, с документом, или ESUATA, с ключом отказа; `octeti` показывает, сколько обработано.",
      "Only for who opened it. After a 202 it is read until FINALIZATA, with the document, or ESUATA, with the key of the refusal; `octeti` shows how much was processed.",
    ],
  },
  properties: {
    "Incarcare|IncarcarePentruMasini.status": [
      "Starea încărcării",
      "Состояние загрузки",
      "State of the upload",
    ],
    uploadId: ["Încărcarea pe părți", "Загрузка по частям", "The upload in parts"],
    partSize: ["Octeții unei părți", "Размер части", "Bytes of a part"],
    parts: ["Adresele părților", "Адреса частей", "Addresses of the parts"],
    number: ["Numărul", "Номер", "Number"],
    octeti: ["Octeți prelucrați", "Обработано байт", "Bytes processed"],
    eroare: ["Cheia refuzului", "Ключ отказа", "Key of the refusal"],
  },
};

export const matrix = `
                nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
uploads.create  401    201      201    201      201   201         201      201          201          401     401          401          401
uploads.read    401    404      404    404      200   404         404      404          404          401     401          401          401
`;
