import { useQuery } from "@tanstack/react-query";
import {
  adminSystemsPatch,
  adminSystemsRead,
  publicRulesList,
} from "../../client/generated/platform/operations.ts";
import type { StaffSystem, Waiver } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Question } from "../api/question.tsx";
import { type ValuesOf, own } from "../api/register/kind.ts";
import { useSaved } from "../api/saved.ts";
import { useAsksSecondPerson } from "../api/will-happen.tsx";
import { apiWords } from "../api/words.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import type { FieldProps } from "../kit/field-frame.tsx";
import { SelectField } from "../kit/fields.tsx";
import { FilterBar } from "../kit/filters.tsx";
import { DateField } from "../kit/late-fields.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type Column, Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { useIsAdmin } from "./reading.ts";
import { systemWords } from "./system-words.ts";

/** The fields of a waiver, in the forms of a system and of an issue. */
export const waiverFields = {
  rule: {
    label: ["Regula", "Правило", "Rule"],
    required: true,
    ...own<string>("", (props) => <RuleField {...props} />),
  },
  pathPattern: {
    label: ["Adresele", "Адреса", "Addresses"],
    hint: [
      "* este un segment, ** oricâte: /api/v1/**",
      "* — один сегмент, ** — любое число: /api/v1/**",
      "* is one segment, ** is any number: /api/v1/**",
    ],
    input: "text",
    initial: "/**",
    required: true,
    rule: [
      /^\//,
      [
        "Adresa începe cu o bară oblică",
        "Адрес начинается с косой черты",
        "Start the address with a forward slash",
      ],
    ],
  },
  reason: { label: ["Motivul", "Причина", "Reason"], input: "area", rows: 2, required: true },
  validUntil: {
    label: ["Până la", "До", "Until"],
    hint: [
      "Cel mult un an; fără ea, un an sau cât ține decizia.",
      "Не больше года; без даты — год или пока действует решение.",
      "Up to a year; if empty, a year or as long as the decision is valid.",
    ],
    ...own<string>("", DateField),
  },
  decision: {
    label: ["Decizia", "Решение", "Decision"],
    hint: [
      "Documentul care păstrează excepția, dacă există.",
      "Документ, который сохраняет исключение, если он есть.",
      "The document that records the exception, if there is one.",
    ],
    input: "text",
  },
} as const;

/** What adding one will do, in the same forms. */
export const waiverText = () => <WaiverHappens />;

function WaiverHappens() {
  const will = useWords(apiWords).will;
  const { asks } = useWords(systemWords).waivers;
  const isAsked = useAsksSecondPerson();
  if (isAsked === undefined) return will.unknown;
  return isAsked ? asks : will.atOnce;
}

function RuleField(props: FieldProps<string>) {
  const rules = useQuery({
    queryKey: ["platform", "rules", "all"],
    queryFn: async () => (await publicRulesList(client, { query: { size: 200 } })).data.items,
  });
  return (
    <Loaded query={rules}>
      {(found) => (
        <SelectField
          {...props}
          options={["", ...found.map(({ rule }) => rule)].map((id) => ({ id, label: id }))}
        />
      )}
    </Loaded>
  );
}

/** The addresses of an operation: `GET /api/v1/staff/requests` gives its path, the whole system gives all paths. */
export const addressesOf = (operation: string): string => /(\/\S*)/.exec(operation)?.[1] ?? "/**";

/** Adds a waiver to those of the system. Waiving a mandatory rule may need a second person. */
export async function addWaiver(id: number, values: ValuesOf<typeof waiverFields>) {
  // Read the system again: its waivers are written as a whole.
  const { data, etag } = await adminSystemsRead(client, { path: { id } });
  const body = { waivers: [...data.waivers, waiverOf(values)] };
  return adminSystemsPatch(client, { path: { id }, body, ifMatch: etag });
}

/** The last day is inclusive. */
const waiverOf = ({ validUntil, decision, ...values }: ValuesOf<typeof waiverFields>): Waiver => ({
  ...values,
  ...(validUntil && { validUntil: new Date(`${validUntil}T23:59:59`).toISOString() }),
  ...(decision && { decision }),
});

/** Waivers have no ids, so one is found again by its contents. */
const waiverKey = ({ rule, pathPattern, reason }: Waiver): string =>
  JSON.stringify([rule, pathPattern, reason]);

/** The rule in the key of a waiver. People can write addresses, so the key may have none. */
const ruleIn = (key: string): string => /^\["([a-z0-9-]+)"/.exec(key)?.[1] ?? "";

export function SystemWaivers({ system }: { system: StaffSystem }) {
  const text = useWords(systemWords).waivers;
  const isAdmin = useIsAdmin();
  return (
    <>
      {isAdmin && (
        <FilterBar
          act={<DialogLink verb={text.add} name="waive" id={system.id} look="plain" icon="plus" />}
        />
      )}
      <Table<Waiver>
        label={text.addTitle}
        columns={useColumns(isAdmin)}
        rows={system.waivers}
        idOf={waiverKey}
        textOf={({ rule }) => rule}
        empty={<EmptyState title={text.empty} text={text.emptyText} icon="check" />}
      />
      {isAdmin && <Withdrawal id={system.id} />}
    </>
  );
}

function useColumns(isAdmin: boolean): Column<Waiver>[] {
  const text = useWords(systemWords).waivers;
  const { rule, pathPattern, reason, validUntil, decision } = waiverFields;
  const language = useLanguage();
  const { date } = useFormats();
  const columns: Column<Waiver>[] = [
    { id: "rule", title: inLanguage(rule.label, language), cell: (row) => row.rule },
    {
      id: "path",
      title: inLanguage(pathPattern.label, language),
      cell: (row) => <code>{row.pathPattern}</code>,
    },
    { id: "reason", title: inLanguage(reason.label, language), isWideOnly: true, cell: (row) => row.reason },
    {
      id: "until",
      title: inLanguage(validUntil.label, language),
      isWideOnly: true,
      cell: (row) => (row.validUntil ? date(row.validUntil) : "–"),
    },
    {
      id: "decision",
      title: inLanguage(decision.label, language),
      isWideOnly: true,
      cell: (row) => row.decision ?? "–",
    },
  ];
  const remove: Column<Waiver> = {
    id: "remove",
    title: text.remove,
    cell: (waiver) => (
      <DialogLink verb={text.remove} name="unwaive" id={waiverKey(waiver)} of={waiver.rule} />
    ),
  };
  return isAdmin ? [...columns, remove] : columns;
}

/** Asks before a waiver is withdrawn: giving it again may need a second person. */
function Withdrawal({ id }: { id: number }) {
  const text = useWords(systemWords).waivers;
  const { approval } = useWords(apiWords);
  const saved = useSaved(SYSTEMS_KEY);
  const path = { id };
  const write = async (change: (waivers: readonly Waiver[]) => Waiver[]) => {
    const { data, etag } = await adminSystemsRead(client, { path });
    const waivers = change(data.waivers);
    const { status } = await adminSystemsPatch(client, { path, body: { waivers }, ifMatch: etag });
    return { status, before: data.waivers };
  };
  return (
    <Question
      name="unwaive"
      title={() => text.removeTitle}
      verb={text.remove}
      isDangerous
      act={async (key) => {
        const { before } = await write((waivers) => waivers.filter((waiver) => waiverKey(waiver) !== key));
        const removed = before.filter((waiver) => waiverKey(waiver) === key);
        await saved(text.removed, async () => {
          const { status } = await write((waivers) => [...waivers, ...removed]);
          showToast({ text: status === 202 ? approval.title : text.added });
        });
      }}
    >
      {(key) => text.removeText(ruleIn(key))}
    </Question>
  );
}
