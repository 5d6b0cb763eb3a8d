import { createContext, useContext } from "react";

/** A dialog and the record that it is about. */
export interface OpenDialog {
  name: string;
  id: string;
}

/** The dialog in the address. The shell reads and writes it through the router. */
export interface DialogAddress {
  current: OpenDialog | undefined;
  hrefOf: (dialog: OpenDialog) => string;
  open: (dialog: OpenDialog) => void;
  close: () => void;
}

export const DialogAddressContext = createContext<DialogAddress | undefined>(undefined);

export function useDialogAddress(): DialogAddress {
  const address = useContext(DialogAddressContext);
  if (!address) throw new Error("A dialog stands inside DialogAddressContext");
  return address;
}
