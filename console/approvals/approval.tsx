import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { type Approval, operationsOf } from "../api/approvals/operations.ts";
import { type ApprovalService, serviceIn, servicesOf } from "../api/approvals/services.ts";
import { client, tokens } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { loginAt } from "../api/person.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { APPROVALS } from "./keys.ts";
import { labelOf } from "./labels.ts";
import { approvalAt } from "./queries.ts";
import { tones } from "./states.ts";
import { approvalWords } from "./words.ts";

const RejectForm = lazy(() => import("./reject-form.tsx"));
const Result = lazy(() => import("./result.tsx"));

/** The acts whose result is a secret, which their requester reads once. */
const withResult: ReadonlySet<string> = new Set(["machine-clients.rotate"]);

interface ApprovalActsProps {
  service: ApprovalService;
  approval: Approval;
  /** Asked for by the person: another one decides. */
  isOwn: boolean;
}

function ApprovalActs({ service, approval, isOwn }: ApprovalActsProps) {
  const text = useWords(approvalWords);
  const dialogs = useDialogAddress();
  const { id, status, verb } = approval;
  const hrefOf = (name: string): string => dialogs.hrefOf({ name, id: String(id) });
  return (
    <section className="page-acts">
      {status === "IN_ASTEPTARE" && isOwn && <p>{text.own}</p>}
      {status === "EXPIRATA" && <p>{text.expired}</p>}
      <div className="acts">
        {status === "IN_ASTEPTARE" && !isOwn && (
          <>
            <Link href={hrefOf("approve")} look="primary">
              {text.approve}
            </Link>
            <Link href={hrefOf("reject")} look="plain">
              {text.reject}
            </Link>
          </>
        )}
        {status === "IN_ASTEPTARE" && isOwn && (
          <Link href={hrefOf("withdraw")} look="plain">
            {text.withdraw}
          </Link>
        )}
        {status === "EXECUTATA" && isOwn && withResult.has(verb) && (
          <Link href={hrefOf("result")} look="primary">
            {text.result.show}
          </Link>
        )}
      </div>
      <Decisions service={service} approval={approval} />
      <AddressDialog name="reject" title={() => text.rejectForm.title}>
        {(opened, close) => <RejectForm service={service} id={opened} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="result" title={() => text.result.title}>
        {(opened, close) => <Result service={service} id={opened} onEnd={close} />}
      </AddressDialog>
    </section>
  );
}

function Decisions({ service, approval }: Omit<ApprovalActsProps, "isOwn">) {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const send = async (verb: "approve" | "withdraw", id: string): Promise<void> => {
    try {
      await operationsOf[service][verb](client, { path: { id: Number(id) } });
      showToast({ text: text[`${verb}Form`].done });
    } finally {
      // A refused decision was made by another person meanwhile, or the record has changed.
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
              <strong>{approval.rezumat[language]}</strong>
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
    </>
  );
}

function ApprovalPage({ params }: ScreenProps<"service" | "id", object>) {
  const text = useWords(approvalWords);
  const person = usePerson();
  const service = serviceIn(params.service);
  const isSeen = service !== undefined && servicesOf(person).includes(service);
  return (
    <>
      <Link href="/app/aprobari" icon="chevronLeft">
        {text.back}
      </Link>
      <PageTitle>{text.one}</PageTitle>
      {isSeen ? <Read service={service} id={params.id} /> : <EmptyState title={text.noneSo} />}
    </>
  );
}

function Read({ service, id }: { service: ApprovalService; id: string }) {
  const found = useQuery(approvalAt(service, id));
  const login = loginAt(tokens, service);
  return (
    <Loaded query={found} lines={6}>
      {(approval) => (
        <>
          <Facts service={service} approval={approval} />
          <ApprovalActs service={service} approval={approval} isOwn={approval.requestedBy === login} />
        </>
      )}
    </Loaded>
  );
}

function Facts({ service, approval }: { service: ApprovalService; approval: Approval }) {
  const text = useWords(approvalWords);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const { rezumat, status, requestedBy, requestedAt, expiresAt, decidedBy, decidedAt, reason } = approval;
  const decision =
    decidedBy !== undefined && decidedAt !== undefined
      ? [{ label: text.decided, value: text.decidedBy(decidedBy, dateTime(decidedAt)) }]
      : [];
  return (
    <KeyValues
      entries={[
        { label: text.what, value: <strong>{rezumat[language]}</strong> },
        { label: text.state, value: <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge> },
        { label: text.service, value: labelOf(service, language) },
        { label: text.asked, value: requestedBy },
        { label: text.askedAt, value: dateTime(requestedAt) },
        ...(status === "IN_ASTEPTARE" ? [{ label: text.until, value: dateTime(expiresAt) }] : []),
        ...decision,
        ...(reason === undefined ? [] : [{ label: text.reason, value: reason }]),
      ]}
    />
  );
}

export default screen({ params: ["service", "id"], search: () => ({}), page: ApprovalPage });
