import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { importsRead } from "../../client/generated/documents/operations.ts";
import type { ElementulImportului, Import } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { startImport } from "./start-import.ts";
import { type StartedImport, startedImport } from "./started.ts";
import { importWords } from "./words.ts";

const LOOK_MS = 1500;
const tones: Record<ElementulImportului["status"], Tone> = {
  IN_ASTEPTARE: "neutral",
  IN_LUCRU: "accent",
  AMANATA: "warning",
  FINALIZATA: "good",
  ESUATA: "bad",
};

const hasEnded = ({ status }: ElementulImportului): boolean => status === "FINALIZATA" || status === "ESUATA";

function ImportPage({ params }: ScreenProps<"id", object>) {
  const text = useWords(importWords);
  const formats = useFormats();
  const { id: personId } = usePerson();
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
  const started = useQuery({
    queryKey: ["documents", "imports", "started", id],
    queryFn: () => startedImport(personId, id),
    networkMode: "always",
  });
  const known = started.data;
  const title = known
    ? text.importTitle(text.providers[known.provider], formats.dateTime(known.at))
    : text.import;
  const status = found.data?.status;
  useEffect(() => {
    if (status === "FINALIZATA") void queries.invalidateQueries({ queryKey: ["documents", "list"] });
  }, [queries, status]);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Loaded query={found}>
        {(data) => data && <Progress found={data} started={known ?? undefined} />}
      </Loaded>
      <p>
        <Link href="/app/importuri">{text.back}</Link>
      </p>
    </>
  );
}

function Progress({ found, started }: { found: Import; started: StartedImport | undefined }) {
  const text = useWords(importWords);
  const formats = useFormats();
  const { items, status } = found;
  const ended = items.filter(hasEnded).length;
  const failed = items.filter((item) => item.status === "ESUATA");
  const nameOf = ({ ref }: ElementulImportului): string =>
    started?.files.find((file) => file.ref === ref)?.name ?? text.unknownFile;
  const isDone = status === "FINALIZATA";
  return (
    <>
      <p role="status">
        <StateBadge tone={isDone ? (failed.length > 0 ? "warning" : "good") : "accent"}>
          {isDone ? text.ended : text.running}
        </StateBadge>{" "}
        {text.done(formats.number(ended), formats.number(items.length))}
        {failed.length > 0 && `, ${text.endedWithFailures(failed.length)}`}
      </p>
      {!isDone && <progress aria-label={text.running} value={ended} max={items.length} />}
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
      {isDone && failed.length > 0 && started && <RetryFailed failed={failed} started={started} />}
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

function RetryFailed({
  failed,
  started,
}: {
  failed: readonly ElementulImportului[];
  started: StartedImport;
}) {
  const text = useWords(importWords);
  const language = useLanguage();
  const router = useRouter();
  const { id: personId } = usePerson();
  const [isPending, setIsPending] = useState(false);
  const retry = async (): Promise<void> => {
    setIsPending(true);
    try {
      const refs = new Set(failed.map(({ ref }) => ref));
      const files = started.files.filter(({ ref }) => refs.has(ref));
      const { provider, mode, format, bucketId } = started;
      const id = await startImport({ provider, mode, format, bucketId, files, personId });
      await go(router, `/app/importuri/aduse/${id}`);
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

export default screen({ params: ["id"], search: () => ({}), page: ImportPage });
