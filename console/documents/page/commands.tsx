import { CopyButton } from "../../kit/facts.tsx";
import { useWords } from "../../words/words.ts";
import { historyWords } from "./words-history.ts";

export interface CommandsProps {
  title: string;
  hint?: string | undefined;
  text: string;
}

/** Commands for a terminal, printed with the proof. */
export function Commands({ title, hint, text }: CommandsProps) {
  const words = useWords(historyWords).proof;
  return (
    <figure className="commands">
      <figcaption>{title}</figcaption>
      {hint && <p className="hint">{hint}</p>}
      <pre tabIndex={0} role="region" aria-label={title}>
        <code>{text}</code>
      </pre>
      <div className="no-print">
        <CopyButton text={text} label={words.copy} />
      </div>
    </figure>
  );
}
