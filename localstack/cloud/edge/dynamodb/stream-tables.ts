import type { IncomingMessage, ServerResponse } from "node:http";
import { callOf } from "../service.ts";
import { answerJson, AwsError } from "../json-protocol.ts";
import type { Engine } from "./engine.ts";
import type { Forwarding } from "./forward.ts";
import { refuseImages, type StreamSpecification, type Streams } from "./streams.ts";

interface Input {
  TableName: string;
  KeySchema?: { AttributeName: string }[];
  StreamSpecification?: StreamSpecification;
}

interface Description {
  TableName: string;
  KeySchema: { AttributeName: string }[];
}
type Answer = Record<string, Description | undefined>;

/** The operations whose requests or answers describe a table's stream. */
export const tableOperations = new Set(["CreateTable", "UpdateTable", "DeleteTable", "DescribeTable"]);

type Forward = (forwarding: Forwarding) => Promise<void>;

/**
 * Removes the stream specification from a request, because the engine would keep every stream record forever, and adds it
 * to the answer.
 */
export async function handleTable(
  { streams, engine }: { streams: Streams; engine: Engine },
  { req, res, body, forward }: { req: IncomingMessage; res: ServerResponse; body: Buffer; forward: Forward },
): Promise<void> {
  const { operation, region } = callOf(req);
  const { StreamSpecification: asked, ...rest } = parse(body);
  if (asked) refuseImages(asked);
  const isOfStreamAlone = operation === "UpdateTable" && asked && Object.keys(rest).length === 1;
  if (isOfStreamAlone) {
    const { Table } = await engine.call<{ Table: Description }>("DescribeTable", {
      TableName: rest.TableName,
    });
    change(streams, asked, Table, region);
    return answerJson(res, "1.0", 200, { TableDescription: described(streams, Table) });
  }
  await forward({
    body: asked ? Buffer.from(JSON.stringify(rest)) : body,
    rewrite: (answer) => {
      const read = JSON.parse(answer.toString()) as Answer;
      for (const [name, description] of Object.entries(read)) {
        if (!description?.TableName) continue;
        if (operation === "DeleteTable") streams.end(description.TableName);
        else if (asked) change(streams, asked, description, region);
        read[name] = described(streams, description);
      }
      return Buffer.from(JSON.stringify(read));
    },
  });
}

function change(
  streams: Streams,
  { StreamEnabled }: StreamSpecification,
  { TableName, KeySchema }: Description,
  region: string,
): void {
  const isThere = streams.of(TableName) !== undefined;
  if (StreamEnabled === isThere)
    throw new AwsError(
      "ValidationException",
      StreamEnabled ? "Table already has an enabled stream" : "Table has no stream to disable",
    );
  if (!StreamEnabled) return streams.end(TableName);
  streams.begin(
    TableName,
    KeySchema.map(({ AttributeName }) => AttributeName),
    region,
  );
}

function described(streams: Streams, description: Description): Description {
  const stream = streams.of(description.TableName);
  if (!stream) return description;
  return {
    ...description,
    StreamSpecification: { StreamEnabled: true, StreamViewType: "KEYS_ONLY" },
    LatestStreamArn: stream.arn,
    LatestStreamLabel: stream.label,
  } as Description;
}

/** Invalid JSON passes: the engine refuses it. */
function parse(body: Buffer): Input {
  try {
    return JSON.parse(body.toString()) as Input;
  } catch {
    return { TableName: "" };
  }
}
