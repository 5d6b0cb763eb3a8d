import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Button, Link } from "./button.tsx";
import { StateBadge, type Tone } from "./states.tsx";
import { kitWords } from "./words.ts";

export type UploadState = "waiting" | "sending" | "paused" | "failed" | "done";

export interface Upload {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  sent: number;
  state: UploadState;
  /** Why it failed. */
  why?: string | undefined;
  /** The address of the record that it became. */
  href?: string | undefined;
}

export interface TrayProps {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  /** Removes the finished ones from the tray. */
  onClear: () => void;
}

const tones: Record<UploadState, Tone> = {
  waiting: "neutral",
  sending: "accent",
  paused: "warning",
  failed: "bad",
  done: "good",
};

/** Uploads with the progress of each. It stands beside the page and stays while pages change. */
export function Tray({ uploads, onRetry, onCancel, onClear }: TrayProps) {
  const text = useWords(kitWords).tray;
  if (uploads.length === 0) return null;
  const open = uploads.filter(({ state }) => state !== "done" && state !== "failed").length;
  return (
    <section className="tray" aria-label={text.label}>
      <details open>
        <summary>
          {text.label}
          <span role="status">{open > 0 && ` (${text.state(open)})`}</span>
        </summary>
        <ul>
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} onRetry={onRetry} onCancel={onCancel} />
          ))}
        </ul>
        {open < uploads.length && (
          <Button look="quiet" onPress={onClear}>
            {text.clear}
          </Button>
        )}
      </details>
    </section>
  );
}

type UploadRowProps = { upload: Upload } & Pick<TrayProps, "onRetry" | "onCancel">;

function UploadRow({ upload, onRetry, onCancel }: UploadRowProps) {
  const text = useWords(kitWords).tray;
  const formats = useFormats();
  const { id, name, size, sent, state, why, href } = upload;
  return (
    <li className="tray-row">
      <span className="tray-name">{href ? <Link href={href}>{name}</Link> : name}</span>
      <StateBadge tone={tones[state]}>{text[state]}</StateBadge>
      {state !== "done" && (
        <>
          <progress aria-label={name} value={sent} max={Math.max(size, 1)} />
          <span className="tray-size">{text.sent(formats.size(sent), formats.size(size))}</span>
        </>
      )}
      {why && <span className="why">{why}</span>}
      {state === "failed" && (
        <Button look="quiet" icon="retry" label={text.retry(name)} onPress={() => onRetry(id)} />
      )}
      {state !== "done" && (
        <Button look="quiet" icon="close" label={text.cancel(name)} onPress={() => onCancel(id)} />
      )}
    </li>
  );
}
