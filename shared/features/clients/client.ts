import type { ClientSecret } from "../../auth/client-secrets.ts";
import { randomCode } from "../../ids.ts";

/**
 * A record that signs in by client credentials. Its entity has the unique value `clientId`. Name and secrets may be absent, if the
 * record can be without credentials.
 */
export interface Client {
  id: number;
  /** The public name that it signs in with. */
  clientId?: string | undefined;
  /** Newest first. */
  secrets?: ClientSecret[] | undefined;
}

/** A new public name of a client. */
export const newClientId = (): string => `MC-${randomCode(12)}`;
