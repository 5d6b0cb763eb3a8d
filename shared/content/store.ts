import type { S3Client } from "@aws-sdk/client-s3";
import type { MiddlewareStack } from "@smithy/types";
import type { commands } from "../aws/s3.ts";
import { once } from "../once.ts";

/** A place for content: a bucket, and the client that reaches it, which is made at its first use. */
export interface Store {
  connect: () => Promise<S3Client>;
  bucket: string;
}

/** The library for S3 is a quarter of what a start would read, and most requests need no content. */
const library = once(() => import("../aws/s3.ts"));

/** A bucket of the platform. */
export const ownStore = (bucket: string): Store => ({
  connect: async () => (await library()).s3(),
  bucket,
});

/** The same bucket, for presigned addresses. */
export const presigningStore = (bucket: string): Store => ({
  connect: async () => (await library()).s3Presigning(),
  bucket,
});

type Commands = typeof commands;
type Input<Name extends keyof Commands> = ConstructorParameters<Commands[Name]>[0];
type Output<Name extends keyof Commands> =
  InstanceType<Commands[Name]>["middlewareStack"] extends MiddlewareStack<Input<Name>, infer Out>
    ? Out
    : never;
type Command = InstanceType<Commands["HeadBucket"]>;

/** A command of S3 with its client, for a store's bucket. */
export async function commandFor<Name extends keyof Commands>(
  { connect, bucket }: Store,
  name: Name,
  input: Omit<Input<Name>, "Bucket">,
): Promise<{ client: S3Client; command: Command }> {
  const { [name]: Made } = (await library()).commands;
  const make = Made as unknown as new (input: object) => Command;
  return { client: await connect(), command: new make({ ...input, Bucket: bucket }) };
}

/** Sends a command of S3 to a store. */
export async function send<Name extends keyof Commands>(
  store: Store,
  name: Name,
  input: Omit<Input<Name>, "Bucket">,
  options: { abortSignal?: AbortSignal } = {},
): Promise<Output<Name>> {
  const { client, command } = await commandFor(store, name, input);
  return (await client.send(command, options)) as unknown as Output<Name>;
}
