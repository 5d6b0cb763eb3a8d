import { type Access, limited, unrestricted } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { routes } from "../../../shared/http/route.ts";
import { get } from "../service.ts";
import { PushKeyView, readPushKey } from "./push-key.ts";

const anybody: Access<unknown> = limited(unrestricted, publicRate("push-keys"));

export const pushKeys = routes("push-keys", {
  readCurrent: get(
    "/api/v1/public/push-keys/current",
    {
      access: anybody,
      summary: "Cheia publică VAPID, pentru abonarea unui browser",
      returns: PushKeyView,
    },
    readPushKey,
  ),
});
