import { Link } from "../kit/button.tsx";
import type { ScreenProps } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { importWords } from "./words.ts";

export const KINDS = ["repo", "wiki", "snippet"] as const;
export type Kind = (typeof KINDS)[number];

type HrefWith = ScreenProps<never, object>["hrefWith"];

/** What a provider of repositories has. */
export function Kinds({ kind, hrefWith }: { kind: Kind; hrefWith: HrefWith }) {
  const text = useWords(importWords).kinds;
  return (
    <nav className="acts" aria-label={text.label}>
      {KINDS.map((one) => (
        <Link
          key={one}
          look={one === kind ? "primary" : "plain"}
          current={one === kind ? "page" : undefined}
          href={hrefWith({ kind: one, ref: undefined, nume: undefined, q: undefined })}
        >
          {text[one]}
        </Link>
      ))}
    </nav>
  );
}

export interface TrailProps {
  refs: readonly string[];
  names: readonly string[];
  hrefWith: HrefWith;
}

/** The folders that were opened on the way to this one. */
export function Trail({ refs, names, hrefWith }: TrailProps) {
  const text = useWords(importWords);
  const hrefOf = (depth: number): string =>
    hrefWith({ ref: refs.slice(0, depth), nume: names.slice(0, depth), q: undefined });
  return (
    <nav className="trail" aria-label={text.place}>
      <Link href={hrefOf(0)}>{text.root}</Link>
      {names.map((name, position) => (
        <span key={`${position}-${name}`}>
          {" / "}
          <Link href={hrefOf(position + 1)} current={position === names.length - 1 ? "page" : undefined}>
            {name}
          </Link>
        </span>
      ))}
    </nav>
  );
}
