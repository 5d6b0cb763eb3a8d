import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, useState } from "react";
import {
  conversiesRead,
  conversiesRemove,
  documentsRead,
} from "../../client/generated/documents/operations.ts";
import type { Conversie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useLeave } from "../shell/use-leave.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { ScanPages } from "./scan-pages.tsx";
import { ScanState, isRunning } from "./scan-state.tsx";
import { scanWords } from "./words.ts";

const NameForm = lazy(() => import("./name-form.tsx"));
const NewScan = lazy(() => import("./new-scan.tsx"));

/** What the person who began the reading does with it. */
function ScanActs({ scan }: { scan: Conversie }) {
  const text = useWords(scanWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const dialogs = useDialogAddress();
  const { id: personId } = usePerson();
  const id = String(scan.id);
  const { documentId } = scan;
  const leave = useLeave(
    "/app/scanari",
    () => void queries.invalidateQueries({ queryKey: ["documents", "scans"] }),
  );
  const remove = async (): Promise<void> => {
    const path = { id: scan.id };
    const { etag } = await conversiesRead(client, { path });
    await conversiesRemove(client, { path, ifMatch: etag });
    showToast({ text: text.removed });
    leave();
  };
  return (
    <div className="acts scan-acts">
      {scan.status === "ESUATA" && documentId !== undefined && (
        <Link look="primary" icon="retry" href={dialogs.hrefOf({ name: "citire", id: String(documentId) })}>
          {text.retry}
        </Link>
      )}
      {scan.creatDe === personId && (
        <>
          <Link look="plain" href={dialogs.hrefOf({ name: "denumire", id })}>
            {text.rename}
          </Link>
          <Link look="danger" icon="trash" href={dialogs.hrefOf({ name: "eliminare", id })}>
            {text.remove}
          </Link>
        </>
      )}
      <AddressDialog name="citire" title={() => text.form.title}>
        {(of, close) => <NewScan of={of} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="denumire" title={() => text.rename}>
        {(of, close) => <NameForm id={Number(of)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="eliminare"
        title={() => text.removeTitle}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
    </div>
  );
}

/** Asks for the document's password; the page keeps it in memory alone. */
function Password({ onGiven }: { onGiven: (password: string) => void }) {
  const text = useWords(scanWords);
  const form = useForm({
    initial: { password: "" },
    submit({ password }) {
      onGiven(password);
      return Promise.resolve(undefined);
    },
  });
  return (
    <section>
      <h2>{text.passwordTitle}</h2>
      <Form form={form} verb={text.passwordVerb}>
        <TextField
          label={text.password}
          type="password"
          autoComplete="off"
          isRequired
          field={form.field("password")}
        />
      </Form>
    </section>
  );
}

const LOOK_MS = 2000;

type Props = ScreenProps<"id", { page: number }>;

function Scan({ params, search, hrefWith }: Props) {
  const text = useWords(scanWords);
  const id = Number(params.id);
  const found = useQuery({
    queryKey: ["documents", "scans", id],
    queryFn: async () => {
      const answer = await conversiesRead(client, { path: { id } });
      return answer.status === 200 ? answer.data : undefined;
    },
    refetchInterval: ({ state }) => (state.data && isRunning(state.data) ? LOOK_MS : false),
  });
  return (
    <>
      {!found.data && <PageTitle>{text.title}</PageTitle>}
      <Loaded query={found}>
        {(scan) =>
          scan && (
            <Opened scan={scan} page={search.page} hrefOf={(page) => hrefWith({ pagina: String(page) })} />
          )
        }
      </Loaded>
    </>
  );
}

interface OpenedProps {
  scan: Conversie;
  page: number;
  hrefOf: (page: number) => string;
}

function Opened({ scan, page, hrefOf }: OpenedProps) {
  const { documentId, limba, creatLa, denumire } = scan;
  const text = useWords(scanWords);
  const formats = useFormats();
  const [password, setPassword] = useState<string>();
  const source = useQuery({
    queryKey: ["documents", "scans", "source", documentId],
    enabled: documentId !== undefined,
    queryFn: async () => {
      const answer = await documentsRead(client, { path: { id: documentId ?? 0 } });
      return answer.status === 200 ? { document: answer.data, etag: answer.etag } : undefined;
    },
  });
  const document = source.data?.document;
  // The source may be gone meanwhile: what was read of it stays.
  const isKnown = documentId === undefined || source.isError || document !== undefined;
  const needsPassword = document?.tipSecuritate === "PAROLA" && password === undefined;
  return (
    <>
      <PageTitle>{denumire ?? text.unnamed}</PageTitle>
      <div className="scan-facts">
        <KeyValues
          entries={[
            { label: text.state, value: <ScanState scan={scan} /> },
            { label: text.language, value: text.languages[limba] },
            { label: text.created, value: formats.dateTime(creatLa) },
            ...(document
              ? [
                  {
                    label: text.document,
                    value: <Link href={`/app/acte/${document.id}`}>{document.denumire}</Link>,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {isRunning(scan) && (
        <>
          <p role="status">{text.waiting}</p>
          <progress aria-label={text.waiting} value={scan.paginiGata ?? 0} max={scan.pagini ?? 1} />
        </>
      )}
      {scan.status === "FINALIZATA" && needsPassword && <Password onGiven={setPassword} />}
      {scan.status === "FINALIZATA" && isKnown && !needsPassword && (
        <ScanPages scan={scan} source={document} password={password} page={page} hrefOf={hrefOf} />
      )}
      <ScanActs scan={scan} />
      <p>
        <Link href="/app/scanari">{text.back}</Link>
      </p>
    </>
  );
}

export default screen({
  params: ["id"],
  search: (raw) => ({ page: countIn(raw, "pagina", 1) }),
  page: Scan,
});
