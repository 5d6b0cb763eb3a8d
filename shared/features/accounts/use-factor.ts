import { clock } from "../../clock.ts";
import { means } from "../../errors.ts";
import { kernel } from "../../refusals.ts";
import { type Factor, type Factors, recoveryHash, updateFactors } from "./factors.ts";
import type { Credential } from "./passkeys.ts";

/** What a person gives as their second factor. */
export type Proof =
  | { method: "totp" | "recovery"; code: string }
  | { method: "passkey"; credential: Credential; challenge: string };

/** The change by which a proof is used up; undefined if it is none. */
type Use = (held: Factors) => Promise<Factors | undefined>;

/**
 * Uses a factor of an account, once: of several that give the same code at the same time, one finds it right.
 * @returns false for a wrong code, and for one that was used before
 */
export async function useFactor(service: string, id: number, proof: Proof): Promise<boolean> {
  const use = await useOf(service, id, proof);
  let isUsed = false;
  try {
    await updateFactors(service, id, async (held) => {
      const after = await use(held);
      isUsed = after !== undefined;
      return after ?? held;
    });
  } catch (error) {
    if (!means(error, kernel.negasit)) throw error;
    return false;
  }
  return isUsed;
}

async function useOf(service: string, id: number, proof: Proof): Promise<Use> {
  if (proof.method === "passkey") {
    const { usedPasskey } = await import("./passkeys.ts");
    return async (held) => {
      const used = await usedPasskey(held, proof.credential, proof.challenge);
      return used && withUsed(held, used);
    };
  }
  const { method, code } = proof;
  if (method === "recovery") return async (held) => withoutCode(held, recoveryHash(service, id, code));
  const { stepOf, totpSecrets } = await import("./totp.ts");
  const { open } = totpSecrets(service, id);
  return async (held) => {
    for (const factor of held.factors) {
      if (factor.kind !== "totp") continue;
      const step = stepOf(await open(factor.secret), code);
      if (step !== undefined && step > factor.step) return withUsed(held, { ...factor, step });
    }
    return undefined;
  };
}

const withoutCode = (held: Factors, hash: string): Factors | undefined =>
  held.recoveryCodes.includes(hash)
    ? { ...held, recoveryCodes: held.recoveryCodes.filter((one) => one !== hash) }
    : undefined;

const withUsed = (held: Factors, used: Factor): Factors => ({
  ...held,
  factors: held.factors.map((one) => (one.id === used.id ? { ...used, lastUsedAt: clock.iso() } : one)),
});
