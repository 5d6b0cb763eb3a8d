import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { conversiesRead, documentsRead } from "../../client/generated/documents/operations.ts";
import type { Conversie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Password } from "./password.tsx";
import { ScanActs } from "./scan-acts.tsx";
import { ScanPages } from "./scan-pages.tsx";
import { ScanState, isRunning } from "./scan-state.tsx";
import { scanWords } from "./words.ts";

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
