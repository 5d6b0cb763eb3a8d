/** What `npm audit --json` says of a package. */
interface Vulnerability {
  via: (string | { source: number; title: string; url: string; severity: Severity; name: string })[];
}

export interface Audit {
  vulnerabilities: Record<string, Vulnerability>;
}

export type Severity = "info" | "low" | "moderate" | "high" | "critical";

/** The days in which an advisory is answered by an update, or by a reason why it does not concern us: SECURITY.md. */
export const daysFor: Readonly<Record<Severity, number>> = {
  critical: 3,
  high: 14,
  moderate: 90,
  low: 90,
  info: 90,
};

/** An advisory that was seen, in tools/supply/advisories.json. */
export interface Known {
  /** `https://github.com/advisories/GHSA-…` */
  url: string;
  /** The day when it was first seen: `2026-11-29`. */
  seen: string;
  /** Why it does not concern us. Without it the days of its severity count. */
  unaffected?: string;
}

const DAY_MS = 86_400_000;

/** What has to be done about advisories: those that nobody has noted, and those whose days are over. */
export function overdue({ vulnerabilities }: Audit, known: readonly Known[], now: Date): string[] {
  const found = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== "string");
  const once = new Map(found.map((one) => [one.url, one]));
  return [...once.values()].flatMap(({ url, name, title, severity }) => {
    const what = `${name}, ${severity}: ${title} (${url})`;
    const noted = known.find((one) => one.url === url);
    if (!noted) return [`not noted: ${what}`];
    const days = (now.getTime() - Date.parse(noted.seen)) / DAY_MS;
    return noted.unaffected !== undefined || days < daysFor[severity] ? [] : [`overdue: ${what}`];
  });
}
