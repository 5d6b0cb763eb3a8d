import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import {
  preferintaNotificaresCreate,
  preferintaNotificaresList,
  preferintaNotificaresRead,
  preferintaNotificaresRemove,
} from "../../../client/generated/notifications/operations.ts";
import type { PreferintaNotificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { useSaved } from "../../api/saved.ts";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { EmptyState, StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

const PreferenceForm = lazy(() => import("./preference-form.tsx"));
const MOST_ROWS = 50;

/** How a recipient wants to be reached. */
export function Preferences({ recipientId }: { recipientId: number }) {
  const text = useWords(recipientWords).preference;
  const common = useWords(commonWords);
  const language = useLanguage();
  const saved = useSaved(["notifications", "preferences"]);
  const { hrefOf } = useDialogAddress();
  const preferences = useQuery({
    queryKey: ["notifications", "preferences", recipientId],
    queryFn: async () =>
      (
        await preferintaNotificaresList(client, {
          query: { "filter[destinatarId]": String(recipientId), size: MOST_ROWS },
        })
      ).data.items,
  });
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { data, etag } = await preferintaNotificaresRead(client, { path });
    await preferintaNotificaresRemove(client, { path, ifMatch: etag });
    const { id: _, creatLa: __, ...body } = data;
    await saved(text.removed, () => preferintaNotificaresCreate(client, { body }));
  };
  return (
    <div className="notice-rows">
      <div className="acts">
        <Link href={hrefOf({ name: "addPreference", id: String(recipientId) })} look="plain" icon="plus">
          {text.add}
        </Link>
      </div>
      <Loaded query={preferences}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={text.none}>{text.noneHint}</EmptyState>
          ) : (
            rows.map((preference) => <PreferenceCard key={preference.id} preference={preference} />)
          )
        }
      </Loaded>
      <AddressDialog name="addPreference" title={() => text.add}>
        {(_, close) => <PreferenceForm recipientId={recipientId} id={undefined} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="editPreference" title={() => text.edit}>
        {(id, close) => <PreferenceForm recipientId={recipientId} id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="removePreference"
        title={() => text.removeTitle}
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

function PreferenceCard({ preference }: { preference: PreferintaNotificare }) {
  const text = useWords(recipientWords).preference;
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const { nameOf } = useSystems();
  const { list } = useFormats();
  const { sistemId, categorie, canale, activ, liniste, rezumat } = preference;
  const id = String(preference.id);
  const about = [
    sistemId === undefined ? text.everySystem : nameOf(sistemId),
    categorie === undefined ? text.everyCategory : text.category(categorie),
  ].join(", ");
  const facts = [
    activ && canale.length > 0 && text.by(list(canale.map((channel) => common.channel[channel]))),
    liniste && text.quiet(liniste.de, liniste.pana),
    rezumat && text.digest(rezumat.ora),
  ].filter((fact) => typeof fact === "string");
  return (
    <article className="notice-card" aria-label={about}>
      <div className="notice-counts">
        <strong>{about}</strong>
        <StateBadge tone={activ ? "good" : "warning"}>{activ ? text.wanted : text.declined}</StateBadge>
        <div className="acts">
          <Link href={hrefOf({ name: "editPreference", id })} label={`${common.edit}: ${about}`}>
            {common.edit}
          </Link>
          <Link href={hrefOf({ name: "removePreference", id })} label={`${common.remove}: ${about}`}>
            {common.remove}
          </Link>
        </div>
      </div>
      {facts.length > 0 && <p className="hint">{facts.join(" · ")}</p>}
    </article>
  );
}
