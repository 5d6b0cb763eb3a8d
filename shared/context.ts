import { AsyncLocalStorage } from "node:async_hooks";

export const languages = ["ro", "ru"] as const;
export type Language = (typeof languages)[number];

/**
 * The state of the current request, which would otherwise be passed through every call:
 * the correlation id for logs, messages and outgoing calls, and the acting user.
 */
export interface RequestContext {
  correlationId: string;
  service: string;
  user?: string;
}

const storage = new AsyncLocalStorage<RequestContext>();

export const withContext = <T>(context: RequestContext, act: () => Promise<T>): Promise<T> =>
  storage.run(context, act);

export const currentContext = (): RequestContext | undefined => storage.getStore();
