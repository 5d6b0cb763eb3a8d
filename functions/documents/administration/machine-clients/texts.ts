import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    "machine-clients": [
      "Sistemele care lucrează pentru un emitent",
      "Системы, работающие от имени издателя",
      "The systems that work for an issuer",
    ],
    "machine-tokens": [
      "Tokenuri pentru mașini (OAuth 2.0, client_credentials)",
      "Токены для машин (OAuth 2.0, client_credentials)",
      "Tokens for machines (OAuth 2.0, client_credentials)",
    ],
  },
  operations: {
    "machine-clients.list": [
      "Administratorul serviciului îi vede pe toți, cel al unei organizații pe cei care depun în containerele ei.",
      "Администратор сервиса видит всех, администратор организации — тех, кто загружает в её контейнеры.",
      "A service administrator sees all, an organization's those that file into its buckets.",
    ],
    "machine-clients.create": [
      "Cine îl are citește toate documentele emitentului, în afară de cele secrete. `clientSecret` se arată doar acum.",
      "Владелец читает все документы издателя, кроме секретных. `clientSecret` показывается только сейчас.",
      "Who has it reads all documents of the issuer but secret ones. `clientSecret` is shown only now.",
    ],
    "machine-clients.replace": [
      "Un drept retras, sau `activ: false`, se simte de la următoarea cerere; un `activ` absent rămâne.",
      "Отозванное право или `activ: false` действует со следующего запроса; отсутствующий `activ` остаётся.",
      "A scope that is taken away, or `activ: false`, is felt from the next request on; an absent `activ` stays.",
    ],
    "machine-clients.setActive": [
      "`false` se simte de la următoarea cerere și îl poate pune și administratorul organizației în al cărei container depune; `true`, doar administratorul serviciului.",
      "`false` действует со следующего запроса, его может задать и администратор организации, в чей контейнер загружает клиент; `true` — только администратор сервиса.",
      "`false` is felt from the next request on, and may be set by an administrator of the organization into whose bucket it files, too; `true` only by service administrators.",
    ],
    "machine-clients.rotate": [
      "Secretul de până acum rămâne valabil `suprapunereOre` (implicit 24); cel de dinaintea lui se încheie. Cel nou se arată doar acum.",
      "Прежний секрет действует ещё `suprapunereOre` часов (по умолчанию 24); предыдущий ему прекращается. Новый показывается только сейчас.",
      "The secret of before stays valid for `suprapunereOre` (default 24); the one before it ends. The new one is shown only now.",
    ],
    "machine-clients.remove": [
      "Secretele și tokenurile lui se încheie de la următoarea cerere. Repetată, răspunde tot 204.",
      "Его секреты и токены прекращаются со следующего запроса. При повторе снова 204.",
      "Its secrets and tokens end with the next request. Repeated, it is 204 again.",
    ],
    "admin.machine-clients.create": [
      "Secretul se arată doar acum.",
      "Секрет показывается только сейчас.",
      "The secret is shown only now.",
    ],
    "admin.machine-clients.rotateSecret": [
      "Răspunsul este cererea de aprobare; secretul îl citește, o dată, cine a cerut, după ce un alt administrator aprobă.",
      "Ответ — запрос согласования; секрет один раз читает запросивший, после согласования другим администратором.",
      "The answer is the approval that waits; the requester reads the secret, once, after another administrator has approved.",
    ],
    "admin.machine-clients.remove": [
      "Răspunsul este cererea de aprobare; clientul se șterge când un alt administrator o aprobă.",
      "Ответ — запрос согласования; клиент удаляется, когда его одобрит другой администратор.",
      "The answer is the approval that waits; the client is removed once another administrator approves it.",
    ],
    "machine-tokens.create": [
      "Un formular cu `grant_type=client_credentials`; numele și secretul în formular sau prin Basic, niciodată în adresă. `scope` cere doar o parte din drepturi; unul pe care clientul nu îl are este 400. Tokenul este valabil o oră.",
      "Форма с `grant_type=client_credentials`; имя и секрет в форме или через Basic, никогда в адресе. `scope` запрашивает часть прав; право, которого у клиента нет, — 400. Токен действует час.",
      "A form with `grant_type=client_credentials`; name and secret in the form or by Basic, never in the address. `scope` asks for only some of the scopes; one that the client lacks is 400. The token is valid for an hour.",
    ],
  },
  properties: {
    scopes: [
      "Ce îi este permis: documente.read, documente.write",
      "Что ему разрешено: documente.read, documente.write",
      "What it is allowed: documente.read, documente.write",
    ],
    emitent: ["Codul emitentului", "Код издателя", "The code of the issuer"],
  },
};

export const matrix = `
                           nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
machine-clients.list       401    403      403    403      403   403         200      200          200          401     401          401          401
machine-clients.read       401    403      403    403      403   403         200      404          200          401     401          401          401
machine-clients.create     401    403      403    403      403   403         403      403          201          401     401          401          401
machine-clients.replace    401    403      403    403      403   403         403      403          200          401     401          401          401
machine-clients.setActive  401    403      403    403      403   403         200      404          200          401     401          401          401
machine-clients.rotate     401    403      403    403      403   403         403      403          200          401     401          401          401
machine-clients.remove     401    403      403    403      403   403         403      403          204          401     401          401          401
machine-tokens.create      401    401      401    401      401   401         401      401          401          401     401          401          401
admin.machine-clients.list          401    403      403    403      403   403         200      200          200          403     403          403          401
admin.machine-clients.create        401    403      403    403      403   403         403      403          201          403     403          403          401
admin.machine-clients.rotateSecret  401    403      403    403      403   403         403      403          202          403     403          403          401
admin.machine-clients.remove        401    403      403    403      403   403         403      403          202          403     403          403          401
`;
