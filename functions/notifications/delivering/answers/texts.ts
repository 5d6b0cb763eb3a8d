import { badRequest, keyed, unavailable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  raspunsFaraSms: badRequest([
    "Răspunsuri prin SMS vin numai de la furnizorii canalului SMS.",
    "Ответы по SMS приходят только от провайдеров канала SMS.",
    "SMS replies come only from providers of the SMS channel.",
  ]),
  confirmareNetrimisa: unavailable([
    "Niciun furnizor nu a preluat confirmarea; trimiteți răspunsul încă o dată.",
    "Ни один провайдер не принял подтверждение; отправьте ответ ещё раз.",
    "No provider took the confirmation; send the reply once more.",
  ]),
});
