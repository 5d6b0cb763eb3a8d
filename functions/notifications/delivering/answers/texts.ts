import { badRequest, keyed, unavailable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  raspunsFaraSms: badRequest([
    "Răspunsuri prin SMS vin numai de la furnizorii canalului SMS.",
    "Ответы по SMS приходят только от провайдеров канала SMS.",
  ]),
  confirmareNetrimisa: unavailable([
    "Niciun furnizor nu a preluat confirmarea; trimiteți răspunsul încă o dată.",
    "Ни один провайдер не принял подтверждение; отправьте ответ ещё раз.",
  ]),
});
