/**
 * The change to make if an architecture test fails: each names the file. The tests use them as the message of their
 * expectation; docs/add-an-endpoint.md describes the steps in the order in which the tests fail.
 */
export const remedies = {
  secondPerson:
    "tests/architecture/approvals.test.ts: list the verb, its operations and the files that carry it out; functions/<service>/operating/approvals/four-eyes.wide.test.ts: add a case",
  access:
    "matrix of functions/<service>/<wing>/<room>/texts.ts: give every declared route one line with the status that each kind of caller gets; what they get is decided in access/",
  generated: "run npm run generate, and commit what it writes",
  contractShape:
    "say it in the schema of the record or in routes.ts as the title asks; shared/contract/openapi.ts writes the contract from it",
  contractTexts:
    "contract of functions/<service>/<room>/texts.ts: add the words in Romanian, Russian and English",
  operationTexts:
    "operations in functions/<service>/<feature>/texts.ts: say what the summary does not, in Romanian, Russian and English; the texts in shared/features/ have the operations of several services",
  operationId:
    "the names of the group and of the route in routes.ts form the id, after the zone of the address: {zone}.{resource}.{action}; each must be unique, and a group in a zone is named by the first noun of its addresses",
  vocabulary:
    "begin the name of the route in routes.ts with a known word, or add the word to methods or acts in tests/architecture/openapi.test.ts; docs/decisions/0016-actions-of-operation-ids.md has the rule",
  methodOfAction:
    "choose a word in routes.ts that fits the method, or list a method that the specification requires under otherMethods in tests/architecture/openapi.test.ts",
  served:
    "give the address to the function of the feature: events in functions/<service>/functions.yml, and the routes in the handler of its routes.ts",
  variables:
    "functions/<service>/functions.yml: environment and package of a function are its parts of functions/environment.yml and functions/packages.yml, if it has any there",
  kernelVariables:
    "serverless.yml, provider.environment: give every function the variables that shared/config.ts declares",
  screens: "an operation without a screen needs a reason in tools/console/reasons.ts",
  zoneViews:
    "a view of a zone is made from that of the next one by .pick or .omit: functions/<service>/<feature>/views.ts or records/",
  rulesOfLine:
    "give the line a rule in tools/conformance/checklist.ts, or the rule a test in functions/platform/audit/",
  unusedText: "refusals of functions/<service>/<room>/texts.ts: remove the text, nothing throws it",
  untoldReason:
    "functions/documents/operating/operations/reasons.ts: add the refusals of the room, whose keys a row can keep",
  doubledText:
    "two texts.ts of the service have this name, and the later one would count: leave it in one of them, or choose another name",
  queue:
    "declare the queue in the record whose ids it carries and in resources/queues.yml, with one sender and one consumer",
  queueEvent:
    "functions/<service>/functions.yml: declare batchSize: 1, maximumConcurrency: 10 and functionResponseType: ReportBatchItemFailures for the event. Without the last, SQS deletes what a consumer reports as failed",
  consumer: "functions/<service>/functions.yml: name the queue of the consumer in the event",
  publicRole:
    "resources/roles.yml: a function with a route of the zone public has a role that reads records, and writes only under dynamodb:LeadingKeys; move the public route to a function of its own, or give its reason in tests/architecture/deployment.test.ts",
  readingRole:
    "resources/roles.yml: a function that reads contents has a role with ContentReadingPolicy; only a function that writes them has ContentPolicy",
  sealing:
    "resources/roles.yml: documents have SealingPolicy or OpeningPolicy; every other service has policies whose condition names it",
  stage:
    "stages/<stage>.yml holds the settings of a stage; localstack/serverless/stage-settings.cjs declares each setting, and serverless.yml refers to it as ${self:custom.settings.…}",
} as const;
