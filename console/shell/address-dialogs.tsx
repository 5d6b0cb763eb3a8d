import { useLocation, useRouter } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { type DialogAddress, DialogAddressContext, type OpenDialog } from "../kit/dialog-address.ts";
import { go, withoutDialog } from "./go.ts";
import { parseSearch, textIn } from "./search.ts";

/** `rename.7`: the name has no dot, the id may. */
function openDialogIn(searchText: string): OpenDialog | undefined {
  const [, name, id] = /^([^.]+)\.(.+)$/.exec(textIn(parseSearch(searchText), "dialog")) ?? [];
  return name !== undefined && id !== undefined ? { name, id } : undefined;
}

function hrefOf(page: string, { name, id }: OpenDialog): string {
  const href = withoutDialog(page);
  return `${href}${href.includes("?") ? "&" : "?"}dialog=${encodeURIComponent(`${name}.${id}`)}`;
}

/** Reads and writes dialogs in the address, for the components of the kit. */
export function AddressDialogs({ children }: { children: ReactNode }) {
  const router = useRouter();
  const location = useLocation();
  const { publicHref, searchStr } = location;
  const address = useMemo<DialogAddress>(
    () => ({
      current: openDialogIn(searchStr),
      hrefOf: (dialog) => hrefOf(publicHref, dialog),
      open: (dialog) => void go(router, hrefOf(publicHref, dialog)),
      close() {
        // Now, not when it was drawn: an act that ended may have gone to another page, where nothing is to close.
        const here = router.latestLocation;
        if (!openDialogIn(here.searchStr)) return;
        // Back, so that closing leaves no second entry of the page. A dialog opened by a link in a mail has none before.
        if (here.state.isAbovePage) router.history.back();
        else void go(router, withoutDialog(here.publicHref), { replace: true });
      },
    }),
    [router, publicHref, searchStr],
  );
  return <DialogAddressContext value={address}>{children}</DialogAddressContext>;
}
