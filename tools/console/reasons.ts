import * as z from "zod";
import type { Route } from "../../shared/http/route.ts";

/** An operation of a contract, as far as reasons ask. */
export interface Asked {
  id: string;
  path: string;
  /** The names of its security schemes, one of which it takes; empty for everyone. */
  schemes: string[];
  /** All routes of the service. */
  routes: readonly Route[];
}

/** Why operations have no screen. The first that applies counts. */
interface Reason {
  says: string;
  /** `hasScreen` tells it of another operation of the same service. */
  applies: (asked: Asked, hasScreen: (id: string) => boolean) => boolean;
}

type Sought = Pick<Asked, "id" | "routes">;

/** The operations of the same act at other addresses: of the zone, or older. */
function twinsOf({ id, routes }: Sought): string[] {
  const own = routes.find(({ operationId }) => operationId === id);
  return routes.flatMap(({ act, operationId }) =>
    act === own?.act && operationId !== id ? [operationId] : [],
  );
}

const changes = ["replace", "patch", "replaceById"];

/** The operations that change the same record in another way, at any of its addresses. */
const otherChangesOf = ({ id, routes }: Sought): string[] =>
  [id, ...twinsOf({ id, routes })]
    .filter((one) => changes.includes(actionOf(one)))
    .flatMap((one) => changes.map((other) => one.slice(0, -actionOf(one).length) + other))
    .flatMap((other) => [other, ...twinsOf({ id: other, routes })]);

const actionOf = (id: string): string => id.slice(id.lastIndexOf(".") + 1);

/** The list whose rows are what the operation reads. */
function listOf({ id, routes }: Sought): string[] {
  const named = (operation: string) => routes.find(({ operationId }) => operationId === operation);
  const list = named(id.replace(/\.read$/, ".list"));
  const page = list?.returns instanceof z.ZodObject ? (list.returns.shape.items as z.ZodType) : undefined;
  const row = page instanceof z.ZodArray ? page.element : undefined;
  return list && row === named(id)?.returns ? [list.operationId] : [];
}

export const reasons: Record<string, Reason> = {
  system: {
    says: "A system calls it with credentials of its own; people have none.",
    applies: ({ schemes }) =>
      schemes.length > 0 && !schemes.some((scheme) => scheme === "userToken" || scheme === "sessionToken"),
  },
  operational: {
    says: "For load balancers, monitoring, generated clients, verifiers of tokens and the audit; screens of operators read what people read.",
    applies: ({ path }) =>
      /^\/(health|metrics|info|management|docs)\b|\/openapi\.json$|\/conformance-probes$|\/jwks$/.test(path),
  },
  twin: {
    says: "The same act has two addresses, the older one and that of its zone; a screen calls the other one.",
    applies: (asked, hasScreen) => twinsOf(asked).some(hasScreen),
  },
  change: {
    says: "A record is changed by PUT or by PATCH; its screen calls the other one.",
    applies: (asked, hasScreen) => otherChangesOf(asked).some(hasScreen),
  },
  listed: {
    says: "A list answers whole records; its screen shows one without reading it again.",
    applies: (asked, hasScreen) => asked.id.endsWith(".read") && listOf(asked).some(hasScreen),
  },
  history: {
    says: "The screens of all records list their changes by `admin.records.listChanges`.",
    applies: ({ id }) => id.endsWith(".listHistory"),
  },
  decided: {
    says: "A request is decided, not edited.",
    applies: ({ id }) => /^cerere-acces\.(replace|patch)$/.test(id),
  },
  count: {
    says: "Every list answers its total in a header.",
    applies: ({ id }) => id.endsWith(".count"),
  },
  client: {
    says: "The client calls it beneath the screens: it renews tokens, begins and ends sessions, and sends large files in parts.",
    applies: ({ id }) => /^authenticate\.|\.sessions\.|^uploads\.create$/.test(id),
  },
  ofEveryService: {
    says: "One's own account calls it at the service that the person chooses, by the address that all services have (client/second-factor.ts, client/sign-ins.ts).",
    applies: ({ id }) => /^(factors|recoveryCodes|signIns|signInChallenges|passkeyChallenges)\./.test(id),
  },
  redirect: {
    says: "A browser is led through it to a page.",
    applies: ({ id }) => /^account\.read(Activation|Reset)Page$|^conexiuni\.finish$/.test(id),
  },
  fixed: {
    says: "Nothing of the record can be changed: the name of an authority, the keys of a device that registers itself.",
    applies: ({ id }) =>
      /^authorities\.(read|replace|patch)$|^push-subscriptions\.(create|replace|patch)$/.test(id),
  },
};

export function reasonFor(asked: Asked, hasScreen: (id: string) => boolean): string | undefined {
  return Object.entries(reasons).find(([, { applies }]) => applies(asked, hasScreen))?.[0];
}
