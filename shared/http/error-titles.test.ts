import { expect, it } from "vitest";
import { callerOf } from "../testing/caller.ts";
import { unrestricted } from "./access.ts";
import { lambdaHandler } from "./handler.ts";
import { plainText } from "./responses.ts";
import { get, routes } from "./route.ts";
import { service } from "./service.ts";

const shop = service({ name: "shop", title: "Magazin", description: "", texts: {}, errorFormats: {} });
const none = routes("things", {
  read: get("/api/things", { access: unrestricted, summary: "Lucruri", returns: plainText }, async () => ""),
});
const call = callerOf(lambdaHandler(shop, none));

it.each([
  ["en", "Not found"],
  ["en-GB,ru;q=0.5", "Not found"],
  ["ru, en;q=0.9", "Не найдено"],
  ["fr", "Negăsit"],
  ["", "Negăsit"],
])(
  "the title of a refusal is in the language that Accept-Language asks for, in English too: %j",
  async (asked, title) => {
    const { json } = await call("GET", "/shop/api/nothing", { headers: { "accept-language": asked } });
    expect(json).toMatchObject({ title, status: 404 });
  },
);
