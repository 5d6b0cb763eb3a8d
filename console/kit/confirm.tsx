import { type ReactNode, useId, useState } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { useDialogAddress } from "./dialog-address.ts";
import { Dialog } from "./dialog.tsx";
import { TextField } from "./fields.tsx";
import { Problem } from "./states.tsx";
import { kitWords } from "./words.ts";

export interface ConfirmProps {
  /** The name in the address, as for an `AddressDialog`. */
  name: string;
  title: (id: string) => string;
  /** The consequence, in a sentence. */
  text?: string | undefined;
  /** More than a text about it. */
  children?: ((id: string) => ReactNode) | undefined;
  /** The verb of the act, such as "Remove"; never "OK". */
  verb: string;
  isDangerous?: boolean | undefined;
  /** The way out, where the act is a cancellation itself. Default: "Cancel". */
  wayOut?: string | undefined;
  /** The text that the person types before an act that destroys much, with what asks for it. Default: none. */
  typed?: ((id: string) => { label: string; value: string } | undefined) | undefined;
  /** The act would be refused, as `children` say: it cannot be pressed. */
  isRefused?: boolean | undefined;
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

const same = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), undefined, { sensitivity: "base" }) === 0;

function Question(props: QuestionProps) {
  const {
    id,
    close,
    title,
    text: consequence,
    children,
    verb,
    isDangerous,
    wayOut,
    act,
    whyOf,
    isLeaving,
    typed,
    isRefused,
  } = props;
  const text = useWords(kitWords);
  const fieldId = useId();
  const [isPending, setIsPending] = useState(false);
  const [why, setWhy] = useState<string>();
  const [typedText, setTypedText] = useState("");
  const demanded = typed?.(id);
  const confirm = async (): Promise<void> => {
    if (demanded && !same(typedText, demanded.value)) {
      setWhy(text.notTyped(demanded.value));
      return;
    }
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
      <div>{consequence === undefined ? children?.(id) : <p>{consequence}</p>}</div>
      {demanded && !isRefused && (
        <TextField
          label={demanded.label}
          field={{ id: fieldId, name: "typed", value: typedText, onChange: setTypedText }}
          isRequired
        />
      )}
      {why && <Problem title={why} />}
      <div className="acts">
        {!isRefused && (
          <Button
            look={isDangerous ? "danger" : "primary"}
            isPending={isPending}
            onPress={() => void confirm()}
          >
            {verb}
          </Button>
        )}
        <Button autoFocus onPress={close}>
          {wayOut ?? text.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
