import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { CopyButton, KeyValues } from "./facts.tsx";
import { kitWords } from "./words.ts";

export interface SecretOnceProps {
  /** What it is for, and until when the former one is accepted. */
  children: string;
  secret: string;
  copyLabel: string;
  /** What the secret is used with, such as a name and an address. */
  beside?: readonly { label: string; value: string }[] | undefined;
  onEnd: () => void;
}

/** A secret that is shown now and never again. */
export function SecretOnce({ children, secret, copyLabel, beside = [], onEnd }: SecretOnceProps) {
  const text = useWords(kitWords).secret;
  return (
    <div className="secret" role="status">
      <p>{children}</p>
      <p>
        <strong>{text.once}</strong>
      </p>
      <code className="secret-value">{secret}</code>
      <CopyButton text={secret} label={copyLabel} />
      {beside.length > 0 && (
        <KeyValues
          entries={beside.map(({ label, value }) => ({
            label,
            value: (
              <>
                <code className="secret-beside">{value}</code>{" "}
                <CopyButton text={value} label={text.copy(label)} />
              </>
            ),
          }))}
        />
      )}
      <div className="acts">
        <Button look="primary" onPress={onEnd}>
          {text.kept}
        </Button>
      </div>
    </div>
  );
}
