import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { linkuriCreate, linkuriList, linkuriRemove } from "../../client/generated/documents/operations.ts";
import type { LegaturaCreata, LegaturaDocumentului } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { PasswordField } from "../kit/fields.tsx";
import { given } from "../kit/given.ts";
import { SecretOnce } from "../kit/secret-once.tsx";
import { Problem } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { LINKS, linkNamed } from "./links.ts";
import { linkWords } from "./words.ts";

interface RenewFormProps {
  id: string;
  onEnd: () => void;
}

/** Makes a new address for a link whose address was lost: the service shows one only once. */
export default function RenewForm({ id, onEnd }: RenewFormProps) {
  const text = useWords(linkWords).renewForm;
  const path = linkNamed(id);
  const found = useQuery({
    queryKey: ["documents", "link", id],
    staleTime: 0,
    enabled: path !== undefined,
    queryFn: async () => {
      const { data } = await linkuriList(client, { path: { id: path?.id ?? 0 }, query: { size: 200 } });
      return { link: data.items.find((one) => one.id === path?.linkId) };
    },
  });
  if (!path) return <Problem title={text.gone} />;
  return (
    <Loaded query={found}>
      {({ link }) => (link ? <Renewal link={link} onEnd={onEnd} /> : <Problem title={text.gone} />)}
    </Loaded>
  );
}

/** Whom a new address is mailed to: the service takes no address that a mail server has refused. */
const addresseeOf = ({ catre, trimitere }: LegaturaDocumentului): string | undefined =>
  trimitere === "refuzat" ? undefined : catre;

function Renewal({ link, onEnd }: { link: LegaturaDocumentului; onEnd: () => void }) {
  const text = useWords(linkWords).renewForm;
  const { dateTime } = useFormats();
  const language = useLanguage();
  const queries = useQueryClient();
  const [made, setMade] = useState<LegaturaCreata>();
  const save = async ({ password }: { password: string }): Promise<void> => {
    const { documentId, dataExpirare, maxDescarcari, descarcari, eticheta, mesaj } = link;
    const left = maxDescarcari === undefined ? undefined : maxDescarcari - descarcari;
    const parola = password || undefined;
    const catre = addresseeOf(link);
    const mail = { catre, limba: catre === undefined ? undefined : language };
    const body = { dataExpirare, ...given({ maxDescarcari: left, parola, eticheta, mesaj, ...mail }) };
    const { data } = await linkuriCreate(client, { path: { id: documentId }, body });
    // The new address is shown only here, even if the old one stays.
    setMade(data);
    try {
      await linkuriRemove(client, { path: { id: documentId, linkId: link.id } });
    } catch {
      showToast({ text: text.oldStays, tone: "bad" });
    }
    await queries.invalidateQueries({ queryKey: LINKS });
  };
  if (made) {
    return (
      <SecretOnce secret={made.url} copyLabel={text.copy} onEnd={onEnd}>
        {text.made(dateTime(made.dataExpirare))}
      </SecretOnce>
    );
  }
  return (
    <>
      <p>{text.text}</p>
      {link.catre !== undefined && (
        <p>{addresseeOf(link) ? text.mailed(link.catre) : text.notMailed(link.catre)}</p>
      )}
      <BriefForm
        initial={{ password: "" }}
        verb={text.verb}
        onCancel={onEnd}
        validate={({ password }) => ({
          password: link.cuParola && password === "" ? text.passwordMissing : undefined,
        })}
        save={save}
      >
        {(form) =>
          link.cuParola && (
            <PasswordField
              label={text.password}
              hint={text.passwordHint}
              field={form.field("password")}
              isNew
            />
          )
        }
      </BriefForm>
    </>
  );
}
