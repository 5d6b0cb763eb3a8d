import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { useNames } from "../api/names.ts";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { MachineState, useScopeNames } from "./machine.tsx";
import { machineWords } from "./words.ts";

export function useMachineColumns(rows: readonly ClientMasina[]): Column<ClientMasina>[] {
  const text = useWords(machineWords);
  const { fields } = text;
  const { dateTime } = useFormats();
  const scopeNames = useScopeNames();
  const issuerOf = useNames(
    "issuers",
    rows.map(({ emitentId }) => emitentId),
  );
  return [
    { id: "denumire", title: fields.denumire, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "issuer", title: fields.emitentId, cell: ({ emitentId }) => issuerOf(emitentId), isWideOnly: true },
    { id: "scopes", title: fields.scopes, cell: ({ scopes }) => scopeNames(scopes), isWideOnly: true },
    {
      id: "lastUse",
      title: fields.ultimaFolosire,
      cell: ({ ultimaFolosire }) => (ultimaFolosire ? dateTime(ultimaFolosire) : fields.never),
      isWideOnly: true,
    },
    { id: "activ", title: text.state, cell: ({ activ }) => <MachineState activ={activ} /> },
  ];
}
