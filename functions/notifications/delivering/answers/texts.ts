import { badRequest, keyed, unavailable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  raspunsFaraSms: badRequest({
    ro: "Răspunsuri prin SMS vin numai de la furnizorii canalului SMS.",
    ru: "Ответы по SMS приходят только от провайдеров канала SMS.",
  }),
  confirmareNetrimisa: unavailable({
    ro: "Niciun furnizor nu a preluat confirmarea; trimiteți răspunsul încă o dată.",
    ru: "Ни один провайдер не принял подтверждение; отправьте ответ ещё раз.",
  }),
});
