/** The providers that documents are imported from, by the names used in addresses. */
export const providerNames = ["provider_a", "provider_b"] as const;
export type Provider = (typeof providerNames)[number];
