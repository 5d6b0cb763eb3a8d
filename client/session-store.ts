/** Keeps texts by name. */
export interface SessionStore {
  read(name: string): string | undefined;
  write(name: string, value: string | undefined): void;
  /** Calls back if another tab wrote; without a name if that cleared everything. */
  watch(changed: (name: string | undefined) => void): void;
}

/** For Node, tests, and tabs that share nothing. */
export function memoryStore(): SessionStore {
  const values = new Map<string, string>();
  return {
    read: (name) => values.get(name),
    write: (name, value) => {
      if (value === undefined) values.delete(name);
      else values.set(name, value);
    },
    watch: () => undefined,
  };
}

/** The part of a browser's window that sessions use. */
export interface BrowserWindow {
  localStorage: {
    getItem(key: string): string | null;
    setItem(key: string, value: string): void;
    removeItem(key: string): void;
  };
  addEventListener(type: "storage", listener: (event: { key: string | null }) => void): void;
}

const PREFIX = "temelia.session.";

/** For all tabs of one origin: pages of other origins read neither the storage nor its events. */
export function browserStore(page: BrowserWindow): SessionStore {
  const { localStorage } = page;
  return {
    read: (name) => localStorage.getItem(PREFIX + name) ?? undefined,
    write: (name, value) => {
      if (value === undefined) localStorage.removeItem(PREFIX + name);
      else localStorage.setItem(PREFIX + name, value);
    },
    watch: (changed) =>
      page.addEventListener("storage", ({ key }) => {
        if (key === null) changed(undefined);
        else if (key.startsWith(PREFIX)) changed(key.slice(PREFIX.length));
      }),
  };
}
