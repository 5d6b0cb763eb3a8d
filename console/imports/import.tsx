import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { importsRead } from "../../client/generated/documents/operations.ts";
import type { ElementulImportului, Import } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { given } from "../kit/given.ts";
import { type Tone, StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { useStartImport } from "./start-import.ts";
import { importWords } from "./words.ts";

interface RetryFailedProps {
  found: Pick<Import, "furnizor" | "bucketId">;
  failed: readonly ElementulImportului[];
}

/** Imports the failed files of an import again, with the same options. */
function RetryFailed({ found: { furnizor, bucketId }, failed }: RetryFailedProps) {
  const text = useWords(importWords);
  const language = useLanguage();
  const start = useStartImport();
  const [isPending, setIsPending] = useState(false);
  const retry = async (): Promise<void> => {
    setIsPending(true);
    const items = failed.map(({ ref, mod, formatExport, denumire }) => ({
      ref,
      mod,
      ...given({ formatExport, denumire }),
    }));
    try {
      await start({ provider: furnizor, items, bucketId });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button look="primary" icon="retry" isPending={isPending} onPress={() => void retry()}>
      {text.retryFailed}
    </Button>
  );
}

const LOOK_MS = 1500;
const tones: Record<ElementulImportului["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  AMANATA: "warning",
  FINALIZATA: "good",
  ESUATA: "bad",
};

function ImportPage({ params }: ScreenProps<"id", object>) {
  const text = useWords(importWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const id = Number(params.id);
  const found = useQuery({
    queryKey: ["documents", "imports", id],
    queryFn: async () => {
      const answer = await importsRead(client, { path: { id } });
      return answer.status === 200 ? answer.data : undefined;
    },
    refetchInterval: ({ state }) => (state.data?.status === "FINALIZATA" ? false : LOOK_MS),
  });
  const { data } = found;
  const title = data
    ? text.importTitle(text.providers[data.furnizor], formats.dateTime(data.creatLa))
    : text.import;
  const status = data?.status;
  useEffect(() => {
    if (status !== "FINALIZATA") return;
    void queries.invalidateQueries({ queryKey: ["documents"] });
  }, [queries, status]);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Loaded query={found}>{(read) => read && <Progress found={read} />}</Loaded>
      <p>
        <Link href="/app/importuri">{text.back}</Link>
      </p>
    </>
  );
}

/** A file that was imported without a name is known only by its reference. */
const nameOf = ({ denumire, ref }: ElementulImportului): string => denumire ?? ref;

function Progress({ found }: { found: Import }) {
  const text = useWords(importWords);
  const { items, status } = found;
  const imported = items.filter((item) => item.status === "FINALIZATA").length;
  const failed = items.filter((item) => item.status === "ESUATA");
  const isDone = status === "FINALIZATA";
  return (
    <>
      <p role="status">
        <ImportProgress status={status} all={items.length} imported={imported} failed={failed.length} />
      </p>
      {!isDone && <progress aria-label={text.running} value={imported + failed.length} max={items.length} />}
      <Table
        label={text.import}
        rows={items}
        idOf={({ ref }) => ref}
        textOf={nameOf}
        columns={[
          {
            id: "name",
            title: text.name,
            cell: (item) =>
              item.documentId === undefined ? (
                nameOf(item)
              ) : (
                <Link href={`/app/acte/${item.documentId}`}>{nameOf(item)}</Link>
              ),
          },
          { id: "state", title: text.state, cell: (item) => <ItemState item={item} /> },
        ]}
      />
      {isDone && failed.length > 0 && <RetryFailed found={found} failed={failed} />}
    </>
  );
}

function ItemState({ item: { status, eroare, panaLa } }: { item: ElementulImportului }) {
  const text = useWords(importWords);
  const formats = useFormats();
  const reasons: Readonly<Record<string, string>> = text.reasons;
  const key = eroare?.replace(/^error\./, "") ?? "";
  return (
    <>
      <StateBadge tone={tones[status]}>{text.itemStates[status]}</StateBadge>{" "}
      {status === "ESUATA" && <span className="why">{reasons[key] ?? text.reasons.other}</span>}
      {status === "AMANATA" && panaLa && <span className="hint">{text.until(formats.dateTime(panaLa))}</span>}
    </>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: ImportPage });
