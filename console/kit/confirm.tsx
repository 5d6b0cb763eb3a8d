import { type ReactNode, useState } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { useDialogAddress } from "./dialog-address.ts";
import { Dialog } from "./dialog.tsx";
import { Problem } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface ConfirmProps {
  /** The name in the address, as for an `AddressDialog`. */
  name: string;
  title: (id: string) => string;
  /** The consequence, in a sentence. */
  children: (id: string) => ReactNode;
  /** The verb of the act, such as "Remove"; never "OK". */
  verb: string;
  isDangerous?: boolean | undefined;
  act: (id: string) => Promise<void>;
  whyOf: (error: unknown) => string;
  /** The act goes to another page, as after removing a record: closing the dialog would lead back. */
  isLeaving?: boolean | undefined;
}

/** Asks before an act. It closes when the act has succeeded; a failed one says why and can be repeated. */
export function Confirm({ name, ...props }: ConfirmProps) {
  const { current, close } = useDialogAddress();
  if (current?.name !== name) return null;
  return <Question key={current.id} {...props} id={current.id} close={close} />;
}

type QuestionProps = Omit<ConfirmProps, "name"> & { id: string; close: () => void };

function Question({ id, close, title, children, verb, isDangerous, act, whyOf, isLeaving }: QuestionProps) {
  const text = useWords(kitWords);
  const [isPending, setIsPending] = useState(false);
  const [why, setWhy] = useState<string>();
  const confirm = async (): Promise<void> => {
    setIsPending(true);
    setWhy(undefined);
    try {
      await act(id);
      if (!isLeaving) close();
    } catch (error) {
      setWhy(whyOf(error));
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog title={title(id)} onClose={close} role="alertdialog">
      <div>{children(id)}</div>
      {why && <Problem title={why} />}
      <div className="acts">
        <Button
          look={isDangerous ? "danger" : "primary"}
          isPending={isPending}
          onPress={() => void confirm()}
        >
          {verb}
        </Button>
        <Button autoFocus onPress={close}>
          {text.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
