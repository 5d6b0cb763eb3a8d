import { SelectField } from "../../kit/fields.tsx";
import type { Field } from "../../kit/form.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords, words } from "../../words/words.ts";
import { nameIn, useCategories } from "./categories.ts";
import { commonWords } from "./words.ts";

const categoryWords = words({
  none: [
    "Fără categorie: oficială, nu poate fi refuzată",
    "Без категории: официальное, отказаться нельзя",
    "No category: official, cannot be refused",
  ],
  official: [
    (name: string) => `${name} (oficială, nu poate fi refuzată)`,
    (name: string) => `${name} (официальная, отказаться нельзя)`,
    (name: string) => `${name} (official, cannot be refused)`,
  ],
  empty: [
    "Sistemul nu are categorii; un administrator le adaugă la „Categorii”.",
    "У системы нет категорий; их добавляет администратор в разделе «Категории».",
    "The system has no categories; an administrator adds them under ‘Categories’.",
  ],
});

interface CategoryFieldProps {
  field: Field<string>;
  /** The id of the system; "" for none yet. */
  system: string;
  hint?: string | undefined;
  /** What stands for no category. Default: that such a message is official. */
  none?: string | undefined;
}

/** A category of the library, by its name. A free one that a record or a draft has stays among the choices. */
export function CategoryField({ field, system, hint, none }: CategoryFieldProps) {
  const text = useWords(categoryWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const { active, of } = useCategories(system);
  const isFree = field.value !== "" && !active.some(({ cod }) => cod === field.value);
  const labelOf = (cod: string): string => {
    const found = of(cod);
    if (!found) return cod;
    const name = nameIn(found, language);
    return found.refuzabila ? name : text.official(name);
  };
  return (
    <SelectField
      label={common.category}
      hint={system !== "" && active.length === 0 ? text.empty : hint}
      field={field}
      isRequired
      options={[
        { id: "", label: none ?? text.none },
        ...active.map(({ cod }) => ({ id: cod, label: labelOf(cod) })),
        ...(isFree ? [{ id: field.value, label: labelOf(field.value) }] : []),
      ]}
    />
  );
}
