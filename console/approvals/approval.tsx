import { useQuery } from "@tanstack/react-query";
import { carriedIn } from "../../shared/everywhere/texts.ts";
import { type Approval } from "../api/approvals/operations.ts";
import { type ApprovalService, serviceIn, servicesOf } from "../api/approvals/services.ts";
import { tokens } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { usePeopleOf } from "../api/people.ts";
import { loginAt } from "../api/person.ts";
import { labelOf } from "../api/places.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { Decisions } from "./decisions.tsx";
import { approvalAt, tones } from "./queries.ts";
import { approvalWords } from "./words.ts";

/** The acts that result in a secret, which the requester reads once. */
const withResult: ReadonlySet<string> = new Set(["machine-clients.rotate"]);

interface ApprovalActsProps {
  service: ApprovalService;
  approval: Approval;
  /** The person asked for it, so somebody else decides. */
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
    </section>
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
  const nameOf = usePeopleOf([requestedBy, decidedBy]);
  const decision =
    decidedBy !== undefined && decidedAt !== undefined
      ? [{ label: text.decided, value: text.decidedBy(nameOf(decidedBy), dateTime(decidedAt)) }]
      : [];
  return (
    <KeyValues
      entries={[
        { label: text.what, value: <strong>{carriedIn(rezumat, language)}</strong> },
        { label: text.state, value: <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge> },
        { label: text.service, value: labelOf(service, language) },
        { label: text.asked, value: nameOf(requestedBy) },
        { label: text.askedAt, value: dateTime(requestedAt) },
        ...(status === "IN_ASTEPTARE" ? [{ label: text.until, value: dateTime(expiresAt) }] : []),
        ...decision,
        ...(reason === undefined ? [] : [{ label: text.reason, value: reason }]),
      ]}
    />
  );
}

export default screen({ params: ["service", "id"], search: () => ({}), page: ApprovalPage });
