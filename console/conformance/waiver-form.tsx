import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminSystemsPatch,
  adminSystemsRead,
  publicRulesList,
} from "../../client/generated/platform/operations.ts";
import type { AprobareCeruta, Waiver } from "../../client/generated/platform/types.ts";
import { ApprovalAsked } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { DateField } from "../kit/date-field.tsx";
import { SelectField, TextArea, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
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
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AprobareCeruta>();
  const initial = { rule: rule ?? "", pathPattern, reason: "", validUntil: "", decision: "" };
  const form = useForm({
    initial,
    draft: useDraft(`waiver.${systemId}.${rule ?? ""}`, initial),
    validate: (values) => ({
      rule: values.rule === "" ? text.form.missing(text.waivers.rule) : undefined,
      pathPattern: values.pathPattern.startsWith("/") ? undefined : text.waivers.pathWrong,
      reason: values.reason.trim() === "" ? text.form.missing(text.waivers.reason) : undefined,
    }),
    async submit(values) {
      // Read anew: the waivers are written as a whole.
      const { data, etag } = await adminSystemsRead(client, { path: { id: systemId } });
      const answer = await adminSystemsPatch(client, {
        path: { id: systemId },
        body: { waivers: [...data.waivers, waiverOf(values)] },
        ifMatch: etag,
      });
      if (answer.status === 202) {
        setAsked(answer.data);
        return undefined;
      }
      showToast({ text: text.waivers.added });
      await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
      onEnd();
      return undefined;
    },
  });
  if (asked) return <ApprovalAsked service="platform" approval={asked} onEnd={onEnd} />;
  return (
    <Form
      form={form}
      verb={text.waivers.add}
      onCancel={onEnd}
      initial={initial}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <SelectField
        label={text.waivers.rule}
        field={form.field("rule")}
        isRequired
        options={["", ...rules].map((id) => ({ id, label: id }))}
      />
      <TextField
        label={text.waivers.path}
        hint={text.waivers.pathHint}
        field={form.field("pathPattern")}
        isRequired
      />
      <TextArea label={text.waivers.reason} field={form.field("reason")} isRequired rows={2} />
      <DateField label={text.waivers.until} hint={text.waivers.untilHint} field={form.field("validUntil")} />
      <TextField
        label={text.waivers.decision}
        hint={text.waivers.decisionHint}
        field={form.field("decision")}
      />
    </Form>
  );
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
