import type { Once } from "./register/kind.ts";
import type { Service } from "./service-names.ts";

interface Credentials {
  clientId: string;
  clientSecret: string;
}

/**
 * What a system uses its new secret with: its public name, the address of tokens, and a request for one.
 * @param path of the operation that gives tokens, as the contract of the service has it
 */
export function besideSecret(
  service: Service,
  path: string,
  { clientId, clientSecret }: Credentials,
): Once["beside"] {
  const address = `${window.location.origin}/${service}${path}`;
  return [
    { label: ["Numele public (client_id)", "Публичное имя (client_id)", "Client id"], value: clientId },
    { label: ["Adresa tokenurilor", "Адрес токенов", "Token address"], value: address },
    {
      label: ["Un token, cerut prin curl", "Запрос токена через curl", "A token by curl"],
      value: `curl '${address}' -u '${clientId}:${clientSecret}' -d grant_type=client_credentials`,
    },
  ];
}
