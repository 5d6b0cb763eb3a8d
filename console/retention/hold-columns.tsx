import type { Document } from "../../client/generated/documents/types.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { StateBadge, type Tone } from "../kit/states.tsx";
import type { Column } from "../kit/table.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { retentionWords } from "./words.ts";

const tones: Record<Document["status"], Tone> = {
  ACTIV: "good",
  ARHIVAT: "neutral",
  STERS: "warning",
  PURJAT: "bad",
};

/** A hold is lifted by those who may set it. */
export function useHoldColumns(): Column<Document>[] {
  const text = useWords(retentionWords).holds;
  const { dateTime } = useFormats();
  const dialogs = useDialogAddress();
  return [
    { id: "denumire", title: text.document, cell: ({ denumire }) => denumire, isSortable: true },
    { id: "cod", title: text.cod, cell: ({ cod }) => cod, isWideOnly: true },
    {
      id: "modificatLa",
      title: text.changed,
      cell: ({ modificatLa }) => dateTime(modificatLa),
      isSortable: true,
      isWideOnly: true,
    },
    {
      id: "status",
      title: text.state,
      cell: ({ status }) => <StateBadge tone={tones[status]}>{text.statuses[status]}</StateBadge>,
      isWideOnly: true,
    },
    {
      id: "lift",
      title: text.act,
      cell: ({ id, denumire, poate }) =>
        poate.includes("RETINE") && (
          <Link href={dialogs.hrefOf({ name: "lift", id: String(id) })} label={`${text.lift}: ${denumire}`}>
            {text.lift}
          </Link>
        ),
    },
  ];
}
