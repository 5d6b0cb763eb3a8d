import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminBankTokensCreate } from "../../client/generated/invoicing/operations.ts";
import type { NewBankToken as Made } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { TextField } from "../kit/fields.tsx";
import { SecretOnce } from "../kit/secret-once.tsx";
import { useWords } from "../words/words.ts";
import { BANKS_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const initial = { name: "", bank: "" };

/** Asks for the bank, then shows its token once. */
export default function NewBankToken({ onEnd }: { onEnd: () => void }) {
  const words = useWords(invoicingWords);
  const text = words.banks;
  const queries = useQueryClient();
  const [made, setMade] = useState<Made>();
  const save = async ({ name, bank }: typeof initial): Promise<void> => {
    setMade((await adminBankTokensCreate(client, { body: { name: name.trim(), bank: bank.trim() } })).data);
    await queries.invalidateQueries({ queryKey: BANKS_KEY });
  };
  if (made)
    return (
      <SecretOnce secret={made.token} copyLabel={text.copy} onEnd={onEnd}>
        {text.shown(made.name)}
      </SecretOnce>
    );
  return (
    <NewForm
      name="invoicing.bank-token.new"
      initial={initial}
      save={save}
      onCancel={onEnd}
      verb={text.add}
      validate={({ name, bank }) => ({
        name: name.trim() === "" ? words.missing(text.name) : undefined,
        bank: bank.trim() === "" ? words.missing(text.bank) : undefined,
      })}
    >
      {(form) => (
        <>
          <TextField label={text.name} field={form.field("name")} isRequired maxLength={255} />
          <TextField
            label={text.bank}
            hint={text.bankHint}
            field={form.field("bank")}
            isRequired
            maxLength={64}
          />
        </>
      )}
    </NewForm>
  );
}
