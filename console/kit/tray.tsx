import type { ReactNode } from "react";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { Button, Link } from "./button.tsx";
import { StateBadge, type Tone } from "./states.tsx";
import { kitWords } from "./words.ts";

/** `paused` resumes by itself, `stopped` when the person says so, `missing` when the person has given the file again. */
export type UploadState = "waiting" | "sending" | "paused" | "stopped" | "missing" | "failed" | "done";

export interface Upload {
  id: string;
  name: string;
  /** In bytes. */
  size: number;
  sent: number;
  state: UploadState;
  /** Why it failed or waits. */
  why?: string | undefined;
  /** What is worth knowing about a finished one. */
  note?: ReactNode | undefined;
  /** The address of the record that it became. */
  href?: string | undefined;
}

export interface TrayProps {
  uploads: readonly Upload[];
  onRetry: (id: string) => void;
  onCancel: (id: string) => void;
  /** Removes the finished ones from the tray. */
  onClear: () => void;
  onStop?: ((id: string) => void) | undefined;
  onResume?: ((id: string) => void) | undefined;
  /** Shown with the act that clears: what to do with the finished ones. */
  doneAct?: ReactNode | undefined;
  /** Shown above the uploads, also in an empty tray. */
  children?: ReactNode | undefined;
  isOpen?: boolean | undefined;
  onOpen?: ((isOpen: boolean) => void) | undefined;
}

const tones: Record<UploadState, Tone> = {
  waiting: "neutral",
  sending: "accent",
  paused: "warning",
  stopped: "neutral",
  missing: "warning",
  failed: "bad",
  done: "good",
};

/** Uploads with the progress of each, beside the page. It stays while pages change; folded, it says how many have arrived. */
export function Tray({ uploads, onClear, children, isOpen = true, onOpen, doneAct, ...acts }: TrayProps) {
  const text = useWords(kitWords).tray;
  const { number } = useFormats();
  if (uploads.length === 0 && children === undefined) return null;
  const open = uploads.filter(({ state }) => state !== "done" && state !== "failed").length;
  const done = uploads.filter(({ state }) => state === "done").length;
  return (
    <section className="tray" aria-label={text.label}>
      <details open={isOpen} onToggle={(event) => onOpen?.(event.currentTarget.open)}>
        <summary>
          {text.label}
          {uploads.length > 0 && ` (${text.arrived(number(done), number(uploads.length))})`}
        </summary>
        {children}
        {uploads.length > 0 && (
          <ul>
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} {...acts} />
            ))}
          </ul>
        )}
        {open < uploads.length && (
          <div className="acts">
            {doneAct}
            <Button look="quiet" onPress={onClear}>
              {text.clear}
            </Button>
          </div>
        )}
      </details>
    </section>
  );
}

type UploadRowProps = { upload: Upload } & Pick<TrayProps, "onRetry" | "onCancel" | "onStop" | "onResume">;

function UploadRow({ upload, onRetry, onCancel, onStop, onResume }: UploadRowProps) {
  const text = useWords(kitWords).tray;
  const formats = useFormats();
  const { id, name, size, sent, state, why, note, href } = upload;
  const isWaiting = state === "stopped" || state === "missing";
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
      {why && <span className={state === "failed" ? "why" : "hint"}>{why}</span>}
      {note && <span className="hint">{note}</span>}
      {state === "failed" && (
        <Button look="quiet" icon="retry" label={text.retry(name)} onPress={() => onRetry(id)} />
      )}
      {isWaiting && onResume && (
        <Button look="quiet" icon="play" label={text.resume(name)} onPress={() => onResume(id)} />
      )}
      {(state === "sending" || state === "waiting" || state === "paused") && onStop && (
        <Button look="quiet" icon="pause" label={text.stop(name)} onPress={() => onStop(id)} />
      )}
      {state !== "done" && (
        <Button look="quiet" icon="close" label={text.cancel(name)} onPress={() => onCancel(id)} />
      )}
    </li>
  );
}
