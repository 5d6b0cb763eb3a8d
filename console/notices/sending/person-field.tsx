import { destinatarsList } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { ComboField } from "../../kit/combo-field.tsx";
import type { Field } from "../../kit/form.ts";
import type { FoundOption, SearchOptions } from "../../kit/use-found.ts";
import { useWords } from "../../words/words.ts";
import { sendWords } from "./words.ts";

const MOST = 10;

/** People and firms of the registry, by a part of the name or by the number. Their id here is the number. */
const findPeople: SearchOptions = async (text, signal) => {
  const query = /^\d{13}$/.test(text)
    ? { [text.startsWith("1") ? "filter[idno]" : "filter[idnp]"]: text }
    : { "filter[nume][contains]": text };
  const { data } = await destinatarsList(client, { query: { ...query, size: MOST }, signal });
  return data.items.flatMap(({ idnp, idno, nume }) => {
    const number = idnp ?? idno;
    return number === undefined ? [] : [{ id: number, label: nume, detail: number }];
  });
};

export default function PersonField({ field }: { field: Field<FoundOption | undefined> }) {
  const text = useWords(sendWords);
  return (
    <ComboField label={text.person} hint={text.personHint} field={field} search={findPeople} isRequired />
  );
}
