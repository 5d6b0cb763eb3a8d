/* The groups of an API page, in their order, and the tags of each; tags that no group names stand in the first. */

const TAGS = {
  records:
    "documents versions uploads eveniment-documents integritate search reindex public-documents duaeTemplate templates " +
    "invoice service invoices services rules systems badges audits issues",
  sharing: "partajare-documents grants cerere-acces access-requests linkuri public-linkuri acl",
  content: "transcriere conversies semnatura-documents signature-checks conexiuni imports",
  sending:
    "notify notify-console notify-by-id notify-by-id-console notify-by-id-operator notificares notifications livrares " +
    "eveniment-notificares attachments machine-templates operator categories",
  recipients:
    "destinatars recipients canal-contacts preferinta-notificares push-subscriptions push-keys provision grups groups " +
    "operator-groups me me-contacts me-preferences me-devices me-notifications contacts preferences unsubscribe",
  channels: "sistems mailSenders mail-senders providers receipts suppressions",
  payments: "extras bank-tokens unmatched-lines unmatched",
  organizations:
    "registration organizations organizatii projects partners tenant buckets bucket-acces memberships tenant-users clients emitents",
  machines:
    "machine-clients machine-tokens machine-documents machine-versions machine-uploads machine-events tokens",
  people:
    "authenticate login account users app-users publicUsers sessions rols authorities signInChallenges passkeyChallenges factors " +
    "recoveryCodes signIns inbox inboxes messages",
  decisions: "approvals",
  running:
    "maintenance maintenance-runs records jobs queues indexes health metrics info openapi management docs conformance-probes",
};

const groupOf = new Map(
  Object.entries(TAGS).flatMap(([group, tags]) => tags.split(" ").map((tag) => [tag, group])),
);

export const groupNames = Object.keys(TAGS);
export const isGrouped = (tag) => groupOf.has(tag);

/** The tags of a contract with their operations, by group; those without any are absent. */
export function grouped({ tags }, operations) {
  const described = tags
    .map(({ name, description }) => ({
      name,
      description,
      operations: operations.filter((operation) => operation.tags.includes(name)),
    }))
    .filter((tag) => tag.operations.length > 0);
  return groupNames
    .map((name) => ({
      name,
      tags: described.filter((tag) => (groupOf.get(tag.name) ?? groupNames[0]) === name),
    }))
    .filter((group) => group.tags.length > 0);
}
