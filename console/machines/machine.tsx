import { useQuery } from "@tanstack/react-query";
import { machineClientsRead, machineClientsSetActive } from "../../client/generated/documents/operations.ts";
import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type Saved, useSaved } from "../api/saved.ts";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { machineWords } from "./words.ts";

export const hrefOfMachine = (id: number): string => `/app/sisteme-client/${id}`;

export const readMachine = (id: number) => machineClientsRead(client, { path: { id } });

export const useMachine = (id: number) =>
  useQuery({ queryKey: ["documents", "machines", id], queryFn: () => readMachine(id) });

/** Enables or disables a client as it is now. */
export async function setActive(id: number, activ: boolean): Promise<void> {
  const { etag } = await readMachine(id);
  await machineClientsSetActive(client, { path: { id }, body: { activ }, ifMatch: etag });
}

/** After a write of a machine client. */
export const useMachineSaved = (): Saved => useSaved(["documents", "machines"]);

export function MachineState({ activ }: Pick<ClientMasina, "activ">) {
  const text = useWords(machineWords);
  return <StateBadge tone={activ ? "good" : "warning"}>{activ ? text.active : text.stopped}</StateBadge>;
}

/** The scopes in words. */
export function useScopeNames(): (scopes: ClientMasina["scopes"]) => string {
  const { read, write } = useWords(machineWords).fields.scopeNames;
  const { list } = useFormats();
  return (scopes) => list(scopes.map((scope) => (scope === "documente.read" ? read : write)));
}
