/** What the tabs of one person tell each other. */
export type TabMessage =
  /** The records in IndexedDB have changed. */
  | { type: "changed" }
  /** How far an upload got; from the working tab. */
  | { type: "live"; id: string; live: Live | undefined }
  /** The content of a large file, which IndexedDB does not have. */
  | { type: "file"; id: string; file: File }
  /** The working tab looks for the contents of these uploads. */
  | { type: "wanted"; ids: readonly string[] };

export interface Live {
  phase: "sending" | "paused" | "missing";
  sent: number;
  why?: string | undefined;
}

export interface Tabs {
  tell: (message: TabMessage) => void;
  close: () => void;
}

/** Joins the tabs of a person. Calls `onTurn` once, when this tab becomes the working one. */
export function joinTabs(
  personId: string,
  { onMessage, onTurn }: { onMessage: (message: TabMessage) => void; onTurn: () => void },
): Tabs {
  const name = `temelia-uploads-${personId}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  const leaving = new AbortController();
  /** Hold it until the tab leaves; a closed tab gives it up by itself. */
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      leaving.signal.addEventListener("abort", () => resolve());
      onTurn();
    });
  // Without TLS there are no locks, and each tab works for itself.
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  if (locks) void locks.request(name, { signal: leaving.signal }, hold).catch(() => undefined);
  else void Promise.resolve().then(hold);
  return {
    tell: (message) => channel.postMessage(message),
    close() {
      leaving.abort();
      channel.close();
    },
  };
}
