import { useQuery } from "@tanstack/react-query";
import { machineClientsReplace } from "../../client/generated/documents/operations.ts";
import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { RecordForm } from "../api/record-form.tsx";
import { Skeleton } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { readMachine, useMachineSaved } from "./machine.tsx";
import { bodyOf, errorsIn, MachineFields, valuesOf } from "./machine-fields.tsx";
import { machineWords } from "./words.ts";

interface EditMachineProps {
  id: number;
  onEnd: () => void;
}

export default function EditMachine({ id, onEnd }: EditMachineProps) {
  const start = useQuery({
    queryKey: ["documents", "machine", "form", id],
    queryFn: () => readMachine(id),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={start}>{({ data, etag }) => <Named machine={data} etag={etag} onEnd={onEnd} />}</Loaded>
  );
}

interface NamedProps extends Pick<EditMachineProps, "onEnd"> {
  machine: ClientMasina;
  etag: string | undefined;
}

/** The names of issuer and container stand in their fields before they can be changed. */
function Named({ machine, etag, onEnd }: NamedProps) {
  const text = useWords(machineWords);
  const { fields } = text;
  const saved = useMachineSaved();
  const issuer = useNames("issuers", [machine.emitentId])(machine.emitentId);
  const bucket = useNames("buckets", [machine.bucketId])(machine.bucketId);
  const isNamed = issuer !== undefined && (machine.bucketId === undefined || bucket !== undefined);
  if (!isNamed) return <Skeleton />;
  return (
    <RecordForm
      name={`machine.${machine.id}`}
      start={{ values: valuesOf(machine, { issuer, bucket }), etag }}
      labels={{
        denumire: fields.denumire,
        emitentId: fields.emitentId,
        bucketId: fields.bucketId,
        read: fields.read,
        write: fields.write,
      }}
      shown={(_, value) => {
        if (typeof value === "boolean") return value ? "✓" : "–";
        return typeof value === "object" ? value.label : (value ?? "");
      }}
      verb={text.save}
      onEnd={onEnd}
      validate={(values) => errorsIn(values, text)}
      reread={async () => {
        const read = await readMachine(machine.id);
        return { values: valuesOf(read.data, { issuer, bucket }), etag: read.etag };
      }}
      save={async (values, ifMatch) => {
        await machineClientsReplace(client, { path: { id: machine.id }, body: bodyOf(values), ifMatch });
        await saved(text.saved);
      }}
    >
      {(form) => <MachineFields form={form} />}
    </RecordForm>
  );
}
