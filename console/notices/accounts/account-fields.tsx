import { RadioField } from "../../kit/choice-fields.tsx";
import { CheckboxField, SelectField, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { type AccountValues, roles } from "./values.ts";
import { accountWords } from "./words.ts";

export function AccountFields({ form, isNew }: { form: FormState<AccountValues>; isNew: boolean }) {
  const text = useWords(accountWords);
  const common = useWords(commonWords);
  const { active } = useSystems();
  return (
    <>
      {isNew && (
        <TextField
          label={text.login}
          hint={text.loginHint}
          field={form.field("login")}
          autoComplete="off"
          maxLength={100}
          isRequired
        />
      )}
      <TextField label={text.firstName} field={form.field("firstName")} maxLength={50} />
      <TextField label={text.lastName} field={form.field("lastName")} maxLength={50} />
      <TextField
        label={text.email}
        hint={isNew ? text.addHint : undefined}
        type="email"
        field={form.field("email")}
        maxLength={254}
        isRequired
      />
      <SelectField
        label={text.language}
        field={form.field("langKey")}
        isRequired
        options={[
          { id: "ro", label: common.language.ro },
          { id: "ru", label: common.language.ru },
        ]}
      />
      <RadioField
        label={text.role}
        field={form.field("role")}
        isRequired
        options={roles.map((id) => ({ id, label: text.roles[id], hint: text.roleHints[id] }))}
      />
      {form.values.role === "operator" && (
        <SelectField
          label={text.system}
          field={form.field("sistemId")}
          isRequired
          options={[
            { id: "", label: text.chooseSystem },
            ...active.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
          ]}
        />
      )}
      {!isNew && (
        <CheckboxField label={text.isActivated} hint={text.isActivatedHint} field={form.field("activated")} />
      )}
    </>
  );
}
