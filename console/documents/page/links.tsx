import { useState } from "react";
import { linkuriCreate, linkuriRemove } from "../../../client/generated/documents/operations.ts";
import type {
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
import { CopyButton } from "../../kit/facts.tsx";
import { TextField } from "../../kit/fields.tsx";
import { given } from "../../kit/given.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { daysAfter } from "../../words/days.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { endIn, today } from "./access-data.ts";
import { useOpened, useRefresh } from "./opened.ts";
import { useWhy } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** The links by which people without an account read the document. */
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
  const text = useWords(pageWords).access;
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

/** Creates a link and shows its address, which the service tells once. */
export function LinkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).access;
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
  const text = useWords(pageWords).access;
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
