import { conexiuniList } from "../../client/generated/documents/operations.ts";
import type { Conexiune, ImportNou } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

export type Provider = Conexiune["furnizor"];

const providers = ["provider_a", "provider_b"] as const satisfies readonly Provider[];

export const providerIn = (text: string): Provider | undefined => providers.find((one) => one === text);

/** As imports name them. */
export const importNames: Readonly<Record<Provider, ImportNou["furnizor"]>> = {
  provider_a: "PROVIDER_A",
  provider_b: "PROVIDER_B",
};

export const connectionsQuery = {
  queryKey: ["documents", "connections"],
  queryFn: async () => (await conexiuniList(client)).data,
};
