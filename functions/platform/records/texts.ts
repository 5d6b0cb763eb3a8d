import { badRequest, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  corpPreaMare: badRequest([
    "Corpul cererii de probă este prea mare.",
    "Тело пробного запроса слишком велико.",
    "The body of the test request is too large.",
  ]),
  corpGresit: badRequest([
    "Corpul cererii de probă are semne greșite.",
    "Тело пробного запроса содержит неверные знаки.",
    "The body of the test request has wrong characters.",
  ]),
});
