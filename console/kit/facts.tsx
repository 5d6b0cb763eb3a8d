import { type ReactNode, useState } from "react";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { announce } from "./live.ts";
import { kitWords } from "./words.ts";

export interface KeyValue {
  label: string;
  /** No value or "" is shown as a dash. */
  value: ReactNode;
}

/** An entry that is false is left out. */
export function KeyValues({ entries }: { entries: readonly (KeyValue | false)[] }) {
  const text = useWords(kitWords);
  return (
    <dl className="key-values">
      {entries
        .filter((entry) => entry !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === undefined || value === null || value === "" ? (
                <>
                  <span aria-hidden="true">–</span>
                  <span className="for-readers">{text.nothing}</span>
                </>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}

export interface TimelineEntry {
  id: string;
  /** ISO 8601. */
  at: string;
  who?: string | undefined;
  text: ReactNode;
  detail?: ReactNode | undefined;
}

export interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
}

/** Events in the order given, each with its exact moment. */
export function Timeline({ label, entries }: TimelineProps) {
  const formats = useFormats();
  return (
    <ol className="timeline" aria-label={label}>
      {entries.map(({ id, at, who, text, detail }) => (
        <li key={id}>
          <time dateTime={at}>{formats.dateTime(at)}</time>
          <p>
            {who && <strong>{who}: </strong>}
            {text}
          </p>
          {detail && <div className="timeline-detail">{detail}</div>}
        </li>
      ))}
    </ol>
  );
}

export interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** "Copy the link", "Copy the hash". */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const words = useWords(kitWords);
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      announce(words.copied);
    } catch {
      announce(words.notCopied);
    }
  };
  return (
    <Button look="quiet" icon={isCopied ? "check" : "copy"} onPress={() => void copy()}>
      {isCopied ? words.copied : label}
    </Button>
  );
}
