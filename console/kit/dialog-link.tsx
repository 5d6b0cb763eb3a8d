import { Link, type LinkProps } from "./button.tsx";
import { useDialogAddress } from "./dialog-address.ts";

export interface DialogLinkProps extends Pick<LinkProps, "look" | "icon"> {
  verb: string;
  /** The name of the dialog, and the id of the record that it is about. */
  name: string;
  id: string | number;
  /** What the act is about, where the verb alone does not say it. The name of the link says both. */
  of?: string | undefined;
}

/** Opens a dialog of the page. */
export function DialogLink({ verb, name, id, of, look, icon }: DialogLinkProps) {
  const { hrefOf } = useDialogAddress();
  return (
    <Link
      href={hrefOf({ name, id: String(id) })}
      look={look}
      icon={icon}
      label={of === undefined ? undefined : `${verb}: ${of}`}
    >
      {verb}
    </Link>
  );
}
