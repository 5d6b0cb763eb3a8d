import { expect, it } from "vitest";
import { callerOf } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { plainText } from "./responses.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

const shop = service({ name: "shop", title: "Magazin", description: "", errorFormats: {} });
const none = routes("things", {
  read: get("/api/things", { access: unrestricted, summary: "Lucruri", returns: plainText }, async () => ""),
});
const call = callerOf(lambdaHandler(shop, none));

const romanian = { title: "Negăsit", detail: "Nu există adresa GET /api/nothing." };
const russian = { title: "Не найдено", detail: "Адрес GET /api/nothing не существует." };
const english = { title: "Not found", detail: "The address GET /api/nothing does not exist." };

it.each([
  ["ru, en;q=0.9", russian],
  ["en-GB,ru;q=0.5", english],
  ["en", english],
  ["en-GB;q=0.9, ro;q=0.1", english],
  ["*", romanian],
  ["fr", romanian],
  ["", romanian],
])(
  "title and detail of a refusal are in one language, the one that the caller prefers: %j",
  async (asked, texts) => {
    const { json } = await call("GET", "/shop/api/nothing", { headers: { "accept-language": asked } });
    expect(json).toMatchObject({ ...texts, status: 404 });
  },
);
