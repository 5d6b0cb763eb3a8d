import type { ContractTexts } from "../../contract/contract-texts.ts";
import { badRequest, keyed, unauthenticated } from "../../errors.ts";

export const refusals = keyed({
  doarFormular: badRequest([
    "Trimiteți un formular: application/x-www-form-urlencoded.",
    "Отправьте форму: application/x-www-form-urlencoded.",
    "Send a form: application/x-www-form-urlencoded.",
  ]),
  acreditariInAdresa: badRequest([
    "Trimiteți numele și secretul în formular sau prin Basic, nu în adresă; un secret trimis așa se schimbă.",
    "Отправляйте имя и секрет в форме или через Basic, не в адресе; отправленный так секрет следует сменить.",
    "Send the name and the secret in the form or with Basic, not in the address; change a secret that was sent this way.",
  ]),
  acreditariGresite: unauthenticated([
    "Clientul sau secretul nu este corect.",
    "Неверный клиент или секрет.",
    "The client or the secret is not correct.",
  ]),
  grantNecunoscut: badRequest([
    "Aici se acceptă numai grant_type=client_credentials.",
    "Здесь принимается только grant_type=client_credentials.",
    "Only grant_type=client_credentials is accepted here.",
  ]),
  scopNecunoscut: badRequest([
    "Clientul nu are dreptul {scope}.",
    "У клиента нет права {scope}.",
    "The client does not have the right {scope}.",
  ]),
});

export const contract: ContractTexts = {
  properties: {
    "ClientMasina|ClientMasinaCuSecret|AcreditariSistem|AcreditariSistemNoi.clientId": [
      "Numele public al clientului",
      "Публичное имя клиента",
      "The public name of the client",
    ],
    "ClientMasinaCuSecret|AcreditariSistemNoi.clientSecret": [
      "Secretul; se arată o singură dată",
      "Секрет; показывается один раз",
      "The secret; it is shown once",
    ],
    ultimaFolosire: [
      "Când s-a autentificat ultima dată, la o oră aproape",
      "Когда вошёл в последний раз, с точностью до часа",
      "When it signed in last, within an hour",
    ],
    suprapunereOre: [
      "Cât mai este valabil secretul vechi, în ore",
      "Сколько ещё действует прежний секрет, в часах",
      "How long the former secret stays valid, in hours",
    ],
    grant_type: ["Întotdeauna client_credentials", "Всегда client_credentials", "Always client_credentials"],
    client_id: ["Numele public al clientului", "Публичное имя клиента", "The public name of the client"],
    client_secret: ["Secretul clientului", "Секрет клиента", "The client's secret"],
    "CerereToken|TokenMasina.scope": [
      "Drepturile, despărțite prin spații",
      "Права, через пробел",
      "The scopes, separated by spaces",
    ],
    access_token: [
      "Tokenul, pentru Authorization: Bearer",
      "Токен для Authorization: Bearer",
      "The token, for Authorization: Bearer",
    ],
    token_type: ["Întotdeauna Bearer", "Всегда Bearer", "Always Bearer"],
    expires_in: [
      "Cât este valabil, în secunde",
      "Срок действия, в секундах",
      "How long it is valid, in seconds",
    ],
  },
};
