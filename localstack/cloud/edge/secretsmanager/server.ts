import { randomUUID } from "node:crypto";
import * as z from "zod";
import { AwsError, handleJson, operation as declare, type Operation } from "../json-protocol.ts";
import { type Call, localAccount, type Service } from "../service.ts";

interface Secret {
  id: string;
  text: string;
  version: string;
  changedAt: number;
}

const Token = z.string().optional();
const shapes = {
  CreateSecret: z.strictObject({ Name: z.string(), SecretString: z.string(), ClientRequestToken: Token }),
  PutSecretValue: z.strictObject({
    SecretId: z.string(),
    SecretString: z.string(),
    ClientRequestToken: Token,
  }),
  BatchGetSecretValue: z.strictObject({ SecretIdList: z.array(z.string()).min(1).max(20) }),
};

const absent = {
  code: "ResourceNotFoundException",
  message: "Secrets Manager can't find the specified secret.",
};

/**
 * Secrets Manager over the AWS JSON protocol 1.1: secrets by name, and their current text. They last as long as the process: the
 * local stage has its own in serverless.yml, so only tests and tools of operators keep any here.
 */
export function secretsManager(): Service {
  const secrets = new Map<string, Secret>();
  return {
    handle: (req, res) =>
      handleJson({ name: "Secrets Manager", version: "1.1", operations: operations(secrets) }, req, res),
    close: () => Promise.resolve(),
  };
}

const operation = <Input>(shape: z.ZodType<Input>, run: (input: Input, call: Call) => unknown): Operation =>
  declare(shape, (message) => new AwsError("InvalidParameterException", message), run);

function operations(secrets: Map<string, Secret>): Record<string, Operation> {
  const keep = (name: string, text: string, call: Call, id = randomUUID().slice(0, 6)) => {
    const secret = { id, text, version: randomUUID(), changedAt: Date.now() };
    secrets.set(name, secret);
    return { ARN: arnOf(name, secret, call), Name: name, VersionId: secret.version };
  };
  return {
    CreateSecret: operation(shapes.CreateSecret, ({ Name, SecretString }, call) => {
      if (secrets.has(Name))
        throw new AwsError("ResourceExistsException", `The operation failed because ${Name} already exists.`);
      return keep(Name, SecretString, call);
    }),

    PutSecretValue: operation(shapes.PutSecretValue, ({ SecretId, SecretString }, call) => {
      const known = secrets.get(SecretId);
      if (!known) throw new AwsError(absent.code, absent.message);
      return { ...keep(SecretId, SecretString, call, known.id), VersionStages: ["AWSCURRENT"] };
    }),

    BatchGetSecretValue: operation(shapes.BatchGetSecretValue, ({ SecretIdList }, call) => ({
      SecretValues: SecretIdList.flatMap((name) => {
        const secret = secrets.get(name);
        return secret ? [viewOf(name, secret, call)] : [];
      }),
      Errors: SecretIdList.filter((name) => !secrets.has(name)).map((SecretId) => ({
        SecretId,
        ErrorCode: absent.code,
        Message: absent.message,
      })),
    })),
  };
}

const viewOf = (name: string, secret: Secret, call: Call) => ({
  ARN: arnOf(name, secret, call),
  Name: name,
  VersionId: secret.version,
  SecretString: secret.text,
  VersionStages: ["AWSCURRENT"],
  CreatedDate: secret.changedAt / 1000,
});

const arnOf = (name: string, { id }: Secret, { region }: Call): string =>
  `arn:aws:secretsmanager:${region}:${localAccount}:secret:${name}-${id}`;
