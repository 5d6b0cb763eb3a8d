import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { conexiuniAuthorize, conexiuniRemove } from "../../client/generated/documents/operations.ts";
import type { Conexiune } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import type { RecordSearch } from "../api/register/kind.ts";
import { recordSearch } from "../api/register/record-list.tsx";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { type Tone, StateBadge } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { ImportedDocuments, MyImports } from "./documents.tsx";
import { connectionsQuery, providerIn } from "./start-import.ts";
import { importWords } from "./words.ts";

const tones: Record<Conexiune["status"], Tone> = {
  CONECTAT: "good",
  EXPIRAT: "warning",
  DECONECTAT: "neutral",
};

function Connections() {
  const text = useWords(importWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const found = useQuery(connectionsQuery);
  const nameOf = (id: string): string => {
    const provider = providerIn(id);
    return provider ? text.providers[provider] : id;
  };
  const disconnect = async (furnizor: string): Promise<void> => {
    await conexiuniRemove(client, { path: { furnizor } });
    await queries.invalidateQueries({ queryKey: ["documents"] });
    showToast({ text: text.disconnected(nameOf(furnizor)) });
  };
  return (
    <section aria-labelledby="imports-connections">
      <h2 id="imports-connections">{text.connections}</h2>
      <Loaded query={found}>
        {(connections) => (
          <ul className="cards">
            {connections.map((connection) => (
              <Connection key={connection.furnizor} connection={connection} />
            ))}
          </ul>
        )}
      </Loaded>
      <Confirm
        name="deconectare"
        title={(id) => text.disconnectTitle(nameOf(id))}
        verb={text.disconnect}
        isDangerous
        act={disconnect}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.disconnectText}
      </Confirm>
    </section>
  );
}

/** Goes to the provider's page of consent; the provider leads back to `/app/importuri`. */
function useConnect(furnizor: Conexiune["furnizor"]): { connect: () => void; isPending: boolean } {
  const language = useLanguage();
  const [isPending, setIsPending] = useState(false);
  const connect = async (): Promise<void> => {
    setIsPending(true);
    try {
      // The cookie of the answer identifies this browser on the way back.
      const { data } = await conexiuniAuthorize(client, { path: { furnizor }, credentials: "same-origin" });
      window.location.assign(data.authorizationUrl);
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
      setIsPending(false);
    }
  };
  return { connect: () => void connect(), isPending };
}

function Connection({ connection }: { connection: Conexiune }) {
  const { furnizor, status, cont, conectatLa } = connection;
  const text = useWords(importWords);
  const formats = useFormats();
  const dialogs = useDialogAddress();
  const { connect, isPending } = useConnect(furnizor);
  const name = text.providers[furnizor];
  const isConnected = status === "CONECTAT";
  return (
    <li className="card">
      <h3>
        {name} <StateBadge tone={tones[status]}>{text.states[status]}</StateBadge>
      </h3>
      {cont && (
        <p className="hint">
          {text.account(cont)}
          {conectatLa && `, ${text.since(formats.date(conectatLa))}`}
        </p>
      )}
      {!isConnected && <p className="hint">{text.notConnectedText}</p>}
      <div className="acts">
        {isConnected ? (
          <Link look="primary" href={`/app/importuri/${furnizor}`} label={`${text.browse}: ${name}`}>
            {text.browse}
          </Link>
        ) : (
          <Button
            look="primary"
            isPending={isPending}
            label={`${status === "EXPIRAT" ? text.reconnect : text.connect}: ${name}`}
            onPress={connect}
          >
            {status === "EXPIRAT" ? text.reconnect : text.connect}
          </Button>
        )}
        {status !== "DECONECTAT" && (
          <Link
            look="plain"
            href={dialogs.hrefOf({ name: "deconectare", id: furnizor })}
            label={`${text.disconnect}: ${name}`}
          >
            {text.disconnect}
          </Link>
        )}
      </div>
    </li>
  );
}

function Imports({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  const text = useWords(importWords);
  const { raw } = place.search;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <Outcome outcome={textIn(raw, "conexiune")} provider={textIn(raw, "furnizor")} />
      <Connections />
      <MyImports place={place} />
      <ImportedDocuments place={place} />
    </>
  );
}

const outcomes = ["connected", "declined", "refused", "failed"] as const;

/** How the trip to a provider and back ended. */
function Outcome({ outcome, provider }: { outcome: string; provider: string }) {
  const text = useWords(importWords);
  const known = outcomes.find((one) => one === outcome);
  const name = providerIn(provider);
  if (!known || !name) return null;
  return (
    <p className={known === "connected" ? "banner banner-good" : "banner"} role="status">
      {text.outcomes[known](text.providers[name])}
    </p>
  );
}

export default screen({ search: recordSearch, page: Imports, useFound: byTitle(importWords.title) });
