import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import {
  canalContactsCreate,
  canalContactsList,
  canalContactsRead,
  canalContactsRemove,
} from "../../../client/generated/notifications/operations.ts";
import type { CanalContact } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { useSaved } from "../../api/saved.ts";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { EmptyState, StateBadge } from "../../kit/states.tsx";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

const ContactForm = lazy(() => import("./contact-form.tsx"));
const MOST_ROWS = 50;

/** The addresses of a recipient. */
export function Contacts({ recipientId }: { recipientId: number }) {
  const text = useWords(recipientWords).contact;
  const common = useWords(commonWords);
  const language = useLanguage();
  const saved = useSaved(["notifications", "contacts"]);
  const { hrefOf } = useDialogAddress();
  const contacts = useQuery({
    queryKey: ["notifications", "contacts", recipientId],
    queryFn: async () =>
      (
        await canalContactsList(client, {
          query: { "filter[destinatarId]": String(recipientId), size: MOST_ROWS },
        })
      ).data.items,
  });
  const addressOf = (id: string): string =>
    contacts.data?.find((contact) => String(contact.id) === id)?.adresa ?? "";
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { data, etag } = await canalContactsRead(client, { path });
    await canalContactsRemove(client, { path, ifMatch: etag });
    const { canal, adresa, verificat, principal } = data;
    await saved(text.removed, () =>
      canalContactsCreate(client, {
        body: { destinatarId: recipientId, canal, adresa, verificat, principal },
      }),
    );
  };
  return (
    <div className="notice-rows">
      <div className="acts">
        <Link href={hrefOf({ name: "addContact", id: String(recipientId) })} look="plain" icon="plus">
          {text.add}
        </Link>
      </div>
      <Loaded query={contacts}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text.none}>{text.noneHint}</EmptyState>
          ) : (
            rows.map((contact) => <ContactCard key={contact.id} contact={contact} />)
          )
        }
      </Loaded>
      <AddressDialog name="addContact" title={() => text.add}>
        {(_, close) => <ContactForm recipientId={recipientId} id={undefined} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="editContact" title={(id) => text.edit(addressOf(id))}>
        {(id, close) => <ContactForm recipientId={recipientId} id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="removeContact"
        title={(id) => text.removeTitle(addressOf(id))}
        verb={common.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeHint}
      </Confirm>
    </div>
  );
}

function ContactCard({ contact }: { contact: CanalContact }) {
  const text = useWords(recipientWords).contact;
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const { canal, adresa, verificat, principal, nelivrabil } = contact;
  const id = String(contact.id);
  return (
    <article className="notice-card" aria-label={adresa}>
      <div className="notice-counts">
        <strong>{adresa}</strong>
        <span className="hint">{common.channel[canal]}</span>
        {principal && <StateBadge tone="accent">{text.principal}</StateBadge>}
        <StateBadge tone={verificat ? "good" : "warning"}>
          {verificat ? text.verified : text.unverified}
        </StateBadge>
        {nelivrabil && <StateBadge tone="bad">{text.undeliverable}</StateBadge>}
        <div className="acts">
          <Link href={hrefOf({ name: "editContact", id })} label={`${common.edit}: ${adresa}`}>
            {common.edit}
          </Link>
          <Link href={hrefOf({ name: "removeContact", id })} label={`${common.remove}: ${adresa}`}>
            {common.remove}
          </Link>
        </div>
      </div>
    </article>
  );
}
