import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { carriedIn } from "../../shared/everywhere/texts.ts";
import type { ClientMasinaCuSecret, RezultatulAprobarii } from "../../client/generated/documents/types.ts";
import type { NewBankToken } from "../../client/generated/invoicing/types.ts";
import { isProblem } from "../../client/problems.ts";
import { type Approval, operationsOf } from "../api/approvals/operations.ts";
import { APPROVALS, type ApprovalService } from "../api/approvals/services.ts";
import { besideBank, besideSecret } from "../api/client-credentials.ts";
import { client } from "../api/client.ts";
import { Failed, sentenceOf } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { Button } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { TextArea } from "../kit/fields.tsx";
import { SecretOnce } from "../kit/secret-once.tsx";
import { Problem } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { inLanguage, useWords } from "../words/words.ts";
import { approvalWords } from "./words.ts";

/** The dialogs that decide an approval. */
export function Decisions({ service, approval }: { service: ApprovalService; approval: Approval }) {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const send = async (verb: "approve" | "withdraw", id: string): Promise<void> => {
    try {
      await operationsOf[service][verb](client, { path: { id: Number(id) } });
      showToast({ text: text[`${verb}Form`].done });
    } finally {
      // Also after a refusal: another person has decided meanwhile, or the record has changed.
      await queries.invalidateQueries({ queryKey: APPROVALS });
    }
    // The act changes records of its service.
    await queries.invalidateQueries({ queryKey: [service] });
  };
  return (
    <>
      <Confirm
        name="approve"
        title={() => text.approveForm.title}
        verb={text.approveForm.verb}
        isDangerous
        act={(id) => send("approve", id)}
        whyOf={whyOf}
      >
        {() => (
          <>
            <p>
              <strong>{carriedIn(approval.rezumat, language)}</strong>
            </p>
            <p>{text.approveForm.text}</p>
          </>
        )}
      </Confirm>
      <Confirm
        name="withdraw"
        title={() => text.withdrawForm.title}
        verb={text.withdrawForm.verb}
        act={(id) => send("withdraw", id)}
        whyOf={whyOf}
      >
        {() => text.withdrawForm.text}
      </Confirm>
      <AddressDialog name="reject" title={() => text.rejectForm.title}>
        {(id, close) => <RejectForm service={service} id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="result" title={() => text.result.title}>
        {(id, close) => <Result service={service} id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

const LONGEST_REASON = 500;
const initial = { reason: "" };

interface FormProps {
  service: ApprovalService;
  id: string;
  onEnd: () => void;
}

function RejectForm({ service, id, onEnd }: FormProps) {
  const text = useWords(approvalWords).rejectForm;
  const queries = useQueryClient();
  return (
    <NewForm
      name={`approval.reject.${service}.${id}`}
      initial={initial}
      verb={text.verb}
      onCancel={onEnd}
      validate={({ reason }) => ({ reason: reason.length > LONGEST_REASON ? text.tooLong : undefined })}
      save={async ({ reason }) => {
        const line = reason.replace(/\s+/g, " ").trim();
        const body = line === "" ? {} : { reason: line };
        try {
          await operationsOf[service].reject(client, { path: { id: Number(id) }, body });
        } finally {
          await queries.invalidateQueries({ queryKey: APPROVALS });
        }
        showToast({ text: text.done });
        onEnd();
      }}
    >
      {({ field }) => <TextArea label={text.reason} hint={text.reasonHint} field={field("reason")} />}
    </NewForm>
  );
}

type Secret = Pick<ClientMasinaCuSecret, "denumire" | "clientId" | "clientSecret">;
type Token = Pick<NewBankToken, "name" | "bank" | "token">;

const textOf = (result: RezultatulAprobarii, name: keyof Secret | keyof Token): string => {
  const value = result[name];
  return typeof value === "string" ? value : "";
};

/** What the secret is used with: that of a bank, or of a machine client. */
const besideOf = (service: ApprovalService, result: RezultatulAprobarii, secret: string) =>
  service === "invoicing"
    ? besideBank(textOf(result, "bank"), secret)
    : besideSecret(service === "notifications" ? service : "documents", {
        clientId: textOf(result, "clientId"),
        clientSecret: secret,
      });

/** The new secret. It is read at a press and kept in no cache, because it can be read only once. */
function Result({ service, id, onEnd }: FormProps) {
  const text = useWords(approvalWords).result;
  const language = useLanguage();
  const [result, setResult] = useState<RezultatulAprobarii>();
  const [error, setError] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const show = async (): Promise<void> => {
    setIsPending(true);
    try {
      setResult((await operationsOf[service].readResult(client, { path: { id: Number(id) } })).data);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsPending(false);
    }
  };
  if (result) {
    const token = textOf(result, "token");
    const secret = token || textOf(result, "clientSecret");
    const whose = token
      ? `${text.token}: ${textOf(result, "name")}`
      : `${text.client}: ${textOf(result, "denumire")}`;
    return (
      <SecretOnce
        secret={secret}
        copyLabel={text.copy}
        beside={besideOf(service, result, secret).map(({ label, value }) => ({
          label: inLanguage(label, language),
          value,
        }))}
        onEnd={onEnd}
      >
        {whose}
      </SecretOnce>
    );
  }
  if (isProblem(error, "notFound")) return <Problem title={text.gone} />;
  return (
    <>
      {error !== undefined && <Failed error={error} />}
      <p>{text.once}</p>
      <div className="acts">
        <Button look="primary" isPending={isPending} onPress={() => void show()}>
          {text.verb}
        </Button>
      </div>
    </>
  );
}
