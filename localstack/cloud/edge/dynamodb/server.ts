import type { IncomingMessage, ServerResponse } from "node:http";
import type { Faults } from "../faults/faults.ts";
import { notImplemented } from "../json-protocol.ts";
import { bodyOf, callOf, type Service } from "../service.ts";
import { Conflicts } from "./conflicts.ts";
import { startEngine } from "./engine.ts";
import { forward, type Forwarding } from "./forward.ts";
import { IndexLag } from "./index-lag.ts";
import type { EngineKind } from "./programs.ts";
import { writesOf } from "./table-writes.ts";

interface Input {
  TableName: string;
  IndexName?: string;
}

const definitions = new Set(["CreateTable", "UpdateTable", "DeleteTable"]);
const partiql = new Set(["ExecuteStatement", "BatchExecuteStatement", "ExecuteTransaction"]);

/**
 * DynamoDB: a proxy from the edge to its own engine. While `gsiLagMs` is on, it records writes as they pass and answers
 * reads of global indexes from a replica that lags behind; while `transactionMs` is on, transactions last and conflict.
 */
export async function dynamodb(options: {
  directory?: string;
  kind?: EngineKind;
  faults: Faults;
}): Promise<Service> {
  const { faults } = options;
  const engine = await startEngine(options);
  let lag: IndexLag | undefined;
  let conflicts: Conflicts | undefined;
  faults.onChange("gsiLagMs", switchLag);
  faults.onChange("transactionMs", switchConflicts);

  async function switchLag(lagMs: number): Promise<void> {
    if (lag && lagMs > 0) {
      lag.change(lagMs);
      return;
    }
    const before = lag;
    lag = lagMs > 0 ? await IndexLag.start(engine, lagMs) : undefined;
    await before?.stop();
  }

  function switchConflicts(lastMs: number): Promise<void> {
    conflicts?.change(lastMs);
    if (lastMs === 0) conflicts = undefined;
    else conflicts ??= new Conflicts(engine, faults, lastMs);
    return Promise.resolve();
  }

  async function handleWatched(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { operation } = callOf(req);
    if (partiql.has(operation)) throw notImplemented(`${operation} while index lag or conflicts are on`);
    const body = await bodyOf(req);
    const input = parse(body);
    const late = lag;
    const pass = (answered?: () => void) =>
      late
        ? handleLagging(late, { operation, input, body, answered }, req, res)
        : forward(engine, req, res, { body, answered });
    if (definitions.has(operation)) return pass(() => conflicts?.forgetTables());
    return conflicts ? conflicts.handle({ operation, input }, res, pass) : pass();
  }

  async function handleLagging(
    late: IndexLag,
    { operation, input, body, answered }: { operation: string; input: Input } & Forwarding,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    if (late.covers(input.TableName, input.IndexName)) {
      const { engine: replica, behind } = await late.reader(input.TableName);
      if (behind) faults.injected("gsiLagMs");
      return forward(replica, req, res, { body });
    }
    return forward(engine, req, res, { body, answered, accepted: () => follow(late, operation, input) });
  }

  return {
    handle: (req, res) => (lag || conflicts ? handleWatched(req, res) : forward(engine, req, res)),
    async close() {
      conflicts?.change(0);
      await lag?.stop();
      await engine.stop();
    },
  };
}

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
