// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Factorii de autentificare ai contului
 *
 * Fără secrete. `required` spune dacă contul trebuie să aibă un factor, `dueAt` până când îl poate adăuga; după aceea contul nu mai poate face nimic altceva: 403 `error.factorObligatoriu`.
 *
 * Без секретов. `required` — нужен ли учётной записи фактор, `dueAt` — до какого времени его можно добавить; после этого доступно только добавление: 403 `error.factorObligatoriu`.
 *
 * Without secrets. `required` says if the account must have a factor, `dueAt` until when it may be added; afterwards the account can do nothing else: 403 `error.factorObligatoriu`.
 */
export const factorsRead = (client: Client, call?: Call<t.FactorsReadData>) =>
  client.send<t.FactorsReadResponses>({"service":"documents","id":"factors.read","method":"GET","path":"/api/authenticate/factors","schemes":["userToken"]}, call);

/**
 * Începe adăugarea unui factor
 *
 * Secretul se arată o singură dată, ca text și ca adresă `otpauth:` pentru un cod QR; factorul contează după `finish`, în 15 minute. Primul factor cere parola, următorii o confirmare recentă: 403 `error.factorDinNou`. Cel mult zece: 409.
 *
 * Секрет показывается один раз, текстом и адресом `otpauth:` для QR-кода; фактор действует после `finish`, в течение 15 минут. Для первого фактора нужен пароль, для следующих — недавнее подтверждение: 403 `error.factorDinNou`. Не более десяти: 409.
 *
 * The secret is shown once, as text and as an `otpauth:` address for a QR code; the factor counts after `finish`, within 15 minutes. A first factor needs the password, a further one a recent confirmation: 403 `error.factorDinNou`. Ten at most: 409.
 */
export const factorsCreate = (client: Client, call: Call<t.FactorsCreateData>) =>
  client.send<t.FactorsCreateResponses>({"service":"documents","id":"factors.create","method":"POST","path":"/api/authenticate/factors","body":"json","schemes":["userToken"]}, call);

/**
 * Ștergerea unui factor
 *
 * Cere o confirmare recentă: 403 `error.factorDinNou`. Cu ultimul factor se șterg și codurile de rezervă și se încheie celelalte autentificări; unde un factor este obligatoriu, ultimul rămâne: 409 `error.ultimulFactor`.
 *
 * Нужно недавнее подтверждение: 403 `error.factorDinNou`. С последним фактором удаляются резервные коды и завершаются остальные входы; если фактор обязателен, последний остаётся: 409 `error.ultimulFactor`.
 *
 * Needs a recent confirmation: 403 `error.factorDinNou`. With the last factor go the recovery codes and all other sign-ins; where a factor is required, the last one stays: 409 `error.ultimulFactor`.
 */
export const factorsRemove = (client: Client, call: Call<t.FactorsRemoveData>) =>
  client.send<t.FactorsRemoveResponses>({"service":"documents","id":"factors.remove","method":"DELETE","path":"/api/authenticate/factors/{id}","schemes":["userToken"]}, call);

/**
 * Alt nume pentru un factor
 *
 * Doar numele, pentru a deosebi factorii.
 *
 * Только имя, чтобы различать факторы.
 *
 * Only the name, to tell the factors apart.
 */
export const factorsPatch = (client: Client, call: Call<t.FactorsPatchData>) =>
  client.send<t.FactorsPatchResponses>({"service":"documents","id":"factors.patch","method":"PATCH","path":"/api/authenticate/factors/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Adaugă factorul, dovedit cu un cod
 *
 * Un cod dovedește că aplicația are secretul. Primul factor încheie toate celelalte autentificări și dă zece coduri de rezervă, arătate o singură dată; `id_token` continuă autentificarea de acum. Un cod greșit: 400 `error.factorNeconfirmat`.
 *
 * Код доказывает, что секрет есть в приложении. Первый фактор завершает все остальные входы и даёт десять резервных кодов, которые показываются один раз; `id_token` продолжает текущий вход. Неверный код: 400 `error.factorNeconfirmat`.
 *
 * A code proves that the app has the secret. The first factor ends all other sign-ins and gives ten recovery codes, shown once; `id_token` goes on with this sign-in. A wrong code: 400 `error.factorNeconfirmat`.
 */
export const factorsFinish = (client: Client, call: Call<t.FactorsFinishData>) =>
  client.send<t.FactorsFinishResponses>({"service":"documents","id":"factors.finish","method":"POST","path":"/api/authenticate/factors/{id}/finish","body":"json","schemes":["userToken"]}, call);
