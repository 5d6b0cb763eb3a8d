import type { IncomingMessage, ServerResponse } from "node:http";
import type { Faults } from "../faults/faults.ts";
import { handleJson, notImplemented } from "../json-protocol.ts";
import { bodyOf, callOf, type RelayingService } from "../service.ts";
import { Conflicts } from "./conflicts.ts";
import { type Engine, startEngine } from "./engine.ts";
import { forward, type Forwarding } from "./forward.ts";
import { IndexLag } from "./index-lag.ts";
import type { EngineKind } from "./programs.ts";
import { relay } from "./relay.ts";
import { handleTable, tableOperations } from "./stream-tables.ts";
import { Streams } from "./streams.ts";
import { isWriting, writesOf } from "./table-writes.ts";

interface Input {
  TableName: string;
  IndexName?: string;
}

/** The operations of both engines. An engine calls any other operation unknown, although AWS has it. */
const implemented = new Set([
  "CreateTable",
  "DeleteTable",
  "DescribeTable",
  "ListTables",
  "UpdateTable",
  "DescribeTimeToLive",
  "UpdateTimeToLive",
  "DescribeLimits",
  "DescribeEndpoints",
  "TagResource",
  "UntagResource",
  "ListTagsOfResource",
  "GetItem",
  "PutItem",
  "UpdateItem",
  "DeleteItem",
  "Query",
  "Scan",
  "BatchGetItem",
  "BatchWriteItem",
  "TransactGetItems",
  "TransactWriteItems",
  "ExecuteStatement",
  "BatchExecuteStatement",
  "ExecuteTransaction",
]);
const definitions = new Set(["CreateTable", "UpdateTable", "DeleteTable"]);
const partiql = new Set(["ExecuteStatement", "BatchExecuteStatement", "ExecuteTransaction"]);

/** The faults of the table service that last: index lag, and transactions that conflict. */
class Troubles {
  lag: IndexLag | undefined;
  conflicts: Conflicts | undefined;
  private readonly engine: Engine;
  private readonly faults: Faults;

  constructor(engine: Engine, faults: Faults) {
    this.engine = engine;
    this.faults = faults;
    faults.onChange("gsiLagMs", (lagMs) => this.switchLag(lagMs));
    faults.onChange("transactionMs", (lastMs) => this.switchConflicts(lastMs));
  }

  get areOff(): boolean {
    return !this.lag && !this.conflicts;
  }

  async stop(): Promise<void> {
    this.conflicts?.change(0);
    await this.lag?.stop();
  }

  private async switchLag(lagMs: number): Promise<void> {
    if (this.lag && lagMs > 0) {
      this.lag.change(lagMs);
      return;
    }
    const before = this.lag;
    this.lag = lagMs > 0 ? await IndexLag.start(this.engine, lagMs) : undefined;
    await before?.stop();
  }

  private switchConflicts(lastMs: number): Promise<void> {
    this.conflicts?.change(lastMs);
    if (lastMs === 0) this.conflicts = undefined;
    else this.conflicts ??= new Conflicts(this.engine, this.faults, lastMs);
    return Promise.resolve();
  }
}

/**
 * DynamoDB: a proxy from the edge to its own engine; the proxy keeps the streams of tables. While `gsiLagMs` is on, it
 * records writes as they pass and answers reads of global indexes from a replica that lags behind; while `transactionMs` is
 * on, transactions last and conflict.
 */
export async function dynamodb(options: {
  directory?: string;
  kind?: EngineKind;
  faults: Faults;
}): Promise<RelayingService> {
  const { faults } = options;
  const engine = await startEngine(options);
  const streams = new Streams(options.directory);
  const reading = streams.service();
  const troubles = new Troubles(engine, faults);

  /** True if only the engine needs to see a request. */
  const isPassedOn = (operation: string): boolean =>
    troubles.areOff && !tableOperations.has(operation) && !(streams.areThere && mayWrite(operation));

  /** True if the bytes of a request may pass as they are. The native engine gives the length of every answer. */
  const isRelayed = (operation: string): boolean =>
    engine.kind === "native" &&
    faults.isQuiet &&
    troubles.areOff &&
    implemented.has(operation) &&
    !tableOperations.has(operation) &&
    !(streams.areThere && partiql.has(operation));

  const lane = relay({
    port: engine.port,
    takes: isRelayed,
    accepted: (operation, body) => {
      if (streams.areThere && isWriting(operation)) streams.record(writesOf(operation, parse(body)) ?? []);
    },
  });

  async function handleWatched(operation: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (partiql.has(operation)) throw notImplemented(`${operation} with streams, index lag or conflicts`);
    const body = await bodyOf(req);
    const input = parse(body);
    const send = (forwarding: Forwarding) =>
      forwardWatched({ operation, input }, { body, ...forwarding }, req, res);
    if (tableOperations.has(operation)) {
      const answered = () => troubles.conflicts?.forgetTables();
      const passOn = (forwarding: Forwarding) => send({ ...forwarding, answered });
      return handleTable({ streams, engine }, { req, res, body, forward: passOn });
    }
    const pass = (answered?: () => void) => send(answered ? { answered } : {});
    const { conflicts } = troubles;
    return conflicts ? conflicts.handle({ operation, input }, res, pass) : pass();
  }

  async function forwardWatched(
    { operation, input }: { operation: string; input: Input },
    forwarding: Forwarding,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const late = troubles.lag;
    if (late?.covers(input.TableName, input.IndexName)) {
      const { engine: replica, behind } = await late.reader(input.TableName);
      if (behind) faults.injected("gsiLagMs");
      return forward(replica, req, res, { body: forwarding.body });
    }
    const accepted = async () => {
      streams.record(writesOf(operation, input) ?? []);
      if (late) await follow(late, operation, input);
    };
    return forward(engine, req, res, { ...forwarding, accepted });
  }

  return {
    async handle(req, res) {
      if (isOfStreams(req)) return handleJson(reading, req, res);
      const { operation } = callOf(req);
      if (!implemented.has(operation)) throw notImplemented(`DynamoDB ${operation}`);
      return isPassedOn(operation) ? forward(engine, req, res) : handleWatched(operation, req, res);
    },
    relay: (client, handOver) => lane.serve(client, handOver),
    async close() {
      lane.close();
      await troubles.stop();
      await engine.stop();
      streams.close();
    },
  };
}

const isOfStreams = (req: IncomingMessage): boolean =>
  String(req.headers["x-amz-target"]).startsWith("DynamoDBStreams_");

const mayWrite = (operation: string): boolean => isWriting(operation) || partiql.has(operation);

function follow(lag: IndexLag, operation: string, input: Input): Promise<void> {
  if (definitions.has(operation)) return lag.mirror(input.TableName);
  return lag.record(writesOf(operation, input) ?? []);
}

/** Invalid JSON passes: the engine refuses it. */
function parse(body: Buffer): Input {
  try {
    return JSON.parse(body.toString()) as Input;
  } catch {
    return { TableName: "" };
  }
}
