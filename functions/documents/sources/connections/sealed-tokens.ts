import { openSecret, sealSecret } from "../../../../shared/encryption/encryption.ts";
import { keys } from "../../../../shared/encryption/keys.ts";
import type { Connection } from "../../records/connection.ts";
import type { Tokens } from "./oauth.ts";

type Owned = Pick<Connection, "creator" | "furnizor">;

const context = ({ creator, furnizor }: Owned) => ({ connection: `${creator} ${furnizor}`, field: "tokens" });

/** The fields of a connection that hold its encrypted tokens. */
export async function sealTokens(
  owned: Owned,
  tokens: Tokens,
): Promise<Pick<Connection, "sealedTokens" | "tokenUntil">> {
  const { access, refresh, until } = tokens;
  const sealedTokens = await sealSecret(JSON.stringify({ access, refresh }), {
    keys: keys(),
    context: context(owned),
  });
  return { sealedTokens, tokenUntil: until };
}

type Sealed = Owned & Pick<Connection, "sealedTokens" | "tokenUntil">;

export async function openTokens(connection: Sealed): Promise<Tokens> {
  const sealing = { keys: keys(), context: context(connection) };
  const opened = JSON.parse(await openSecret(connection.sealedTokens, sealing)) as Tokens;
  return { ...opened, until: connection.tokenUntil };
}
