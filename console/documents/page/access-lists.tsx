import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { linkuriCreate, linkuriRemove } from "../../../client/generated/documents/operations.ts";
import type {
  CerereAcces,
  LegaturaDocumentului,
  LegaturaDocumentuluiPage,
  LegaturaNoua,
} from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { BriefForm } from "../../api/new-form.tsx";
import { usePeople } from "../../api/people.ts";
import { Confirm } from "../../kit/confirm.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import { given } from "../../kit/given.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { late } from "../../kit/online.ts";
import { SecretOnce } from "../../kit/secret-once.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { languageNames } from "../../../shared/everywhere/texts.ts";
import { daysAfter } from "../../words/days.ts";
import { useFormats } from "../../words/formats.ts";
import { type Language, languages, useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { endIn, requestsQuery, today } from "./access-data.ts";
import { useOpened, useRefresh } from "./opened.ts";
import { useWhy } from "./use-act.ts";
import { accessWords } from "./words-access.ts";
import { pageWords } from "./words.ts";

/** The links that let people without an account read the document. */
export function Links({ links }: { links: LegaturaDocumentuluiPage }) {
  const text = useWords(pageWords);
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
        <DialogLink verb={text.acts.createLink} name="link" id={id} look="plain" icon="link" />
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
  const { id, dataExpirare, maxDescarcari, descarcari, cuParola, creatDe, creatLa, eticheta, mesaj } = link;
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
      {eticheta !== undefined && <p>{eticheta}</p>}
      {mesaj !== undefined && <p className="hint">{mesaj}</p>}
      <LinkMail link={link} />
      <p className="hint">{uses}</p>
      <p className="hint">{text.madeBy(maker, date(creatLa))}</p>
      <div className="acts">
        <DialogLink verb={text.revoke} name="revoke" id={id} of={title} look="danger" />
      </div>
    </li>
  );
}

/** To whom a link was sent by mail, and what became of the mail. */
function LinkMail({ link: { catre, trimitere } }: { link: LegaturaDocumentului }) {
  const text = useWords(accessWords).access;
  if (catre === undefined || trimitere === undefined) return null;
  const isLost = trimitere === "refuzat" || trimitere === "netrimis";
  return (
    <p className="hint">
      {text.mailedTo(catre)}{" "}
      <StateBadge tone={isLost ? "bad" : trimitere === "trimis" ? "good" : "warning"}>
        {text.mailStates[trimitere]}
      </StateBadge>
    </p>
  );
}

/** Each by its own name, for who does not read the other. */
const LANGUAGES = languages.map((id) => ({ id, label: languageNames[id] }));

const MOST_DAYS = 90;
const MOST_LABEL = 100;
const MOST_MESSAGE = 500;

interface Values {
  ultimaZi: string;
  parola: string;
  maxDescarcari: number | undefined;
  eticheta: string;
  mesaj: string;
  catre: string;
  limba: Language;
}

/** What the service takes of the form: what was left empty is not sent. */
const bodyOf = ({ ultimaZi, parola, maxDescarcari, limba, ...texts }: Values): LegaturaNoua => {
  const [eticheta, mesaj, catre] = [texts.eticheta, texts.mesaj, texts.catre].map(
    (one) => one.trim() || undefined,
  );
  return given({
    dataExpirare: endIn(ultimaZi),
    ...{ parola: parola || undefined, maxDescarcari, eticheta, mesaj, catre },
    limba: catre === undefined ? undefined : limba,
  });
};

/** Creates a link and shows its address, which the service tells only once. */
export function LinkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(accessWords).access;
  const refresh = useRefresh();
  const language = useLanguage();
  const [made, setMade] = useState<{ address: string; catre: string | undefined }>();
  if (made)
    return (
      <SecretOnce secret={made.address} copyLabel={text.copy} onEnd={onEnd}>
        {[text.linkMade, made.catre && text.mailLeaves(made.catre)].filter(Boolean).join(" ")}
      </SecretOnce>
    );
  const initial: Values = {
    ...{ ultimaZi: "", parola: "", maxDescarcari: undefined },
    ...{ eticheta: "", mesaj: "", catre: "", limba: language },
  };
  return (
    <BriefForm
      initial={initial}
      verb={text.makeLink}
      onCancel={onEnd}
      validate={({ eticheta, mesaj }) => ({
        eticheta: eticheta.trim().length > MOST_LABEL ? text.labelTooLong : undefined,
        mesaj: mesaj.trim().length > MOST_MESSAGE ? text.messageTooLong : undefined,
      })}
      save={async (values) => {
        const body = bodyOf(values);
        const { data } = await linkuriCreate(client, { path: { id }, body });
        setMade({ address: data.url, catre: body.catre });
        await refresh(id);
      }}
    >
      {(form) => (
        <>
          <p>{text.linkHint}</p>
          <TextField
            label={text.mailTo}
            field={form.field("catre")}
            type="email"
            autoComplete="off"
            hint={text.mailToHint}
          />
          <TextField label={text.linkLabel} field={form.field("eticheta")} hint={text.linkLabelHint} />
          <TextArea
            label={text.linkMessage}
            field={form.field("mesaj")}
            hint={text.linkMessageHint}
            rows={3}
          />
          <SelectField label={text.mailLanguage} field={form.field("limba")} options={LANGUAGES} isRequired />
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

const ApproveForm = late(async () => ({
  default: (await import("../../api/requests/decision-forms.tsx")).ApproveForm,
}));
const RejectForm = late(async () => ({
  default: (await import("../../api/requests/decision-forms.tsx")).RejectForm,
}));

/** The waiting requests for access to this document, with the decision for those who may take it. */
export function Requests() {
  const text = useWords(accessWords).requests;
  const { document } = useOpened();
  const { data } = useQuery(requestsQuery(document.id));
  const requests = data?.items ?? [];
  if (requests.length === 0) return null;
  return (
    <section>
      <h3>{text.title}</h3>
      <ul className="records" aria-label={text.title}>
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <AddressDialog name="approve" title={() => text.approve}>
        {(id, close) => <ApproveForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="reject" title={() => text.reject}>
        {(id, close) => <RejectForm id={id} onEnd={close} />}
      </AddressDialog>
    </section>
  );
}

function RequestRow({ request }: { request: CerereAcces }) {
  const text = useWords(pageWords);
  const { date } = useFormats();
  const { id, drept, motivare, creatLa, poate, solicitantClientId, solicitantNume, solicitantLogin } =
    request;
  const name =
    solicitantNume ?? (solicitantClientId === undefined ? text.access.someone : text.access.client);
  return (
    <li>
      <p className="record-title">
        <strong>{name}</strong>{" "}
        {solicitantLogin !== undefined && solicitantLogin !== name && (
          <span className="hint">{solicitantLogin} </span>
        )}
        <StateBadge tone="warning">{text.requests.asks(text.rights[drept])}</StateBadge>
      </p>
      <p>{motivare}</p>
      <p className="hint">{date(creatLa)}</p>
      <div className="acts">
        {poate.includes("APROBA") && (
          <DialogLink
            verb={text.requests.approve}
            name="approve"
            id={id}
            of={name}
            look="plain"
            icon="check"
          />
        )}
        {poate.includes("RESPINGE") && (
          <DialogLink verb={text.requests.reject} name="reject" id={id} of={name} look="plain" icon="close" />
        )}
      </div>
    </li>
  );
}
