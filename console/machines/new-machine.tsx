import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { machineClientsCreate } from "../../client/generated/documents/operations.ts";
import type { ClientMasinaCuSecret } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { SecretOnce } from "../kit/secret-once.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { hrefOfMachine } from "./machine.tsx";
import { bodyOf, errorsIn, MachineFields, noValues } from "./machine-fields.tsx";
import { machineWords } from "./words.ts";

/** A new client, and then its secret in the same dialog. */
export default function NewMachine({ onEnd }: { onEnd: () => void }) {
  const text = useWords(machineWords);
  const queries = useQueryClient();
  const go = useGo();
  const [made, setMade] = useState<ClientMasinaCuSecret>();
  if (made)
    return (
      <SecretOnce
        secret={made.clientSecret}
        copyLabel={text.secret.copy}
        onEnd={() => go(hrefOfMachine(made.id), { isReplacing: true })}
      >
        {text.secret.first(made.denumire)}
      </SecretOnce>
    );
  return (
    <NewForm
      name="machine.new"
      initial={noValues}
      verb={text.create}
      onCancel={onEnd}
      validate={(values) => errorsIn(values, text)}
      save={async (values) => {
        const { data } = await machineClientsCreate(client, { body: bodyOf(values) });
        setMade(data);
        await queries.invalidateQueries({ queryKey: ["documents", "machines", "list"] });
        showToast({ text: text.created(data.denumire) });
      }}
    >
      {(form) => <MachineFields form={form} />}
    </NewForm>
  );
}
