import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { HistoryPanel } from "../api/history/history.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { Catalog } from "./catalog.ts";
import { catalogWords } from "./words.ts";

/** The page of a record: its data, its acts and its history. */
export function catalogPage<Row extends { id: number }, Values extends object>(
  catalog: Catalog<Row, Values>,
) {
  const { kind, path } = catalog;
  const EditRecord = lazy(async () => ({
    default: (await import("./catalog-form.tsx")).editRecordForm(catalog),
  }));

  function Page({ params }: ScreenProps<"id", object>) {
    const id = Number(params.id);
    const text = useWords(catalogWords);
    const mayWrite = useIsServiceAdministrator();
    const record = useQuery({ queryKey: ["documents", kind, id], queryFn: () => catalog.read(id) });
    return (
      <>
        <p>
          <Link href={path}>{text.back(text[kind].title)}</Link>
        </p>
        {!record.data && <PageTitle>{text[kind].one}</PageTitle>}
        <Loaded query={record}>
          {({ data }) => (
            <>
              <div className="page-head">
                <PageTitle>{catalog.nameOf(data)}</PageTitle>
                {mayWrite && <RecordActs id={params.id} />}
              </div>
              <div className="panels">
                <Panel title={text.data}>
                  <KeyValues entries={catalog.facts(data, text)} />
                </Panel>
                {mayWrite && (
                  <HistoryPanel
                    queryKey={["documents", kind]}
                    kind={kind}
                    list={adminRecordsListChanges}
                    record={data}
                    labels={catalog.labels(text)}
                  />
                )}
              </div>
              {mayWrite && <Dialogs row={data} />}
            </>
          )}
        </Loaded>
      </>
    );
  }

  function Dialogs({ row }: { row: Row }) {
    const text = useWords(catalogWords);
    const language = useLanguage();
    const queries = useQueryClient();
    const go = useGo();
    const name = catalog.nameOf(row);
    return (
      <>
        <AddressDialog name="edit" title={() => `${text.edit}: ${name}`}>
          {(id, close) => (
            <Suspense fallback={<Skeleton />}>
              <FreshEdit id={Number(id)} onEnd={close} />
            </Suspense>
          )}
        </AddressDialog>
        <Confirm
          name="remove"
          title={() => text[kind].remove(name)}
          verb={text.remove}
          isDangerous
          whyOf={(error) => sentenceOf(error, language)}
          act={async (id) => {
            const { etag } = await catalog.read(Number(id));
            await catalog.remove(Number(id), etag);
            go(path, { isReplacing: true });
            queries.removeQueries({ queryKey: ["documents", kind, Number(id)] });
            await queries.invalidateQueries({ queryKey: ["documents", kind, "list"] });
            showToast({ text: text.removed(name) });
          }}
        >
          {() => text[kind].removeText}
        </Confirm>
      </>
    );
  }

  /** The form starts from a fresh read of the record. */
  function FreshEdit({ id, onEnd }: { id: number; onEnd: () => void }) {
    const start = useQuery({
      queryKey: ["documents", kind, "edit", id],
      queryFn: () => catalog.read(id),
      staleTime: 0,
      gcTime: 0,
    });
    return (
      <Loaded query={start}>
        {({ data, etag }) => (
          <EditRecord id={id} start={{ values: catalog.valuesOf(data), etag }} onEnd={onEnd} />
        )}
      </Loaded>
    );
  }

  return screen({ params: ["id"], search: () => ({}), page: Page });
}

function RecordActs({ id }: { id: string }) {
  const text = useWords(catalogWords);
  const dialogs = useDialogAddress();
  return (
    <div className="acts">
      <Link look="plain" href={dialogs.hrefOf({ name: "edit", id })}>
        {text.edit}
      </Link>
      <Link look="danger" icon="trash" href={dialogs.hrefOf({ name: "remove", id })}>
        {text.remove}
      </Link>
    </div>
  );
}
