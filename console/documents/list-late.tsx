import { lazy, Suspense, useState } from "react";
import { useDialogAddress } from "../kit/dialog-address.ts";
import type { BulkProps } from "./list-bulk.tsx";
import type { ListDialogsProps } from "./list-dialogs.tsx";

const Bulk = lazy(() => import("./list-bulk.tsx"));
const ListDialogs = lazy(() => import("./list-dialogs.tsx"));

/** The acts on chosen rows, loaded with the first choice; the progress of a run stays after it. */
export function LateBulk(props: BulkProps) {
  const hasChosen = props.choice.selected.size > 0;
  const [isUsed, setIsUsed] = useState(hasChosen);
  if (hasChosen && !isUsed) setIsUsed(true);
  return isUsed ? (
    <Suspense fallback={null}>
      <Bulk {...props} />
    </Suspense>
  ) : null;
}

/** The dialogs of the list, loaded with the first of them. */
export function LateDialogs(props: ListDialogsProps) {
  const { current } = useDialogAddress();
  return current ? (
    <Suspense fallback={null}>
      <ListDialogs {...props} />
    </Suspense>
  ) : null;
}
