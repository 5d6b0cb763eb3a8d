import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { linkuriCreate, linkuriRemove } from "../../../client/generated/documents/operations.ts";
import type {
  CerereAcces,
  LegaturaDocumentului,
  LegaturaDocumentuluiPage,
} from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { BriefForm } from "../../api/new-form.tsx";
import { usePeople } from "../../api/people.ts";
import { Button, Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { CopyButton } from "../../kit/facts.tsx";
import { TextField } from "../../kit/fields.tsx";
import { given } from "../../kit/given.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { daysAfter } from "../../words/days.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { endIn, requesterOf, requestsQuery, today } from "./access-data.ts";
import { useAskers } from "./askers.ts";
import { useBeneficiaries } from "./names.ts";
import { useOpened, useRefresh } from "./opened.ts";
import { useWhy } from "./use-act.ts";
import { accessWords } from "./words-access.ts";
import { pageWords } from "./words.ts";

/** The links that let people without an account read the document. */
export function Links({ links }: { links: LegaturaDocumentuluiPage }) {
  const text = useWords(pageWords);
  const dialogs = useDialogAddress();
  const refresh = useRefresh();
  const whyOf = useWhy();
  const { document } = useOpened();
  const { id, poate } = document;
  const revoke = async (linkId: string): Promise<void> => {
    await linkuriRemove(client, { path: { id, linkId: Number(linkId) } });
    await refresh(id);
    showToast({ text: text.access.linkRevoked });
  };
  return (
    <section>
      <h3>{text.access.links}</h3>
      {links.items.length === 0 ? (
        <p className="hint">{text.access.noLinks}</p>
      ) : (
        <ul className="records" aria-label={text.access.links}>
          {links.items.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </ul>
      )}
      {poate.includes("CREEAZA_LINK") && (
        <Link href={dialogs.hrefOf({ name: "link", id: String(id) })} look="plain" icon="link">
          {text.acts.createLink}
        </Link>
      )}
      <Confirm
        name="revoke"
        title={() => text.access.revokeTitle}
        verb={text.access.revoke}
        isDangerous
        act={revoke}
        whyOf={whyOf}
      >
        {() => <p>{text.access.revokeText}</p>}
      </Confirm>
    </section>
  );
}

function LinkRow({ link }: { link: LegaturaDocumentului }) {
  const text = useWords(accessWords).access;
  const { date, number } = useFormats();
  const dialogs = useDialogAddress();
  const { id, dataExpirare, maxDescarcari, descarcari, cuParola, creatDe, creatLa } = link;
  const maker = usePeople([creatDe])(creatDe);
  const title = text.linkUntil(date(dataExpirare));
  const uses =
    maxDescarcari === undefined
      ? text.uses(descarcari)
      : text.usesOf(number(descarcari), number(maxDescarcari));
  return (
    <li>
      <p className="record-title">
        <strong>{title}</strong> {cuParola && <StateBadge icon="lock">{text.withPassword}</StateBadge>}
      </p>
      <p className="hint">{uses}</p>
      <p className="hint">{text.madeBy(maker, date(creatLa))}</p>
      <div className="acts">
        <Link
          href={dialogs.hrefOf({ name: "revoke", id: String(id) })}
          look="danger"
          label={`${text.revoke}: ${title}`}
        >
          {text.revoke}
        </Link>
      </div>
    </li>
  );
}

const MOST_DAYS = 90;

interface Values {
  ultimaZi: string;
  parola: string;
  maxDescarcari: number | undefined;
}
const initial: Values = { ultimaZi: "", parola: "", maxDescarcari: undefined };

/** Creates a link and shows its address, which the service tells only once. */
export function LinkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(accessWords).access;
  const refresh = useRefresh();
  const [address, setAddress] = useState<string>();
  if (address !== undefined) return <Made address={address} onEnd={onEnd} />;
  return (
    <BriefForm
      initial={initial}
      verb={text.makeLink}
      onCancel={onEnd}
      save={async ({ ultimaZi, parola, maxDescarcari }) => {
        const dataExpirare = endIn(ultimaZi);
        const body = given({ dataExpirare, parola: parola || undefined, maxDescarcari });
        const { data } = await linkuriCreate(client, { path: { id }, body });
        setAddress(data.url);
        await refresh(id);
      }}
    >
      {(form) => (
        <>
          <p>{text.linkHint}</p>
          <DateField
            label={text.lastDay}
            field={form.field("ultimaZi")}
            hint={text.linkDayHint}
            earliest={today()}
            latest={daysAfter(Date.now(), MOST_DAYS - 1)}
          />
          <TextField
            label={text.linkPassword}
            field={form.field("parola")}
            type="password"
            autoComplete="new-password"
            hint={text.linkPasswordHint}
          />
          <NumberField label={text.most} field={form.field("maxDescarcari")} min={1} />
        </>
      )}
    </BriefForm>
  );
}

function Made({ address, onEnd }: { address: string; onEnd: () => void }) {
  const text = useWords(accessWords).access;
  return (
    <div className="form">
      <p role="status">{text.linkMade}</p>
      <label className="field">
        <span className="field-label">{text.linkAddress}</span>
        <input className="input" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <div className="acts">
        <CopyButton text={address} label={text.copy} />
        <Button look="primary" onPress={onEnd}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}

const ApproveForm = lazy(async () => ({ default: (await import("./access-forms.tsx")).ApproveForm }));
const RejectForm = lazy(async () => ({ default: (await import("./access-forms.tsx")).RejectForm }));

/** The waiting requests for access to this document, with the decision for those who may take it. */
export function Requests() {
  const text = useWords(accessWords).requests;
  const { document } = useOpened();
  const { data } = useQuery(requestsQuery(document.id));
  const requests = data?.items ?? [];
  const nameOf = useBeneficiaries(requests.map(requesterOf));
  const loginOf = useAskers(document.id, requests);
  if (requests.length === 0) return null;
  const requestOf = (id: string) => requests.find((request) => String(request.id) === id);
  return (
    <section>
      <h3>{text.title}</h3>
      <ul className="records" aria-label={text.title}>
        {requests.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            known={nameOf(requesterOf(request))?.name ?? loginOf(requesterOf(request))}
          />
        ))}
      </ul>
      <AddressDialog name="approve" title={() => text.approve}>
        {(id, close) => <ApproveForm id={Number(id)} request={requestOf(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="reject" title={() => text.reject}>
        {(id, close) => <RejectForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
    </section>
  );
}

function RequestRow({ request, known }: { request: CerereAcces; known: string | undefined }) {
  const text = useWords(pageWords);
  const { date } = useFormats();
  const dialogs = useDialogAddress();
  const { id, drept, motivare, creatLa, poate, solicitantClientId } = request;
  const name = known ?? (solicitantClientId === undefined ? text.access.someone : text.access.client);
  const href = (dialog: string) => dialogs.hrefOf({ name: dialog, id: String(id) });
  return (
    <li>
      <p className="record-title">
        <strong>{name}</strong>{" "}
        <StateBadge tone="warning">{text.requests.asks(text.rights[drept])}</StateBadge>
      </p>
      <p>{motivare}</p>
      <p className="hint">{date(creatLa)}</p>
      <div className="acts">
        {poate.includes("APROBA") && (
          <Link href={href("approve")} look="plain" icon="check" label={`${text.requests.approve}: ${name}`}>
            {text.requests.approve}
          </Link>
        )}
        {poate.includes("RESPINGE") && (
          <Link href={href("reject")} look="plain" icon="close" label={`${text.requests.reject}: ${name}`}>
            {text.requests.reject}
          </Link>
        )}
      </div>
    </li>
  );
}
