import { useQueryClient } from "@tanstack/react-query";
import { bucketsCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { findOrganizations } from "../api/finders.ts";
import { NewForm } from "../api/new-form.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { ComboField } from "../kit/combo-field.tsx";
import { TextField } from "../kit/fields.tsx";
import { showToast } from "../kit/toast.tsx";
import type { FoundOption } from "../kit/use-found.ts";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { isCode } from "./parts.tsx";
import { organizationWords } from "./words.ts";

interface Values {
  denumire: string;
  cod: string;
  organizatieId: FoundOption | undefined;
}

const initial: Values = { denumire: "", cod: "", organizatieId: undefined };

interface NewBucketProps {
  /** Of a page of an organization; else a service administrator chooses one. */
  organizatieId?: number | undefined;
  onEnd: () => void;
}

export default function NewBucket({ organizatieId, onEnd }: NewBucketProps) {
  const text = useWords(organizationWords);
  const queries = useQueryClient();
  const go = useGo();
  const mustChoose = useIsServiceAdministrator() && organizatieId === undefined;
  return (
    <NewForm
      name={`bucket.new.${organizatieId ?? ""}`}
      initial={initial}
      verb={text.buckets.create}
      onCancel={onEnd}
      validate={(values) => ({
        denumire: values.denumire.trim() === "" ? text.missing.denumire : undefined,
        cod: isCode(values.cod) ? undefined : text.missing.cod,
        organizatieId: mustChoose && !values.organizatieId ? text.missing.organization : undefined,
      })}
      save={async (values) => {
        const chosen = values.organizatieId ? Number(values.organizatieId.id) : organizatieId;
        const { data } = await bucketsCreate(client, {
          body: {
            denumire: values.denumire.trim(),
            cod: values.cod.trim(),
            ...(chosen === undefined ? {} : { organizatieId: chosen }),
          },
        });
        await queries.invalidateQueries({ queryKey: ["documents", "buckets"] });
        showToast({ text: text.buckets.created(data.denumire) });
        go(`/app/organizatii/containere/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          <TextField label={text.fields.denumire} field={form.field("denumire")} maxLength={255} isRequired />
          <TextField label={text.fields.cod} field={form.field("cod")} maxLength={64} isRequired />
          {mustChoose && (
            <ComboField
              label={text.fields.organizatieId}
              field={form.field("organizatieId")}
              search={findOrganizations}
              isRequired
            />
          )}
        </>
      )}
    </NewForm>
  );
}
