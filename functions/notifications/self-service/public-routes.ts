import { limited, unrestricted } from "../../../shared/http/access.ts";
import { publicRate } from "../../../shared/http/public/rate.ts";
import { routes } from "../../../shared/http/route.ts";
import { get } from "../service.ts";
import { PushKeyView, readPushKey } from "./push-key.ts";

export const pushKeys = routes("push-keys", {
  readCurrent: get(
    "/api/v1/public/push-keys/current",
    {
      access: limited(unrestricted, publicRate("push-keys")),
      summary: "Cheia publică VAPID, pentru abonarea unui browser",
      returns: PushKeyView,
    },
    readPushKey,
  ),
});
