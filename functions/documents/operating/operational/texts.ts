import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  properties: {
    "ManagementReadComponentAnswer.certificates": [
      "Certificatele instalației",
      "Сертификаты установки",
      "The certificates of the installation",
    ],
    "ManagementReadComponentAnswer.certificates.use": [
      "SEMNARE: semnează instituția; RADACINA: rădăcină de încredere; LISTA: semnează lista de încredere",
      "SEMNARE: подписывает учреждение; RADACINA: доверенный корень; LISTA: подписывает доверенный список",
      "SEMNARE: the institution signs with it; RADACINA: a trusted root; LISTA: signs the trusted list",
    ],
    "ManagementReadComponentAnswer.certificates.fingerprint": [
      "SHA-256 al certificatului",
      "SHA-256 сертификата",
      "SHA-256 of the certificate",
    ],
    "ManagementReadComponentAnswer.certificates.issuer": ["Emitentul", "Издатель", "The issuer"],
    trustLists: ["Listele de încredere", "Доверенные списки", "The trusted lists"],
    "ManagementReadComponentAnswer.address": ["Adresa listei", "Адрес списка", "The address of the list"],
    territory: ["Țara listei", "Страна списка", "The country of the list"],
    sequence: [
      "Numărul ultimei liste bune",
      "Номер последнего годного списка",
      "The number of the last good list",
    ],
    issuedAt: ["Când a fost emisă", "Когда издан", "When it was issued"],
    nextUpdate: [
      "Până când trebuie înlocuită",
      "До какого срока должен быть заменён",
      "When it has to be replaced",
    ],
    expired: [
      "Adevărat dacă nu a fost înlocuită la timp sau nu există",
      "Истина, если вовремя не заменён или его нет",
      "True if it was not replaced in time, or there is none",
    ],
    checkedAt: [
      "Când a fost cerută ultima dată",
      "Когда запрошен в последний раз",
      "When it was last asked for",
    ],
    problem: [
      "De ce ultima cerere nu a adus o listă bună",
      "Почему последний запрос не дал годного списка",
      "Why the last request has brought no good list",
    ],
  },
};

export const matrix = `
                                 nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
health.readLiveness              200    200      200    200      200   200         200      200          200          200     200          200          200
health.readReadiness             200    200      200    200      200   200         200      200          200          200     200          200          200
health.read                      200    200      200    200      200   200         200      200          200          200     200          200          200
metrics.read                     200    200      200    200      200   200         200      200          200          200     200          200          200
info.read                        200    200      200    200      200   200         200      200          200          200     200          200          200
openapi.read                     200    200      200    200      200   200         200      200          200          200     200          200          200
management.readHealth            200    200      200    200      200   200         200      200          200          200     200          200          200
management.readInfo              200    200      200    200      200   200         200      200          200          200     200          200          200
management.readMetrics           200    200      200    200      200   200         200      200          200          200     200          200          200
management.readComponent         401    403      403    403      403   403         403      403          200          401     401          401          401
management.readTimelines         401    403      403    403      403   403         403      403          200          401     401          401          401
management.readLogLines          401    403      403    403      403   403         403      403          200          401     401          401          401
docs.readPage                    200    200      200    200      200   200         200      200          200          200     200          200          200
docs.readAsset                   200    200      200    200      200   200         200      200          200          200     200          200          200
admin.conformance-probes.create  401    403      403    403      403   403         403      403          201          401     401          401          401
`;
