import type { MachineTokensCreateData } from "../../client/generated/documents/types.ts";
import type { TokensLoginData } from "../../client/generated/identity/types.ts";
import type { ExtrasCreateData } from "../../client/generated/invoicing/types.ts";
import type { AppTokensCreateData } from "../../client/generated/notifications/types.ts";
import type { AppAuditsCreateData } from "../../client/generated/platform/types.ts";
import type { Once, Said } from "./register/kind.ts";
import type { Service } from "./service-names.ts";

/* What a secret that is shown once is used with: names, an address, and a line for curl that can be sent at once. */

type Beside = NonNullable<Once["beside"]>;

const tokens: MachineTokensCreateData["url"] = "/api/v1/token";
const appTokens: AppTokensCreateData["url"] = "/api/v1/app/tokens";
/** Where the machine clients of a service ask for tokens. */
const tokensOf = { documents: tokens, notifications: appTokens };
const logins: TokensLoginData["url"] = "/api/v1/login";
const statements: ExtrasCreateData["url"] = "/api/v1/extras";
const audits: AppAuditsCreateData["url"] = "/api/v1/app/audits";

const addressAt = (service: Service, path: string): string => `${window.location.origin}/${service}${path}`;

const tokenAddress: Said = ["Adresa tokenurilor", "Адрес токенов", "Token address"];
const tokenByCurl: Said = ["Un token, cerut prin curl", "Запрос токена через curl", "A token by curl"];

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/** For the secret of a machine client. */
export function besideSecret(
  service: keyof typeof tokensOf,
  { clientId, clientSecret }: Credentials,
): Beside {
  const address = addressAt(service, tokensOf[service]);
  return [
    { label: ["Numele public (client_id)", "Публичное имя (client_id)", "Client id"], value: clientId },
    { label: tokenAddress, value: address },
    {
      label: tokenByCurl,
      value: `curl '${address}' -u '${clientId}:${clientSecret}' -d grant_type=client_credentials`,
    },
  ];
}

/** For the secret of a project, which signs in with the secret name of its organization. */
export function besideProject(name: string, token: string): Beside {
  const address = addressAt("identity", logins);
  return [
    {
      label: [
        "Numele secret al organizației",
        "Секретное имя организации",
        "Secret name of the organization",
      ],
      value: name,
    },
    { label: tokenAddress, value: address },
    {
      label: tokenByCurl,
      value: `curl '${address}' --data-urlencode 'Username=${name}' --data-urlencode 'Password=${token}'`,
    },
  ];
}

/** For the token of a bank. The line is refused until it has an amount, so that it pays nothing. */
export function besideBank(bank: string, token: string): Beside {
  const address = addressAt("invoicing", statements);
  return [
    { label: ["Codul băncii", "Код банка", "Bank code"], value: bank },
    { label: ["Adresa plăților", "Адрес платежей", "Payments address"], value: address },
    {
      label: [
        "O plată, trimisă prin curl: completați referința, factura și suma",
        "Платёж через curl: впишите референс, счёт и сумму",
        "A payment by curl: fill in the reference, invoice and amount",
      ],
      value: `curl '${address}' -H 'Authorization: Bearer ${token}' -d reference= -d invoice= -d amount=`,
    },
  ];
}

/** For the token of a system that asks for its own audits. */
export function besideAudit(token: string): Beside {
  const address = addressAt("platform", audits);
  return [
    { label: ["Adresa auditurilor", "Адрес аудита", "Audits address"], value: address },
    {
      label: ["Un audit, cerut prin curl", "Запрос аудита через curl", "An audit by curl"],
      value: `curl -X POST '${address}' -H 'Authorization: Bearer ${token}'`,
    },
  ];
}
