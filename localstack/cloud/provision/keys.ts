import {
  AlreadyExistsException,
  CreateAliasCommand,
  CreateKeyCommand,
  DescribeKeyCommand,
  type KeyMetadata,
  type KMSClient,
  NotFoundException,
} from "@aws-sdk/client-kms";
import type { ResourceKind } from "./resource-kind.ts";
import type { Declarations } from "./template.ts";

interface KeyProperties {
  Description?: string;
}

interface AliasProperties {
  AliasName: string;
  TargetKeyId: string;
}

/** A key has no name, so a later run finds it by its alias. */
export const keys: ResourceKind<KeyProperties> = {
  applied: ["Description"],
  leftToAws: ["EnableKeyRotation", "KeyPolicy", "PendingWindowInDays", "Tags"],

  async make({ id, properties: { Description }, clients: { kms }, declarations }) {
    const alias = aliasOf(id, declarations);
    const existing = await find(kms, alias);
    const created = existing ?? (await kms.send(new CreateKeyCommand({ Description }))).KeyMetadata;
    const { KeyId = "", Arn = "" } = created ?? {};
    return { ref: KeyId, attributes: { KeyId, Arn } };
  },
};

export const aliases: ResourceKind<AliasProperties> = {
  applied: ["AliasName", "TargetKeyId"],
  leftToAws: [],

  async make({ properties, clients: { kms } }) {
    try {
      await kms.send(new CreateAliasCommand(properties));
    } catch (error) {
      if (!(error instanceof AlreadyExistsException)) throw error;
    }
    return { ref: properties.AliasName, attributes: {} };
  },
};

function aliasOf(keyId: string, declarations: Declarations): string {
  const alias = Object.values(declarations).find(
    ({ Type, Properties }) =>
      Type === "AWS::KMS::Alias" && (Properties.TargetKeyId as { Ref?: string } | undefined)?.Ref === keyId,
  );
  if (!alias) throw new Error(`The key ${keyId} has no alias with TargetKeyId: !Ref ${keyId}`);
  return String(alias.Properties.AliasName);
}

async function find(kms: KMSClient, alias: string): Promise<KeyMetadata | undefined> {
  try {
    return (await kms.send(new DescribeKeyCommand({ KeyId: alias }))).KeyMetadata;
  } catch (error) {
    if (error instanceof NotFoundException) return undefined;
    throw error;
  }
}
