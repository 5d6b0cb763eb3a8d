/** An operation of a contract, as far as reasons ask. */
export interface Asked {
  service: string;
  id: string;
  path: string;
  /** The names of its security schemes, one of which it takes; empty for everyone. */
  schemes: string[];
}

/** Why operations have no screen. The first that applies counts. */
interface Reason {
  says: string;
  /** `hasScreen` tells it of another operation of the same service. */
  applies: (asked: Asked, hasScreen: (id: string) => boolean) => boolean;
}

/** The same act at its older address and in its zone. A screen calls one of them. */
const twins: [RegExp, string][] = [
  [/^(?:staff|admin)\.documents\./, "documents."],
  [/^staff\.documents\.listVersions$/, "versions.list"],
  [/^staff\.documents\.createVersion$/, "versions.create"],
  [/^staff\.documents\.restoreVersion$/, "versions.restore"],
  [/^staff\.documents\.listEvents$/, "eveniment-documents.list"],
  [/^staff\.documents\.listGrants$/, "partajare-documents.list"],
  [/^staff\.grants\./, "partajare-documents."],
  [/^staff\.access-requests\./, "cerere-acces."],
  [/^admin\.organizations\./, "organizatii."],
  [/^admin\.organizations\.(?:suspend|activate)$/, "organizatii.setStatut"],
  [/^admin\.buckets\./, "buckets."],
  [/^admin\.buckets\.(?:de)?activate$/, "buckets.setActive"],
  [/^admin\.memberships\./, "bucket-acces."],
  [/^admin\.machine-clients\./, "machine-clients."],
  [/^admin\.machine-clients\.rotateSecret$/, "machine-clients.rotate"],
  [/^admin\.maintenance-runs\.create$/, "maintenance.run"],
  [/^admin\.users\./, "users."],
  [/^(?:clients|emitents|rols|sistems|templates|providers)\.listHistory$/, "admin.records.listChanges"],
  [/^app-users\./, "users."],
  [/^public-documents\./, "public.documents."],
  [/^public-documents\.downloadWithPassword$/, "public.documents.download"],
  [/^(?:staff|admin)\.templates\./, "templates."],
  [/^templates\./, "admin.templates."],
  [/^operator\.listTemplates$/, "templates.list"],
  [/^admin\.recipients\.create$/, "provision.createUser"],
  [/^admin\.recipients\.replace$/, "destinatars.patch"],
  [/^staff\.notifications\./, "notificares."],
  [/^notificares\.(?:replace|patch)$/, "staff.notifications.patch"],
  [/^operator-groups\./, "staff.groups."],
  [/^grups\./, "staff.groups."],
  [/^admin\.recipients\./, "destinatars."],
  [/^destinatars\./, "admin.recipients."],
  [/^admin\.systems\./, "sistems."],
  [/^sistems\./, "admin.systems."],
  [/^admin\.providers\./, "providers."],
  [/^providers\./, "admin.providers."],
  [/^admin\.mail-senders\./, "mailSenders."],
  [/^mailSenders\./, "admin.mail-senders."],
  [/^admin\.queues\./, "queues."],
  [/^queues\./, "admin.queues."],
  [/^admin\.unmatched-lines\./, "admin.unmatched."],
  [/^admin\.unmatched\./, "admin.unmatched-lines."],
  [/^partajare-documents\.create$/, "documents.share"],
  [/^cerere-acces\.create$/, "documents.requestAccess"],
  [/^cerere-acces\.(?:replace|patch)$/, "cerere-acces.approve"],
  [/^conversies\.create$/, "transcriere.create"],
  [/^semnatura-documents\.create$/, "documents.sign"],
  [/^(documents|versions)\.downloadWithPassword$/, "documents.download"],
  [/^(?:notify-console|notify-by-id-console|notify-by-id-operator)\.create$/, "staff.notifications.create"],
  [/^eveniment-notificares\.read$/, "eveniment-notificares.list"],
  [/^acl\.read$/, "tenant.read"],
  [/^publicUsers\.list$/, "users.list"],
  [/^users\.list$/, "app-users.list"],
  [/^admin\.users\.list$/, "app-users.list"],
  [/^destinatars\.create$/, "provision.createUser"],
  [/^provision\.(?:replaceUser|listUsers)$/, "destinatars.list"],
  [/^(?:grups|admin\.(?:templates|systems))\.patch$/, "staff.groups.replace"],
  [/^public-linkuri\.download$/, "public-linkuri.downloadWithPassword"],
  [/^me-contacts\./, "citizen.contacts."],
  [/^me-preferences\./, "citizen.preferences."],
  [/^me-devices\./, "citizen.push-subscriptions."],
  [/^me-notifications\./, "citizen.notifications."],
  [/^me\.readPushKey$/, "public.push-keys.readCurrent"],
];

const twinsOf = (id: string): string[] =>
  twins.flatMap(([pattern, twin]) =>
    pattern.test(id) ? [twin.endsWith(".") ? id.replace(pattern, twin) : twin] : [],
  );

const changes: Record<string, string[]> = {
  replace: ["patch", "replaceById"],
  replaceById: ["replace", "patch"],
  patch: ["replace"],
};

/** The operations that change the same record in another way. */
function otherChangesOf(id: string): string[] {
  const verb = id.slice(id.lastIndexOf(".") + 1);
  return (changes[verb] ?? []).map((other) => id.slice(0, -verb.length) + other);
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
    applies: ({ id }, hasScreen) => twinsOf(id).some(hasScreen),
  },
  change: {
    says: "A record is changed by PUT or by PATCH; its screen calls the other one.",
    applies: ({ id }, hasScreen) => otherChangesOf(id).some(hasScreen),
  },
  count: {
    says: "Every list answers its total in a header.",
    applies: ({ id }) => id.endsWith(".count"),
  },
  client: {
    says: "The client calls it beneath the screens: it renews tokens, begins and ends sessions, and sends large files in parts.",
    applies: ({ id }) => /^authenticate\.|\.sessions\.|^uploads\.create$/.test(id),
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
