import { useQuery } from "@tanstack/react-query";
import {
  adminSystemsPatch,
  adminSystemsRead,
  publicRulesList,
} from "../../client/generated/platform/operations.ts";
import type { AprobareCeruta, Waiver } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { DateField } from "../kit/date-field.tsx";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { ActForm } from "./act-form.tsx";
import { systemWords } from "./system-words.ts";

export interface WaiverFormProps {
  systemId: number;
  /** The rule that is proposed. */
  rule?: string | undefined;
  pathPattern?: string | undefined;
  onEnd: () => void;
}

/** Adds a waiver beside those of the system; one of an obligatory rule may need a second person. */
export default function WaiverForm(props: WaiverFormProps) {
  const rules = useQuery({
    queryKey: ["platform", "rules", "all"],
    queryFn: async () => (await publicRulesList(client, { query: { size: 200 } })).data,
  });
  return (
    <Loaded query={rules}>
      {({ items }) => <Fields {...props} rules={items.map(({ rule }) => rule)} />}
    </Loaded>
  );
}

function Fields(props: WaiverFormProps & { rules: readonly string[] }) {
  const { systemId, rule, pathPattern = "/**", rules, onEnd } = props;
  const text = useWords(systemWords);
  return (
    <ActForm
      name={`waiver.${systemId}.${rule ?? ""}`}
      initial={{ rule: rule ?? "", pathPattern, reason: "", validUntil: "", decision: "" }}
      validate={(values) => ({
        rule: values.rule === "" ? text.form.missing(text.waivers.rule) : undefined,
        pathPattern: values.pathPattern.startsWith("/") ? undefined : text.waivers.pathWrong,
        reason: values.reason.trim() === "" ? text.form.missing(text.waivers.reason) : undefined,
      })}
      act={(values) => addWaiver(systemId, waiverOf(values))}
      verb={text.waivers.add}
      done={text.waivers.added}
      onEnd={onEnd}
    >
      {({ field }) => (
        <>
          <SelectField
            label={text.waivers.rule}
            field={field("rule")}
            isRequired
            options={["", ...rules].map((id) => ({ id, label: id }))}
          />
          <TextField
            label={text.waivers.path}
            hint={text.waivers.pathHint}
            field={field("pathPattern")}
            isRequired
          />
          <TextArea label={text.waivers.reason} field={field("reason")} isRequired rows={2} />
          <DateField label={text.waivers.until} hint={text.waivers.untilHint} field={field("validUntil")} />
          <TextField
            label={text.waivers.decision}
            hint={text.waivers.decisionHint}
            field={field("decision")}
          />
        </>
      )}
    </ActForm>
  );
}

async function addWaiver(systemId: number, waiver: Waiver): Promise<AprobareCeruta | undefined> {
  // Read anew: the waivers are written as a whole.
  const { data, etag } = await adminSystemsRead(client, { path: { id: systemId } });
  const answer = await adminSystemsPatch(client, {
    path: { id: systemId },
    body: { waivers: [...data.waivers, waiver] },
    ifMatch: etag,
  });
  return answer.status === 202 ? answer.data : undefined;
}

interface Values {
  rule: string;
  pathPattern: string;
  reason: string;
  /** A day: the waiver holds until its end. */
  validUntil: string;
  decision: string;
}

const waiverOf = ({ rule, pathPattern, reason, validUntil, decision }: Values): Waiver => ({
  rule,
  pathPattern: pathPattern.trim(),
  reason: reason.trim(),
  ...(validUntil && { validUntil: new Date(`${validUntil}T23:59:59`).toISOString() }),
  ...(decision.trim() && { decision: decision.trim() }),
});
