import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";

/** A page with an empty cache. Methods are those of the Chrome DevTools Protocol. */
export interface PlainPage {
  send: (method: string, parameters?: object) => Promise<unknown>;
  /** The value of an expression in the page, or that of its promise. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  close: () => Promise<void>;
}

export interface PlainBrowser {
  open: () => Promise<PlainPage>;
  close: () => Promise<void>;
}

interface Answer {
  id?: number;
  result?: unknown;
  error?: { message: string };
}

interface Evaluated<Value> {
  result: { value: Value };
  exceptionDetails?: object;
}

/**
 * Starts Chromium as people have it: without the debugger that Playwright attaches to its pages. With one, the first `Error` that a
 * script makes costs a second parse of that script (100 ms on a CPU four times slower), and React makes some at its start.
 */
export async function startPlainBrowser(executablePath: string): Promise<PlainBrowser> {
  const folder = mkdtempSync(join(tmpdir(), "temelia-browser-"));
  const child = spawn(
    executablePath,
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      `--user-data-dir=${folder}`,
      "--remote-debugging-pipe",
    ],
    { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] },
  );
  const ended = once(child, "exit");
  const [, , , toBrowser, fromBrowser] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const send = protocolOver(toBrowser, fromBrowser);
  return {
    async open() {
      const { browserContextId } = (await send("Target.createBrowserContext")) as {
        browserContextId: string;
      };
      const created = { url: "about:blank", browserContextId };
      const { targetId } = (await send("Target.createTarget", created)) as { targetId: string };
      const attached = await send("Target.attachToTarget", { targetId, flatten: true });
      const { sessionId } = attached as { sessionId: string };
      const sendToPage: PlainPage["send"] = (method, parameters) => send(method, parameters, sessionId);
      return {
        send: sendToPage,
        async evaluate<Value>(expression: string) {
          const evaluated = { expression, awaitPromise: true, returnByValue: true };
          const { result, exceptionDetails } = (await sendToPage(
            "Runtime.evaluate",
            evaluated,
          )) as Evaluated<Value>;
          if (exceptionDetails) throw new Error(`The page could not evaluate "${expression}".`);
          return result.value;
        },
        close: async () => void (await send("Target.disposeBrowserContext", { browserContextId })),
      };
    },
    async close() {
      await send("Browser.close");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Calls of the protocol over the two pipes of a browser: JSON, each message ended by a zero byte. */
function protocolOver(to: Writable, from: Readable) {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let rest = "";
  from.setEncoding("utf8").on("data", (text: string) => {
    const messages = (rest + text).split("\0");
    rest = messages.pop() ?? "";
    for (const message of messages) {
      const { id = 0, result, error } = JSON.parse(message) as Answer;
      const call = waiting.get(id);
      waiting.delete(id);
      if (error) call?.reject(new Error(error.message));
      else call?.resolve(result);
    }
  });
  from.on("end", () => {
    for (const call of waiting.values()) call.reject(new Error("The browser has ended."));
  });
  return (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const call = Promise.withResolvers<unknown>();
    lastId += 1;
    waiting.set(lastId, call);
    to.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
    return call.promise;
  };
}
