import { badRequest, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  corpPreaMare: badRequest({
    ro: "Corpul cererii de probă este prea mare.",
    ru: "Тело пробного запроса слишком велико.",
  }),
  corpGresit: badRequest({
    ro: "Corpul cererii de probă are semne greșite.",
    ru: "Тело пробного запроса содержит неверные знаки.",
  }),
});
