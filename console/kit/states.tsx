import { type ReactNode, useId } from "react";
import { useWords } from "../words/words.ts";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icons.tsx";
import { kitWords } from "./words.ts";

export interface EmptyStateProps {
  title: string;
  text?: string | false | undefined;
  /** Text with marks in it. */
  children?: ReactNode | undefined;
  icon?: IconName | undefined;
  /** The next act: a `Link` or a `Button`. */
  action?: ReactNode | undefined;
}

/** Says why a place is empty, so that an empty archive does not read as "no document yet". */
export function EmptyState({ title, text, children = text, icon, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      {icon && <Icon name={icon} />}
      <p className="empty-title">{title}</p>
      {children && <div className="empty-text">{children}</div>}
      {action}
    </div>
  );
}

export interface ProblemProps {
  title: string;
  children?: ReactNode | undefined;
  /** The request's correlation id, by which an operator finds the request. */
  correlationId?: string | undefined;
  onRetry?: (() => void) | undefined;
}

export function Problem({ title, children, correlationId, onRetry }: ProblemProps) {
  const text = useWords(kitWords);
  return (
    <div className="problem" role="alert">
      <p className="problem-title">
        <Icon name="warning" /> {title}
      </p>
      {children && <div>{children}</div>}
      {correlationId && (
        <p className="problem-id">
          {text.correlation}: <code>{correlationId}</code>
        </p>
      )}
      {onRetry && (
        <Button icon="retry" onPress={onRetry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}

/** A placeholder for `lines` lines that are on their way. */
export function Skeleton({ lines = 3 }: { lines?: number | undefined }) {
  const text = useWords(kitWords);
  return (
    <div className="skeleton" role="status">
      <span className="for-readers">{text.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}

export type Tone = "neutral" | "good" | "bad" | "warning" | "accent";

export interface StateBadgeProps {
  children: string;
  tone?: Tone | undefined;
  icon?: IconName | undefined;
}

/** A state in one word. The colour adds to the word and never replaces it. */
export function StateBadge({ children, tone = "neutral", icon }: StateBadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}

export interface ConflictField {
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictProps {
  fields: readonly ConflictField[];
  /** The name of the person who wrote in between, if known. */
  by?: string | undefined;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** A record that another person changed in between (412): both texts side by side, and the choice. */
export function Conflict({ fields, by, onKeepMine, onTakeTheirs }: ConflictProps) {
  const text = useWords(kitWords).conflict;
  const title = useId();
  return (
    <section className="conflict" role="alert" aria-labelledby={title}>
      <h2 id={title}>{by ? text.titleBy(by) : text.title}</h2>
      <table className="conflict-table">
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            <th scope="col">{text.mine}</th>
            <th scope="col">{text.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ label, mine, theirs }) => (
            <tr key={label} className={mine === theirs ? undefined : "conflict-differs"}>
              <th scope="row">{label}</th>
              <td>{mine}</td>
              <td>{theirs}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="acts">
        <Button look="primary" onPress={onKeepMine}>
          {text.keepMine}
        </Button>
        <Button onPress={onTakeTheirs}>{text.takeTheirs}</Button>
      </div>
    </section>
  );
}
