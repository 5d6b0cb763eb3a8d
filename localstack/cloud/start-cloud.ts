import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EngineKind } from "./edge/dynamodb/programs.ts";
import { dynamodb } from "./edge/dynamodb/server.ts";
import { startEdge } from "./edge/edge.ts";
import { Faults } from "./edge/faults/faults.ts";
import { kms } from "./edge/kms/server.ts";
import { logs } from "./edge/logs/server.ts";
import { secretsManager } from "./edge/secretsmanager/server.ts";
import { s3 } from "./edge/s3/server.ts";
import type { Service } from "./edge/service.ts";
import { sqs } from "./edge/sqs/server.ts";

export interface CloudOptions {
  /** 0 (the default) picks a free port. */
  port?: number;
  /** The state folder; without it nothing survives `stop`. */
  directory?: string;
  gsiLagMs?: number;
  /** The log of functions that run beside it, which queries of logs search. */
  logFile?: string;
  /** The DynamoDB engine; by default the one that this system supports. */
  engine?: EngineKind;
}

export interface Cloud {
  endpoint: string;
  /** The same object as behind `/_temelia/faults`. */
  faults: Faults;
  stop(): Promise<void>;
}

/**
 * Starts the local cloud: DynamoDB, SQS, KMS and S3 behind one endpoint on loopback.
 * Throws one clear line if the port is taken, the folder is in use or no DynamoDB engine runs on this system.
 */
export async function startCloud(options: CloudOptions = {}): Promise<Cloud> {
  const { directory, port = 0, gsiLagMs = 0, engine: kind, logFile } = options;
  const scratch = directory === undefined ? mkdtempSync(join(tmpdir(), "temelia-cloud-")) : undefined;
  const faults = new Faults();
  const started: Service[] = [];
  const keep = <Started extends Service>(service: Started): Started => {
    started.push(service);
    return service;
  };
  const removeScratch = () => {
    if (scratch) rmSync(scratch, { recursive: true, force: true });
  };

  try {
    if (directory) mkdirSync(directory, { recursive: true });
    // SQS first: its lock on the folder keeps a second cloud from opening anything else there.
    const services = {
      sqs: keep(sqs({ directory, faults })),
      kms: keep(kms({ directory })),
      secretsmanager: keep(secretsManager()),
      logs: keep(logs({ file: logFile })),
      s3: keep(s3({ directory: join(directory ?? scratch ?? "", "s3") })),
      dynamodb: keep(await dynamodb({ directory, faults, kind })),
    };
    await faults.change({ gsiLagMs });
    const edge = await startEdge({ port, services, faults });
    const stop = async () => {
      await edge.close();
      removeScratch();
    };
    return { endpoint: `http://localhost:${String(edge.port)}`, faults, stop };
  } catch (error) {
    await Promise.all(started.map((service) => service.close()));
    removeScratch();
    throw error;
  }
}
