import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/* Passkeys of this browser. The library is loaded with the first of them. */

const library = () => import("@simplewebauthn/browser");

/** True if the browser can make and use passkeys on this page. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === "function";

/** Makes a passkey. @throws Error if the person or the browser does not */
export async function createPasskey(options: object): Promise<object> {
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON });
}

/**
 * Uses a passkey.
 * @param isAutofill offers them in the field of the user name, and waits until the person chooses one
 * @throws Error if the person or the browser does not
 */
export async function usePasskey(options: object, isAutofill = false): Promise<object> {
  const { startAuthentication } = await library();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
}

/** True if the browser offers passkeys in a field. */
export async function knowsAutofill(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await library()).browserSupportsWebAuthnAutofill();
}
