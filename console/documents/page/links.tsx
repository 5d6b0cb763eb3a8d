import { linkuriRemove } from "../../../client/generated/documents/operations.ts";
import type {
  LegaturaDocumentului,
  LegaturaDocumentuluiPage,
} from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { usePeople } from "../../api/people.ts";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { StateBadge } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
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
