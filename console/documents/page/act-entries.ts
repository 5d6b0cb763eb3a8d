import { useDialogAddress } from "../../kit/dialog-address.ts";
import type { MenuEntry } from "../../kit/menu-surface.tsx";
import { useWords } from "../../words/words.ts";
import { addressOf, isPageAddress, useOpened } from "./opened.ts";
import { useStateActs } from "./state-acts.ts";
import { pageWords } from "./words.ts";

/** The menu of the document: acts that its record allows. */
export function useActEntries(): MenuEntry[] {
  const text = useWords(pageWords).acts;
  const opened = useOpened();
  const dialogs = useDialogAddress();
  const acts = useStateActs(opened);
  const { id, poate, retinereLegala, urlWeb, numarVersiune } = opened.document;
  const dialog = (name: string) => dialogs.hrefOf({ name, id: String(id) });
  const all: (MenuEntry & { isShown: boolean })[] = [
    {
      id: "version",
      title: text.addVersion,
      icon: "upload",
      href: dialog("version"),
      isShown: poate.includes("ADAUGA_VERSIUNE"),
    },
    {
      id: "sign",
      title: text.sign,
      icon: "signature",
      href: dialog("sign"),
      isShown: poate.includes("SEMNEAZA"),
    },
    {
      id: "link",
      title: text.createLink,
      icon: "link",
      href: dialog("link"),
      isShown: poate.includes("CREEAZA_LINK"),
    },
    {
      id: "text",
      title: text.readText,
      icon: "search",
      href: addressOf(id, "text"),
      isShown: poate.includes("TRANSCRIE"),
    },
    {
      id: "resync",
      title: text.resync,
      icon: "retry",
      onAction: () => void acts.resync(),
      isShown: poate.includes("RESINCRONIZEAZA"),
    },
    {
      id: "source",
      title: text.openSource,
      icon: "link",
      href: urlWeb,
      isShown: isPageAddress(urlWeb),
    },
    {
      id: "proof",
      title: text.proof,
      icon: "check",
      href: addressOf(id, "dovada"),
      isShown: numarVersiune > 0,
    },
    {
      id: "hold",
      title: retinereLegala ? text.release : text.hold,
      icon: "lock",
      onAction: () => void acts.hold(!retinereLegala),
      isShown: poate.includes("RETINE"),
    },
    {
      id: "archive",
      title: text.archive,
      icon: "archive",
      onAction: () => void acts.archive(),
      isShown: poate.includes("ARHIVEAZA"),
    },
    {
      id: "remove",
      title: text.remove,
      icon: "trash",
      href: dialog("remove"),
      isDangerous: true,
      isShown: poate.includes("STERGE"),
    },
    {
      id: "purge",
      title: text.purge,
      icon: "trash",
      href: dialog("purge"),
      isDangerous: true,
      isShown: poate.includes("ELIMINA"),
    },
  ];
  return all.filter(({ isShown }) => isShown).map(({ isShown: _, ...entry }) => entry);
}
