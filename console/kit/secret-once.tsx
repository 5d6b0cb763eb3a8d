import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { CopyButton } from "./facts.tsx";
import { kitWords } from "./words.ts";

export interface SecretOnceProps {
  /** What it is for, and until when the former one is accepted. */
  children: string;
  secret: string;
  copyLabel: string;
  onEnd: () => void;
}

/** A secret that is shown now and never again. */
export function SecretOnce({ children, secret, copyLabel, onEnd }: SecretOnceProps) {
  const text = useWords(kitWords).secret;
  return (
    <div className="secret" role="status">
      <p>{children}</p>
      <p>
        <strong>{text.once}</strong>
      </p>
      <code className="secret-value">{secret}</code>
      <div className="acts">
        <CopyButton text={secret} label={copyLabel} />
        <Button look="primary" onPress={onEnd}>
          {text.kept}
        </Button>
      </div>
    </div>
  );
}
