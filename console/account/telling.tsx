import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  inboxReadPreferences,
  inboxReplacePreferences,
} from "../../client/generated/documents/operations.ts";
import type { PreferinteDeAnuntare } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Panel } from "../kit/panel.tsx";
import { showToast } from "../kit/toast.tsx";
import { languages } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { tellingWords } from "./telling-words.ts";

type Used = PreferinteDeAnuntare["folosite"];
type Group = keyof Used;
type Way = Used[Group];
type Language = PreferinteDeAnuntare["limba"];

const preferences = queryOptions({
  queryKey: ["documents", "inbox", "preferences"],
  queryFn: async () => (await inboxReadPreferences(client)).data,
});

/** Without mails every way that has one is the bell. */
const wayOf = ({ folosite, cuMail }: PreferinteDeAnuntare, group: Group): Way =>
  cuMail || folosite[group] === "NIMIC" ? folosite[group] : "CLOPOTEL";

const groupsOf = ({ folosite }: PreferinteDeAnuntare): Group[] => Object.keys(folosite) as Group[];

/** How the person is told of what happens in documents. */
export function Telling() {
  const text = useWords(tellingWords);
  const found = useQuery(preferences);
  return (
    <Panel title={text.title}>
      <Loaded query={found}>
        {(chosen) => (
          <>
            <p className="lead">{chosen.cuMail ? text.about : text.withoutMail}</p>
            <KeyValues
              entries={[
                ...groupsOf(chosen).map((group) => ({
                  label: text.groups[group],
                  value: text.ways[wayOf(chosen, group)],
                })),
                chosen.cuMail && { label: text.language, value: text.languages[chosen.limba] },
              ]}
            />
            <div className="acts page-acts">
              <DialogLink verb={text.change} name="telling" id="documents" of={text.title} look="plain" />
            </div>
            <AddressDialog name="telling" title={() => text.changeTitle}>
              {(_, close) => <TellingForm chosen={chosen} onEnd={close} />}
            </AddressDialog>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

type Values = Record<Group, Way> & { limba: Language };

function TellingForm({ chosen, onEnd }: { chosen: PreferinteDeAnuntare; onEnd: () => void }) {
  const text = useWords(tellingWords);
  const queries = useQueryClient();
  const groups = groupsOf(chosen);
  const ways: readonly Way[] = chosen.cuMail
    ? ["NIMIC", "CLOPOTEL", "MAIL", "REZUMAT"]
    : ["NIMIC", "CLOPOTEL"];
  const initial = {
    ...Object.fromEntries(groups.map((group) => [group, wayOf(chosen, group)])),
    limba: chosen.limba,
  } as Values;
  const form = useForm({
    initial,
    async submit({ limba, ...values }) {
      // What was not touched stays as it was chosen, or as usual.
      const changed = groups.filter((group) => values[group] !== initial[group]);
      const moduri = {
        ...chosen.moduri,
        ...Object.fromEntries(changed.map((group) => [group, values[group]])),
      };
      const body = { limba, implicit: chosen.implicit ?? null, moduri };
      const { data } = await inboxReplacePreferences(client, { body });
      queries.setQueryData(preferences.queryKey, data);
      showToast({ text: text.saved });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.save} onCancel={onEnd} problemOf={(error) => <Failed error={error} />}>
      {groups.map((group) => (
        <SelectField
          key={group}
          label={text.groups[group]}
          field={form.field(group)}
          isRequired
          options={ways.map((id) => ({ id, label: text.ways[id] }))}
        />
      ))}
      {chosen.cuMail && (
        <SelectField
          label={text.language}
          field={form.field("limba")}
          isRequired
          options={languages.map((id) => ({ id, label: text.languages[id] }))}
        />
      )}
    </Form>
  );
}
