import { Suspense, lazy } from "react";
import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { HistoryPanel } from "../api/history/history.tsx";
import { useNames } from "../api/names.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { MachineActs } from "./machine-acts.tsx";
import { MachineState, useMachine, useScopeNames } from "./machine.tsx";
import { machineWords } from "./words.ts";

const EditMachine = lazy(() => import("./edit-machine.tsx"));
const RotateForm = lazy(() => import("./rotate-form.tsx"));

function MachinePage({ params }: ScreenProps<"id", object>) {
  const text = useWords(machineWords);
  const record = useMachine(Number(params.id));
  return (
    <>
      <p>
        <Link href="/app/sisteme-client">{text.back}</Link>
      </p>
      {!record.data && <PageTitle>{text.one}</PageTitle>}
      <Loaded query={record}>{({ data }) => <Machine machine={data} />}</Loaded>
    </>
  );
}

function Machine({ machine }: { machine: ClientMasina }) {
  const text = useWords(machineWords);
  const isService = useIsServiceAdministrator();
  return (
    <>
      <div className="page-head">
        <PageTitle>{machine.denumire}</PageTitle>
        <MachineActs machine={machine} />
      </div>
      <div className="panels">
        <DataPanel machine={machine} />
        <UsePanel machine={machine} />
        {isService && (
          <HistoryPanel
            queryKey={["documents", "machines"]}
            kind="machine-clients"
            list={adminRecordsListChanges}
            record={machine}
            labels={{
              denumire: text.fields.denumire,
              emitentId: text.fields.emitentId,
              bucketId: text.fields.bucketId,
              scopes: text.fields.scopes,
              activ: text.active,
            }}
            namesOnly={["emitentId", "bucketId"]}
          />
        )}
      </div>
      {isService && (
        <>
          <AddressDialog name="edit" title={() => `${text.edit}: ${machine.denumire}`}>
            {(id, close) => (
              <Suspense fallback={<Skeleton />}>
                <EditMachine id={Number(id)} onEnd={close} />
              </Suspense>
            )}
          </AddressDialog>
          <AddressDialog name="rotate" title={() => text.rotate.title(machine.denumire)}>
            {(id, close) => (
              <Suspense fallback={<Skeleton />}>
                <RotateForm id={Number(id)} onEnd={close} />
              </Suspense>
            )}
          </AddressDialog>
        </>
      )}
    </>
  );
}

function DataPanel({ machine }: { machine: ClientMasina }) {
  const text = useWords(machineWords);
  const { fields } = text;
  const dialogs = useDialogAddress();
  const isService = useIsServiceAdministrator();
  const scopeNames = useScopeNames();
  const { emitentId, bucketId } = machine;
  const issuer = useNames("issuers", [emitentId])(emitentId);
  const bucket = useNames("buckets", [bucketId])(bucketId);
  return (
    <Panel
      title={text.data}
      acts={
        isService && <Link href={dialogs.hrefOf({ name: "edit", id: String(machine.id) })}>{text.edit}</Link>
      }
    >
      <KeyValues
        entries={[
          { label: fields.denumire, value: machine.denumire },
          {
            label: fields.emitentId,
            value: <Link href={`/app/nomenclatoare/emitenti/${emitentId}`}>{issuer ?? "…"}</Link>,
          },
          {
            label: fields.bucketId,
            value:
              bucketId === undefined ? (
                fields.platform
              ) : (
                <Link href={`/app/organizatii/containere/${bucketId}`}>{bucket ?? "…"}</Link>
              ),
          },
          { label: fields.scopes, value: scopeNames(machine.scopes) },
          { label: text.state, value: <MachineState activ={machine.activ} /> },
        ]}
      />
    </Panel>
  );
}

function UsePanel({ machine }: { machine: ClientMasina }) {
  const text = useWords(machineWords);
  const { fields } = text;
  const { dateTime } = useFormats();
  const { clientId, creatLa, ultimaFolosire } = machine;
  return (
    <Panel title={text.use}>
      <KeyValues
        entries={[
          { label: fields.clientId, value: <code>{clientId}</code> },
          { label: fields.creatLa, value: dateTime(creatLa) },
          {
            label: fields.ultimaFolosire,
            value: ultimaFolosire ? fields.within(dateTime(ultimaFolosire)) : fields.never,
          },
        ]}
      />
      <div className="acts">
        <CopyButton text={clientId} label={fields.copyClientId} />
      </div>
      <p>
        <Link href={`/app/audit?person=${encodeURIComponent(`machine:${clientId}`)}`}>{text.activity}</Link>
      </p>
    </Panel>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: MachinePage });
