import type { Faults } from "../faults/faults.ts";
import { handleJson } from "../json-protocol.ts";
import type { Service } from "../service.ts";
import { Arrivals } from "./arrivals.ts";
import { messageOperations } from "./message-operations.ts";
import { Messages } from "./messages.ts";
import { queueOperations } from "./queue-operations.ts";
import { Queues } from "./queues.ts";
import { openStore } from "./store.ts";

/** SQS over the AWS JSON protocol 1.0: standard queues, stored in the state folder (in memory without a folder). */
export function sqs(options: { directory?: string; faults: Faults }): Service {
  const database = openStore(options.directory);
  const { faults } = options;
  const messages = new Messages(database);
  const stores = { queues: new Queues(database), messages, arrivals: new Arrivals(), faults };
  const operations = { ...queueOperations(stores), ...messageOperations(stores) };
  return {
    handle: (req, res) => handleJson({ name: "SQS", version: "1.0", operations }, req, res),
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}
