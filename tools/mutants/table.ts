import type { Mutation } from "./mutation.ts";

/** The handling of a fault, removed, and the test that must notice. */
export interface Mutant extends Mutation {
  fault: string;
  test: string;
}

const oneAttempt = { file: "shared/aws.ts", says: "maxAttempts: 5", instead: "maxAttempts: 1" };

/** At least one entry for each fault. The tests are those of functions/documents/faults.long.test.ts. */
export const mutants: Mutant[] = [
  {
    fault: "transactionConflict",
    file: "shared/transient.ts",
    says: `"TransactionConflict", `,
    instead: "",
    test: "a transaction that meets others is tried again",
  },
  {
    fault: "dynamodbThrottling",
    file: "shared/transient.ts",
    says: `"ThrottlingError", `,
    instead: "",
    test: "a throttled transaction is tried again",
  },
  {
    fault: "dynamodbDropped",
    file: "shared/data/transaction.ts",
    says: "{ TransactItems, ClientRequestToken }",
    instead: "{ TransactItems }",
    test: "a record whose creation is not answered is not refused because of itself",
  },
  {
    fault: "dynamodbDropped",
    file: "shared/data/transaction.ts",
    says: "{ TransactItems, ClientRequestToken }",
    instead: "{ TransactItems }",
    test: "a use of a link is counted once also where its counting is not answered",
  },
  {
    fault: "dynamodbDropped",
    file: "shared/data/ephemeral.ts",
    says: " OR takenBy = :me)",
    instead: ")",
    test: "a one-time value reaches its owner also where its taking is not answered",
  },
  {
    fault: "dynamodbDropped",
    file: "shared/data/ephemeral.ts",
    says: "attribute_not_exists(lastUse) OR lastUse <> :me",
    instead: "attribute_not_exists(lastUse) OR lastUse <> :one",
    test: "a use is counted once also where its counting is not answered",
  },
  {
    fault: "dynamodbDropped",
    file: "shared/auth/attempt-counter.ts",
    says: "if (present.recent.includes(revision)) return present;",
    instead: "",
    test: "a wrong guess is counted once also where its counting is not answered",
  },
  {
    fault: "unprocessedKeys",
    file: "shared/data/repository.ts",
    says: "pending = UnprocessedKeys?.[table]?.Keys ?? [];",
    instead: "pending = UnprocessedKeys ? [] : [];",
    test: "keys that a batch leaves are asked for again",
  },
  {
    fault: "gsiLagMs",
    file: "functions/documents/maintenance/due-documents.ts",
    says: "isDue(document, job.status, until) && run.covers(document)",
    instead: "run.covers(document)",
    test: "maintenance acts once although its index still shows what it has done",
  },
  {
    fault: "slowAnswers",
    file: "shared/aws.ts",
    says: "socketTimeout: seconds * 1_000",
    instead: "socketTimeout: seconds * 0",
    test: "an answer that never comes is not waited for",
  },
  { fault: "s3Unavailable", ...oneAttempt, test: "content is sent again after s3Unavailable" },
  { fault: "s3SlowDown", ...oneAttempt, test: "content is sent again after s3SlowDown" },
  {
    fault: "s3Dropped",
    file: "shared/content/claim.ts",
    says: 'facts.metadata.claim === claim ? "ours" : { key, facts }',
    instead: "{ key, facts }",
    test: "a writer whose own claim was not answered knows it again",
  },
  { fault: "kmsThrottling", ...oneAttempt, test: "a data key is asked for again" },
  {
    fault: "sqsDropped",
    ...oneAttempt,
    test: "a message is sent again, and one that comes twice and late changes nothing",
  },
  {
    fault: "duplicateMessages",
    file: "functions/documents/uploads/finish-upload.ts",
    says: "isPromised(row) ? inWork(row) : undefined",
    instead: "inWork(row)",
    test: "an upload whose message comes twice becomes one version",
  },
];
