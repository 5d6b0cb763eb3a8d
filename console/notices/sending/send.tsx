import { useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { operatorReadContext } from "../../../client/generated/notifications/operations.ts";
import type { Sablon } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { Form } from "../../kit/form-frame.tsx";
import { type Draft, type Errors, useForm } from "../../kit/form.ts";
import { EmptyState, Skeleton } from "../../kit/states.tsx";
import { byTitle } from "../../shell/found.ts";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useDraft } from "../../shell/use-draft.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import type { RecipientTable } from "../common/csv.ts";
import { NoticeSections } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { type NoticeTexts, Preview } from "../common/preview.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { ContentFields, DeliveryFields } from "./content-fields.tsx";
import { RecipientFields } from "./recipient-fields.tsx";
import { type VariableField, errorsIn, fieldsOf, tableOf, variablesOf } from "./request.ts";
import { SendConfirm } from "./send-confirm.tsx";
import { Standing } from "./standing.tsx";
import { TestToMe } from "./test-to-me.tsx";
import { useReadTemplate, useTemplate } from "./use-template.ts";
import { type Sender, type SendValues, emptyValues } from "./values.ts";
import { sendWords } from "./words.ts";

/** The record that a person came here from. */
interface Start {
  template: string;
  group: string;
  system: string;
  /** A number of the registry, with the name. */
  person: string;
  name: string;
}

function Send({ search }: ScreenProps<never, Start>) {
  const text = useWords(sendWords);
  const isAdmin = useIsAdmin();
  const name = ["notice.send", search.template, search.group, search.person].join(".");
  const start = startOf(search);
  return (
    <>
      <PageHead title={text.title} />
      <NoticeSections current="send" />
      {isAdmin ? <OfAdministrator name={name} start={start} /> : <OfOperator name={name} start={start} />}
    </>
  );
}

interface OfSender {
  name: string;
  start: SendValues;
}

function OfAdministrator({ name, start }: OfSender) {
  const text = useWords(sendWords);
  const { active, isLoading } = useSystems();
  if (isLoading) return <Skeleton lines={6} />;
  if (active.length === 0) return <EmptyState title={text.noSystems} text={text.noSystemsHint} />;
  const [only] = active;
  const system = active.length === 1 && only ? String(only.id) : start.system;
  return <SendForm name={name} start={{ ...start, system }} sender={{ isAdmin: true, systems: active }} />;
}

function OfOperator({ name, start }: OfSender) {
  const { all } = useSystems();
  const context = useQuery({
    queryKey: ["notifications", "operator"],
    queryFn: async () => (await operatorReadContext(client)).data,
  });
  return (
    <Loaded query={context}>
      {({ sistem }) => {
        const mode = all.find(({ id }) => id === sistem.id)?.mod ?? "REAL";
        const sender: Sender = { isAdmin: false, systems: [{ ...sistem, mod: mode }] };
        return <SendForm name={name} start={{ ...start, system: String(sistem.id) }} sender={sender} />;
      }}
    </Loaded>
  );
}

const startOf = ({ template, group, system, person, name }: Start): SendValues => ({
  ...emptyValues,
  system,
  ...(template === "" ? {} : { content: "template", template }),
  ...(group === "" ? {} : { to: "group", group }),
  ...(person === "" ? {} : { to: "person", person: { id: person, label: name || person } }),
});

interface SendFormProps {
  /** The name of its draft. */
  name: string;
  start: SendValues;
  sender: Sender;
}

/** The form of a notification. Its button asks, with the number of recipients; the answer sends. */
function SendForm({ name, start, sender }: SendFormProps) {
  const text = useWords(sendWords);
  const dialogs = useDialogAddress();
  const draft = useDraft(name, start);
  const asking = useAskingDraft(draft);
  const readTemplate = useReadTemplate();
  const validate = (values: SendValues) => {
    const template = values.content === "template" ? readTemplate(values.template) : undefined;
    const fields = template ? fieldsOf(template, tableOf(values)) : [];
    return errorsIn(values, { fields, isAdmin: sender.isAdmin, now: Date.now() }, text.errors);
  };
  const form = useForm({
    initial: start,
    draft: asking.draft,
    validate,
    submit() {
      asking.keep();
      dialogs.open({ name: "send", id: "nou" });
      return Promise.resolve(undefined);
    },
  });
  const { values } = form;
  const { to, table: read } = values;
  const table = useMemo(() => tableOf({ to, table: read }), [to, read]);
  const template = useTemplate(values.content === "template" ? values.template : "");
  const fields = useMemo(() => (template ? fieldsOf(template, table) : []), [template, table]);
  return (
    <div className="notice-two">
      <Form form={form} verb={text.check} initial={start}>
        <RecipientFields form={form} sender={sender} table={table} />
        <ContentFields form={form} sender={sender} fields={fields} />
        <DeliveryFields form={form} sender={sender} />
        <Standing category={values.category || (template?.categorie ?? "")} system={values.system} />
      </Form>
      <SendPreview
        values={values}
        sender={sender}
        template={template}
        fields={fields}
        table={table}
        isReady={Object.keys(withoutRecipients(validate(values))).length === 0}
      />
      <SendConfirm
        values={values}
        trackingId={form.field("trackingId")}
        sender={sender}
        fields={fields}
        isReady={Object.keys(validate(values)).length === 0}
        onSent={draft.discard}
      />
    </div>
  );
}

/** A draft that outlives the question: the form is done only when the notification has been sent. */
function useAskingDraft(draft: Draft<SendValues>): { draft: Draft<SendValues>; keep: () => void } {
  const isKept = useRef(false);
  return {
    draft: {
      ...draft,
      discard() {
        if (!isKept.current) draft.discard();
        isKept.current = false;
      },
    },
    keep() {
      isKept.current = true;
    },
  };
}

/** What is wrong with the texts: a test needs no recipients. */
const withoutRecipients = ({
  list: _list,
  person: _person,
  table: _table,
  group: _group,
  scheduledAt: _scheduledAt,
  expiresAt: _expiresAt,
  ...errors
}: Errors<SendValues>): Errors<SendValues> => errors;

interface SendPreviewProps {
  values: SendValues;
  sender: Sender;
  /** True if the texts can be sent. */
  isReady: boolean;
  template: Sablon | undefined;
  fields: readonly VariableField[];
  table: RecipientTable | undefined;
}

/** The message as the first recipient gets it. */
function SendPreview({ values, sender, template, fields, table, isReady }: SendPreviewProps) {
  const text = useWords(sendWords);
  const { date } = useFormats();
  const name = values.to === "person" ? values.person?.label : undefined;
  const filledIn = {
    Date: date(Date.now()),
    RecipientName: name ?? text.exampleName,
    ...variablesOf(fields, values.variables),
    ...table?.recipients[0]?.variables,
  };
  const texts = values.content === "template" ? template : textsOf(values);
  return (
    <Preview texts={texts ?? { subject: { ro: "" }, body: { ro: "" } }} values={filledIn}>
      {(language) => (
        <TestToMe
          values={values}
          sender={sender}
          fields={fields}
          variables={table?.recipients[0]?.variables}
          language={language}
          isReady={isReady}
        />
      )}
    </Preview>
  );
}

function textsOf(values: SendValues): NoticeTexts {
  const { subject, body, bodyShort, subjectRu, bodyRu, bodyShortRu } = values;
  const both = (ro: string, ru: string) => (ru === "" ? { ro } : { ro, ru });
  return {
    subject: both(subject, subjectRu),
    body: both(body, bodyRu),
    bodyShort: bodyShort === "" ? undefined : both(bodyShort, bodyShortRu),
  };
}

export default screen({
  search: (raw): Start => ({
    template: textIn(raw, "sablon"),
    group: textIn(raw, "grup"),
    system: textIn(raw, "sistem"),
    person: textIn(raw, "numar"),
    name: textIn(raw, "nume"),
  }),
  page: Send,
  useFound: byTitle(sendWords.title),
});
