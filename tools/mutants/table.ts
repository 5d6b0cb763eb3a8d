/** A replacement in a file: the original text, and the text that replaces it. */
export interface Mutation {
  /** Path in the repository. */
  file: string;
  /** Any white space matches any other, regardless of how the formatter broke the line. */
  says: string;
  instead: string;
}

/** A mutant: the handling of a fault, or of a forbidden case, removed, and the test that must notice. */
export interface Mutant extends Mutation {
  fault: string;
  test: string;
  /** The file of the test; by default the tests of faults. */
  in?: string;
  /** The file with the title, if the test takes its cases from a table in another file. */
  titles?: string;
}

export const faultTests = "functions/documents/faults.long.test.ts";

const probing = {
  fault: "probing by code",
  file: "functions/documents/requests/request-access.ts",
  in: "functions/documents/requests/unknown-codes.test.ts",
};
const deciding = {
  fault: "a second decision",
  in: "functions/documents/requests/decide-request.test.ts",
};
const linkExpiry = {
  fault: "a link that has ended",
  file: "functions/documents/records/link.ts",
  in: "functions/documents/links/links.test.ts",
};

const filling = { file: "shared/rendering/language.ts", in: "shared/rendering/language.test.ts" };

const certificates = {
  fault: "a certificate that is not accepted",
  file: "shared/http/certificate-access.ts",
  in: "shared/http/certificate-access.test.ts",
};

const endingRecords = {
  fault: "a record that has ended",
  file: "shared/data/repository.ts",
  in: "shared/data/ending.test.ts",
};

const accepting = {
  fault: "a notification that is accepted twice",
  file: "functions/notifications/sending/accept.ts",
  in: "functions/notifications/sending/accept.test.ts",
};

const announcedFiles = {
  fault: "an announced file that two notifications take",
  in: "functions/notifications/attachments/attachments.test.ts",
};

const once = {
  fault: "a message that is sent twice",
  in: "functions/notifications/channels/hand-over.test.ts",
};
const breakers = {
  fault: "a provider in an outage",
  file: "functions/notifications/channels/breaker.ts",
  in: "functions/notifications/channels/breaker.test.ts",
};

const cancelling = {
  fault: "a cancellation at the moment of sending",
  in: "functions/notifications/tracking/cancel.test.ts",
};

const calling = {
  fault: "callbacks once and in order",
  file: "functions/notifications/callbacks/run-callback.ts",
  in: "functions/notifications/callbacks/callbacks.test.ts",
};

const expansion = {
  fault: "a delivery that is made twice",
  file: "functions/notifications/expansion/expand.ts",
  in: "functions/notifications/expansion/expand.test.ts",
};
const dispatching = {
  fault: "a delivery that is released twice",
  in: "functions/notifications/dispatch/dispatch.test.ts",
};

const longLists = {
  fault: "a list of more than 10,000 documents",
  in: "functions/documents/documents/long-lists.test.ts",
};

const jobs = {
  fault: "background jobs",
  file: "shared/jobs/worker.ts",
  in: "shared/jobs/job.test.ts",
};

const sending = {
  fault: "a delivery that is sent twice, or against a decision",
  in: "functions/notifications/delivery/deliver.test.ts",
};

const meeting = {
  fault: "acts that meet over one delivery",
  in: "functions/notifications/resilience/interleavings.long.test.ts",
  test: "every interleaving leaves one lease at most, no send after a confirmed cancellation, and a way forward",
};

const chosenCodes = {
  fault: "guessed codes",
  in: "functions/documents/filing/chosen-code.test.ts",
};

const suspendedMachines = {
  fault: "a machine of a suspended organization",
  in: "functions/documents/machine-clients/ends-at-once.test.ts",
};

const newSecret = {
  fault: "a machine client that an organization's administrator may not create",
  in: "functions/documents/machine-clients/machine-clients.test.ts",
};

const ownRight = {
  fault: "a grant beyond the giver's own right",
  file: "functions/documents/sharing/give-grant.ts",
  in: "functions/documents/sharing/own-right.test.ts",
};

const linkMaker = {
  fault: "a link that outlives its maker's right",
  in: "functions/documents/links/maker.test.ts",
};

const endedAccount = {
  fault: "a connection that outlives its account",
  in: "functions/documents/connections/ended-accounts.test.ts",
};

const leaving = {
  fault: "a document that leaves an organization with its people",
  file: "functions/documents/filing/named-references.ts",
  in: "functions/documents/documents/leaving.test.ts",
};

const sharingEvents = {
  fault: "events of sharing for readers without the right to share",
  file: "functions/documents/records/event.ts",
  in: "functions/documents/events/events.test.ts",
};

const docxGuard = {
  fault: "an outside reference of a DOCX",
  file: "shared/rendering/xml-elements.ts",
  in: "functions/documents/templates/templates.test.ts",
};

const indexLag = {
  fault: "counts of documents that may no longer be read",
  in: "functions/documents/search/search-documents.test.ts",
};

const explaining = {
  fault: "logins of other organizations",
  file: "functions/documents/sharing/explain-access.ts",
  in: "functions/documents/sharing/sharing.test.ts",
  test: "tells an organization's administrator nothing of other logins: those are unknown, unless the document names them",
};

const replays = {
  fault: "a stored answer after its right has ended",
  in: "functions/documents/replays.test.ts",
};
const lostGrant = "is not given to somebody whose grant has gone, nor to who may only read by now: a link";

const oneAttempt = { file: "shared/aws/clients.ts", says: "maxAttempts: 5", instead: "maxAttempts: 1" };

const attacked = {
  in: "functions/documents/signing/corpus.test.ts",
  titles: "shared/testing/signed-pdfs/attacks.ts",
};

/** At least one entry for each fault, and one for each rule that depends only on timing or numbers. */
export const mutants: Mutant[] = [
  {
    fault: "transactionConflict",
    file: "shared/aws/transient.ts",
    says: `"TransactionConflict", `,
    instead: "",
    test: "a transaction that meets others is tried again",
  },
  {
    fault: "dynamodbThrottling",
    file: "shared/aws/transient.ts",
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
    says: "pending = (UnprocessedKeys?.[table]?.Keys ?? []) as Key[];",
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
    file: "shared/aws/clients.ts",
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
    file: "shared/jobs/worker.ts",
    says: "found.id === id && job.isWaiting(found)",
    instead: "found.id === id",
    test: "an upload whose message comes twice becomes one version",
  },
  {
    ...probing,
    says: "await guard.recordFailure();",
    instead: "",
    test: "counts against the prober alike: 20 in ten minutes, of either kind, then 429 with Retry-After",
  },
  {
    ...probing,
    says: "await guard.admit();",
    instead: "",
    test: "refuse every further request, the right code included, and nobody else's",
  },
  {
    ...probing,
    file: "functions/documents/access/unknown-codes.ts",
    says: "windowSeconds: WINDOW_SECONDS,",
    instead: "",
    test: "are counted within any ten minutes: each is forgotten ten minutes after it",
  },
  {
    ...deciding,
    file: "functions/documents/requests/request-acts.ts",
    says: "isPending(request) ? undefined :",
    instead: "isPending(request) || true ? undefined :",
    test: "a second decision is 409, whichever came first",
  },
  {
    ...deciding,
    file: "functions/documents/records/access-request.ts",
    says: "...changing(AccessRequests, before, after),",
    instead: "",
    test: "a second decision is 409, whichever came first",
  },
  {
    fault: "a view that names acts without their right",
    file: "functions/documents/access/acts.ts",
    in: "functions/documents/acts.test.ts",
    says: "!lacksRight(acts[name], at) &&",
    instead: "",
    test: "at the next reading after a right was given or taken",
  },
  {
    fault: "a version that is refused after its parts were sent",
    file: "functions/documents/uploads/open-upload.ts",
    in: "functions/documents/uploads/uploads.test.ts",
    says: "if (documentId !== undefined) await openForVersion(caller, documentId);",
    instead: "",
    test: "is refused at the first request: 403 to a reader, 404 to a stranger, and no part has an address",
  },
  {
    fault: "a grant that has ended",
    file: "functions/documents/access/authorization.ts",
    says: "dataExpirare === undefined || dataExpirare > clock.iso();",
    instead: "true;",
    in: "functions/documents/sharing/sharing.test.ts",
    test: "with dataExpirare ends by itself, at that moment",
  },
  {
    ...linkExpiry,
    says: "dataExpirare <= clock.iso();",
    instead: "dataExpirare === clock.iso();",
    test: "is one and the same 404 for every link that does not open, in the answer of the download, too",
  },
  {
    ...linkExpiry,
    file: "functions/documents/links/list-links.ts",
    says: "Number(forgetAt) > clock.epochSeconds()",
    instead: "Number(forgetAt) > 0",
    test: "leaves out those that have expired, also before they are removed",
  },
  {
    ...linkExpiry,
    fault: "ranges of a limited link",
    file: "shared/http/files.ts",
    says: "file.isUndivided ? undefined : rangeOf(request, etag, file.size)",
    instead: "rangeOf(request, etag, file.size)",
    test: "is each answer with content: a range is answered with the whole, so that no piece is free",
  },
  {
    ...linkExpiry,
    fault: "ranges of a limited link",
    file: "functions/documents/content/download.ts",
    says: 'caller.kind === "link" && isCounted(caller.link)',
    instead: "false",
    test: "is each answer with content: a range is answered with the whole, so that no piece is free",
  },
  {
    ...linkExpiry,
    fault: "a link that is used up",
    says: "{ descarcari: below(link.maxDescarcari) }",
    instead: "{}",
    test: "twenty parallel downloads of a link with three uses give exactly three",
  },
  {
    fault: "a secret that has ended",
    file: "functions/documents/records/machine-client.ts",
    says: "validUntil === undefined || validUntil > clock.iso();",
    instead: "validUntil !== clock.iso();",
    in: "functions/documents/machine-clients/machine-clients.test.ts",
    test: "after a rotation both secrets work until the overlap ends, then one; at most two are live",
  },
  {
    ...filling,
    fault: "a property of the language in a template",
    says: "Object.hasOwn(value, name)",
    instead: "name in value",
    test: "named like a property of the language are not there",
  },
  {
    ...filling,
    fault: "a missing value in a preview",
    says: "if (text === undefined) missing.add(node.name);",
    instead: "",
    test: "that have no value stay visible and are named once",
  },
  {
    fault: "a document with a value missing",
    file: "functions/documents/templates/render-template.ts",
    in: "functions/documents/templates/templates.test.ts",
    says: 'if ("missing" in made)',
    instead: 'if ("missing" in made && made.missing.length > 99)',
    test: "is strict: 400 that lists all that is missing, and no document",
  },
  {
    fault: "a value that is markup",
    file: "shared/rendering/make-page.ts",
    in: "shared/rendering/pages.test.ts",
    says: 'format === "HTML" ? escapeHtml : undefined',
    instead: "undefined",
    test: "never takes a value for markup",
  },
  {
    fault: "a byte range with a gap",
    file: "functions/documents/signing/pdf-coverage.ts",
    in: "functions/documents/signing/pdf-attacks.test.ts",
    says: "zero !== 0 || ",
    instead: "",
    test: "a range that begins later",
  },
  {
    fault: "an annotation over a signed page",
    file: "functions/documents/signing/pdf-changes.ts",
    in: "functions/documents/signing/pdf-attacks.test.ts",
    says: "this.longer((field) => this.annotated.push({ field, page }))",
    instead: "this.longer((field) => this.accounted.add(field.number))",
    test: "a stamp over the page",
  },
  {
    fault: "a revocation list from before the stamp",
    file: "functions/documents/signing/standing.ts",
    in: "functions/documents/signing/revocation.test.ts",
    says: "asked.at <= list.from && list.isOf(step.issuer)",
    instead: "list.isOf(step.issuer)",
    test: "does not make a certificate valid that the current one revokes, when it lies inside",
  },
  {
    fault: "a certificate that is not for documents",
    file: "functions/documents/signing/verdict.ts",
    in: "functions/documents/signing/certificate-path.test.ts",
    says: 'if (!fits(cms.signer, "documents"))',
    instead: "if (path === undefined)",
    test: "an authority's of time stamps",
  },
  {
    fault: "an issuer beyond the length of its path",
    file: "functions/documents/signing/certificate-rules.ts",
    in: "functions/documents/signing/certificate-path.test.ts",
    says: "issuers.every((issuer, i) => pathLengthOf(issuer) >= countIssuers(path.slice(1, i + 1))) &&",
    instead: "",
    test: "one more issuer than the length of the path allows",
  },
  {
    fault: "a signer under any name in the request",
    file: "functions/documents/signatures/signer.ts",
    in: "functions/documents/signatures/signer-names.test.ts",
    says: "const isOwn = [semnatar, account.name].map(folded).includes(folded(wanted));",
    instead: "return { semnatar: wanted };",
    test: "of a PDF: another name is a declared one, with the account that declared it, in answer and event",
  },
  {
    fault: "a name of the signer in the file",
    file: "functions/documents/signatures/verify-inside.ts",
    in: "functions/documents/signatures/signer-names.test.ts",
    says: "return { semnatar: certificat, ...",
    instead: "return { semnatar: said ?? certificat, ...",
    test: "of a signature that was made elsewhere is its certificate's, and what the file says besides is declared",
  },
  {
    fault: "an appended object that nothing needs",
    file: "functions/documents/signing/pdf-changes.ts",
    ...attacked,
    says: "demand(this.accounted.has(number) && this.written.get(number)?.generation === 0)",
    instead: "demand(this.written.get(number)?.generation === 0)",
    test: "A second signature brings an object that it does not need.",
  },
  {
    fault: "a Root that a trailer hides",
    file: "functions/documents/signing/pdf-changes.ts",
    ...attacked,
    says: 'isEqual(trailer.get("Root"), before.trailer.get("Root")) &&',
    instead: "",
    test: "A hidden catalog is in the signed file; the trailer names it.",
  },
  {
    fault: "an array with two uses",
    file: "functions/documents/signing/pdf-changes.ts",
    ...attacked,
    says: 'if (naming === "once") return all.get(number) === 1;',
    instead: 'if (naming === "once") return true;',
    test: "One array is the page's Contents and the security store's Certs; a content is added.",
  },
  {
    fault: "a field without a valid signature that paints",
    file: "functions/documents/signing/pdf-bench.ts",
    ...attacked,
    says: 'return !brought.isVisible || (!one.isStamp && (await this.verdictOf(one)).status === "VALIDA");',
    instead: "return true;",
    test: "A field that a certificate of its own root signed paints over the page.",
  },
  {
    fault: "a signature that two fields show",
    file: "functions/documents/signing/pdf-coverage.ts",
    ...attacked,
    says: "holders.length === 1 &&",
    instead: "",
    test: "Two fields of the signed revision have one value.",
  },
  {
    fault: "a dangling reference",
    file: "functions/documents/signing/pdf-structure.ts",
    in: "functions/documents/signing/refused-pdfs.test.ts",
    titles: attacked.titles,
    says: 'if (!found) return refuse("referinta", ref);',
    instead: "if (!found) continue;",
    test: "The page's Contents names an object that does not exist.",
  },
  {
    fault: "a signature of a version other than the one seen",
    file: "functions/documents/signatures/sign-document.ts",
    in: "functions/documents/signatures/signatures.test.ts",
    says: "wanted.numarVersiune !== undefined && wanted.numarVersiune !== numarVersiune",
    instead: "wanted.numarVersiune === -1",
    test: "signs what was seen: two who saw the same version get one 201 and one 409",
  },
  {
    fault: "a signature without the document's password",
    file: "functions/documents/signatures/sign-document.ts",
    in: "functions/documents/signatures/signatures.test.ts",
    says: "await checkPassword(caller, opened.document, password);",
    instead: "",
    test: "with a password needs it, and seals the signed version again",
  },
  {
    fault: "an OAuth state that is used twice",
    file: "shared/data/ephemeral.ts",
    in: "functions/documents/connections/connections.test.ts",
    says: "attribute_exists(pk) AND (attribute_not_exists(takenBy) OR takenBy = :me)",
    instead: "attribute_exists(pk) OR takenBy = :me",
    test: "of 5 callbacks at once with a state one connects",
  },
  {
    fault: "an OAuth state in another browser",
    file: "functions/documents/connections/state.ts",
    in: "functions/documents/connections/connections.test.ts",
    says: "cookie === undefined || !areEqual(hashOf(cookie), claims.cookie)",
    instead: "false",
    test: "a state without the cookie of the browser that began it is 400: nobody connects a victim to their own login",
  },
  {
    fault: "two concurrent refreshes of a token",
    file: "functions/documents/connections/access-token.ts",
    in: "functions/documents/connections/connections.test.ts",
    says: "if (!held) return undefined;",
    instead:
      "if (!held) return (await refreshTokens(furnizor, (await openTokens(found)).refresh ?? '')).access;",
    test: "20 uses at once of a connection that expires refresh it once, and none loses it",
  },
  {
    fault: "a resync that another request has done",
    file: "functions/documents/imports/resync.ts",
    in: "functions/documents/imports/imports.test.ts",
    says: "document.sursaVersiune === versiune",
    instead: "false",
    test: "one that ends while another asks the source leaves nothing to bring",
  },
  {
    fault: "an older entry over a newer one",
    file: "functions/documents/search-index/sqlite-write.ts",
    in: "functions/documents/search/search-documents.test.ts",
    says: "WHERE excluded.version >= version",
    instead: "",
    test: "an indexer that comes late with an old state of the document changes nothing",
  },
  {
    fault: "a search finds a document after its grant has ended",
    file: "functions/documents/search-index/sqlite-marks.ts",
    in: "functions/documents/access/reading-keys.test.ts",
    says: "until > ?",
    instead: "? IS NOT NULL",
    test: "the keys of a caller find exactly the live documents that rightsOf lets them read, at every time",
  },
  {
    fault: "no key for documents that a person filed without seeing the secret documents of the bucket",
    file: "functions/documents/access/reading-keys.ts",
    in: "functions/documents/access/reading-keys.test.ts",
    says: "caller.hasSecret ? openedBuckets(caller) : new Set<number>()",
    instead: "openedBuckets(caller)",
    test: "the keys of a caller find exactly the live documents that rightsOf lets them read, at every time",
  },
  {
    fault: "the text of sealed content in the index",
    file: "functions/documents/text/kept-text.ts",
    in: "functions/documents/search/indexing.test.ts",
    says: "tipSecuritate === undefined &&",
    instead: "",
    test: "that lies sealed is neither read out, nor kept, nor found",
  },
  {
    fault: "an entry that the index refuses holds the others back",
    file: "functions/documents/search/index-documents.ts",
    in: "functions/documents/search/indexing.test.ts",
    says: "if (ids.length <= 1) return [...ids];",
    instead: "return [...ids];",
    test: "holds no other back, and is left to a worker",
  },
  {
    fault: "a transcription that was removed is found",
    file: "functions/documents/transcription/conversions.ts",
    in: "functions/documents/search/indexing.test.ts",
    says: "if (found.opened) await forgetText(found.opened.document.id);",
    instead: "",
    test: "of a scan is what a transcription has read, until that is removed",
  },
  {
    fault: "texts outlive their document",
    file: "functions/documents/filing/lifecycle.ts",
    in: "functions/documents/search/indexing.test.ts",
    says: "await removeTexts(document);",
    instead: "",
    test: "goes with the document that is purged, also where a worker comes late",
  },
  {
    ...longLists,
    file: "functions/documents/documents/list-index.ts",
    says: 'scope.name === "shared" ? sharedKeysOf(caller) : listedKeysOf(caller)',
    instead: "listedKeysOf(caller)",
    test: "shows every caller what its rows would show, page by page, with the same totals and counts",
  },
  {
    ...longLists,
    file: "functions/documents/access/reading-keys.ts",
    in: "functions/documents/access/reading-keys.test.ts",
    says: "return caller.hasSecret ? [...keys, ...keys.map(secretKey)] : keys;",
    instead: "return [...keys, ...keys.map(secretKey)];",
    test: "the keys of what was shared with a caller open what they may read and have a grant on that has not ended",
  },
  {
    ...longLists,
    file: "functions/documents/documents/list-index.ts",
    says: "!scope.statuses.every((status) => INDEXED.has(status))",
    instead: "false",
    test: "names an organization by its buckets; what the index does not know is still read from rows",
  },
  {
    ...longLists,
    file: "shared/data/index-page.ts",
    says: "all - (shown.length - found.length)",
    instead: "all",
    test: "leaves out what the index, further behind, still finds by an earlier name, and takes it off the total",
  },
  {
    ...longLists,
    file: "shared/data/cursor.ts",
    says: " || !fits(payload, query)",
    instead: "",
    test: "is read by page number as well, and its cursor fits this list alone",
  },
  {
    fault: "a record that is removed and added again",
    file: "shared/data/repository.ts",
    in: "shared/data/repository.test.ts",
    says: "rev: Date.now() * 1000 + randomInt(1000)",
    instead: "rev: 1",
    test: "whoever read a record that was removed and added again is refused: its revision is not the former one",
  },
  {
    ...chosenCodes,
    file: "functions/documents/filing/chosen-code.ts",
    says: "else await guard.recordFailure();",
    instead: "else await guard.recordSuccess();",
    test: "they are counted together with those of requests for access",
  },
  {
    ...chosenCodes,
    file: "functions/documents/filing/chosen-code.ts",
    says: "id === undefined || (await isKnown(caller, id))",
    instead: "id === undefined",
    test: "who may read the document learns nothing by its code, and is not counted",
  },
  {
    ...chosenCodes,
    file: "functions/documents/documents/create-document.ts",
    says: `  const { bytes, facts } = await received;
  await requireFreeCode(caller, metadata.cod);`,
    instead: `  await requireFreeCode(caller, metadata.cod);
  const { bytes, facts } = await received;`,
    test: "a program is 415, whether its code is taken or free",
  },
  {
    ...chosenCodes,
    file: "functions/documents/uploads/complete-upload.ts",
    says: "  await check?.();\n",
    instead: "",
    test: "a large upload is asked for its code when it is promised, by who asks",
  },
  {
    ...suspendedMachines,
    file: "functions/documents/access/machine-authentication.ts",
    says: `if (scope === "documente.write") refuseSuspendedWrite(found, request);`,
    instead: "",
    test: "where the organization of its bucket is suspended, until it is active again",
  },
  {
    ...suspendedMachines,
    file: "functions/documents/access/load-organization.ts",
    says: "if (last?.organizationBuckets.includes(bucketId)) return last;",
    instead: "if (last) return last;",
    test: "where its bucket moves to a suspended organization, until it moves on, from another",
  },
  {
    ...suspendedMachines,
    file: "functions/documents/machine-clients/token.ts",
    in: "functions/documents/machine-clients/suspended.test.ts",
    says: `const left = suspended ? granted.filter((scope) => scope !== "documente.write") : granted;`,
    instead: "const left = granted;",
    test: "gets a token to read alone; one to write is 403",
  },
  {
    ...newSecret,
    file: "functions/documents/machine-clients/routes.ts",
    says: '"/api/admin/machine-clients/{id}/rotate",\n    {\n      access: access.serviceAdmin,',
    instead: '"/api/admin/machine-clients/{id}/rotate",\n    {\n      access: access.admin,',
    test: "a new secret is shown to service administrators alone: no other caller gets one on any way",
  },
  {
    ...newSecret,
    file: "functions/documents/machine-clients/clients.ts",
    says: "if (activ && !isServiceAdmin(caller))",
    instead: "if (activ && caller.suspended)",
    test: "organization administrators see and disable those that file into their own buckets, and enable none",
  },
  {
    ...ownRight,
    says: "refuseBeyond(opened, giving);",
    instead: "",
    test: "widens no grant of others by PUT or PATCH, and may narrow it",
  },
  {
    ...ownRight,
    says: "if (refusal) throw refusal();",
    instead: "",
    test: "is changed neither by who writes without end, nor by members and administrators whom it names",
  },
  {
    ...ownRight,
    file: "functions/documents/access/authorization.ts",
    says: 'if (rightsOf(caller, document).has("share")) return undefined;',
    instead: 'if (rightsOf(caller, document, grants).has("share")) return undefined;',
    test: "goes by the longest of their grants, and by none where another relation lets them share",
  },
  {
    ...linkMaker,
    file: "functions/documents/access/authorization.ts",
    says: "&& isMadeByRight(caller, document, grants)",
    instead: "",
    test: "and opens again with it",
  },
  {
    ...linkMaker,
    file: "functions/documents/links/create-link.ts",
    says: "if (sharesUntil === undefined || end <= sharesUntil) return end;",
    instead: "if (sharesUntil !== null) return end;",
    test: "makes no link beyond it; without a date it ends then",
  },
  {
    ...endedAccount,
    file: "functions/documents/access/people.ts",
    says: "endsActing(change) && change.before",
    instead: "!change && change.before",
    test: "do not come back with it; new ones end with it again",
  },
  {
    ...endedAccount,
    file: "functions/documents/access/end-connections.ts",
    says: "(after === undefined || (before.activated && !after.activated))",
    instead: "after === undefined",
    test: "do not come back with it; new ones end with it again",
  },
  {
    ...endedAccount,
    file: "functions/documents/accounts/administered-people.ts",
    says: "await wakeRevoker(personKey(change.before.id));",
    instead: "await Promise.resolve();",
    test: "do not come back with it; new ones end with it again",
  },
  {
    ...endedAccount,
    file: "functions/documents/connections/provider-api.ts",
    says: "if (!(await actingPerson(creator)))",
    instead: "if (creator === '')",
    test: "that were left behind by an account that is gone are used by nothing",
  },
  {
    ...endedAccount,
    file: "functions/documents/connections/callback.ts",
    says: "[...writes, mustAct(personIn(creator), () => new MayNotAct())]",
    instead: "writes",
    test: "that is deactivated after the provider was asked are not stored, and their tokens are revoked",
  },
  {
    fault: "a file that takes long to open",
    file: "shared/apart/opener-process.ts",
    in: "shared/apart/apart.test.ts",
    says: 'if (hadTime || now - this.#until > milliseconds * (BUSY - 1)) return "tooLong";',
    instead: "",
    test: "is ended by force where it takes too long, holds too much outside of the heap or in it, or ends by itself",
  },
  {
    fault: "a file that fills the memory",
    file: "shared/apart/opener-process.ts",
    in: "shared/apart/apart.test.ts",
    says: "this.#look() > most",
    instead: "this.#look() < 0",
    test: "is ended by force where it takes too long, holds too much outside of the heap or in it, or ends by itself",
  },
  {
    fault: "a file that takes over its reader",
    file: "shared/apart/opener-process.ts",
    in: "shared/apart/apart.test.ts",
    says: `"--permission",`,
    instead: "",
    test: "may neither write nor start programs",
  },
  {
    fault: "files that together fill the memory",
    file: "shared/apart/memory.ts",
    in: "shared/apart/apart.test.ts",
    says: "holder.giveWay();",
    instead: "",
    test: "is read beside the bombs of others, which hold 430 MB together and end with errors of their own",
  },
  {
    fault: "a file that was ended in favour of others",
    file: "shared/apart/apart.ts",
    in: "shared/apart/apart.test.ts",
    says: "if (!isCrowded(error)) throw error;",
    instead: "throw error;",
    test: "is opened once more where all together hold too much: they hold 430 MB, and both are read",
  },
  {
    fault: "files of one person in all slots",
    file: "shared/apart/line.ts",
    in: "shared/apart/apart.test.ts",
    says: "own < this.#mostEach",
    instead: "own >= 0",
    test: "takes a place of its sender: one person has half of them, and another does not wait",
  },
  {
    fault: "a file that outlives its request",
    file: "shared/apart/opener-process.ts",
    in: "shared/apart/apart.test.ts",
    says: 'now > endsAt ? "crowded" : undefined',
    instead: "undefined",
    test: "waits a seventh of the time that a request has, and is not opened after the end of it",
  },
  {
    fault: "a process that is killed while it opens a file",
    file: "shared/apart/watchdog.ts",
    in: "shared/apart/apart.test.ts",
    says: "kill -9 $ids",
    instead: ":",
    test: "ends with the process that opened it, even if that is killed during a call",
  },
  {
    fault: "a failure in a process of another function",
    file: "shared/apart/apart.ts",
    in: "shared/apart/apart.test.ts",
    says: "return isFailure ?",
    instead: "return !isFailure ?",
    test: "that fails in a process of another function is the failure of this one",
  },
  {
    fault: "a scan that is given up",
    file: "shared/ocr/scan-apart.ts",
    in: "shared/ocr/scan-apart.test.ts",
    says: "await closeIn(call);",
    instead: "",
    test: "is closed where reading it is given up, so that the next one in its process starts anew",
  },
  {
    fault: "a picture that inflates without end",
    file: "shared/text/png.ts",
    in: "shared/text/png.test.ts",
    says: "(size += (part as Buffer).length) > most",
    instead: "false",
    test: "whose data inflate to more than its pixels is refused: png-data-1-gb",
  },
  {
    fault: "an archive of many large parts",
    file: "shared/text/archive.ts",
    in: "shared/text/archive.test.ts",
    says: "left -= part.length;",
    instead: "",
    test: "counts what its parts give together, and how many there are",
  },
  {
    ...leaving,
    says: "if (isMoved && !mayRelease(caller, before.bucketId)) return true;",
    instead: "",
    test: "is moved out of it by its administrators only",
  },
  {
    ...leaving,
    says: "!areOfOneOrganization(caller, before, after)",
    instead: "!areOfOneOrganization(caller, before)",
    test: "is moved out of it by its administrators only",
  },
  {
    ...leaving,
    says: "return isGiven && [before, after].some(({ bucketId }) => !mayRelease(caller, bucketId));",
    instead: "return false && isGiven;",
    test: "is given to an owner by its administrators only, and back to who filed it by others as well",
  },
  {
    ...leaving,
    says: ': named.includes("proprietarId") && !namesOther && !mayRelease(caller, bucketId);',
    instead: ": false;",
    test: "is not its filer's client's, unless they administer the organization; it may be a citizen's",
  },
  {
    ...leaving,
    file: "functions/documents/sharing/give-grant.ts",
    says: "|| !mayGiveThemselves(at.caller, at)",
    instead: "",
    test: "is shared with the own client by its administrators only, however it is given",
  },
  {
    ...sharingEvents,
    says: 'sharingKinds.has(tip) ? "share" : ',
    instead: "",
    test: "shows PARTAJAT, REVOCAT, CERUT, APROBAT and RESPINS to those who may share the document: in lists, by id and in counts alike",
  },
  {
    ...sharingEvents,
    file: "functions/documents/machine/feed.ts",
    in: "functions/documents/machine/feed.test.ts",
    says: "showsEvent(rights.get(event.documentId) ?? new Set(), event)",
    instead: 'rights.get(event.documentId)?.has("read")',
    test: "tells nothing of sharing, which no machine may do",
  },
  {
    ...docxGuard,
    says: 'attributes.set(key, meantBy(double ?? single ?? ""));',
    instead: 'attributes.set(key, double ?? single ?? "");',
    test: "a decimal entity",
  },
  {
    ...docxGuard,
    says: "NUL.test(xml) || namesOtherEncoding(xml)",
    instead: "NUL.test(xml)",
    test: "another encoding by its declaration is no DOCX",
  },
  {
    ...docxGuard,
    says: 'if (found < 0) throw new SyntaxError("the XML is not well formed");',
    instead: "if (found < 0) return at + 1;",
    test: "a default of an attribute in its own document type is no DOCX",
  },
  {
    ...docxGuard,
    says: 'if (attributes.has(key)) throw new SyntaxError("duplicate attribute");',
    instead: "if (attributes.has(key)) continue;",
    test: "a doubled attribute is no DOCX",
  },
  {
    ...indexLag,
    file: "functions/documents/search/search-documents.ts",
    says: "const except = await noLongerReadable(caller);",
    instead: "const except: number[] = [];",
    test: "while the index lags, neither total nor facets count, whatever page is read, a document that was hidden",
  },
  {
    ...indexLag,
    file: "functions/documents/filing/changing-document.ts",
    says: "narrows(document, after) ? appendingNarrowedUnfenced : appendingUnfenced",
    instead: "appendingUnfenced",
    test: "while the index lags, neither total nor facets count, whatever page is read, a document that was deleted",
  },
  {
    ...indexLag,
    file: "functions/documents/sharing/grants.ts",
    says: "endsEarlier(record, grant) ? appendingNarrowed : appending",
    instead: "appending",
    test: "while the index lags, a grant that was taken back or shortened counts no more, and what may still be read does",
  },
  {
    ...indexLag,
    file: "functions/documents/records/narrowed.ts",
    says: "onlyIf({ Delete }, absentOr({ lastId }))",
    instead: "{ item: { Delete } }",
    test: "a mark of a document that changes while it is indexed stays until that change is indexed, too",
  },
  {
    ...indexLag,
    file: "functions/documents/documents/list-index.ts",
    in: "functions/documents/documents/long-lists.test.ts",
    says: "const except = [...query.except, ...(await noLongerReadable(caller))];",
    instead: "const { except } = query;",
    test: "counts nothing that changed since the index was written, whatever page it is on",
  },
  {
    fault: "a name without a visible character",
    file: "shared/text-fields.ts",
    in: "functions/documents/bad-input.test.ts",
    says: "SEEN.test(value)",
    instead: 'value !== ""',
    test: "a label of zero-width characters alone",
  },
  {
    ...explaining,
    says: "!administers(caller, person.organizatieId) && !isNamed(person, document, grants)",
    instead: "false",
  },
  {
    ...explaining,
    says: "granteeOf(grant) === key",
    instead: "granteeOf(grant) !== undefined",
  },
  {
    ...replays,
    file: "shared/http/idempotency.ts",
    says: "await call.route.access.reconfirm?.(call.caller, mark.grounds ?? []);",
    instead: "",
    test: lostGrant,
  },
  {
    ...replays,
    file: "functions/documents/access/authorization.ts",
    says: "answeredBy(right, id);",
    instead: "",
    test: lostGrant,
  },
  {
    ...replays,
    file: "functions/documents/filing/new-document.ts",
    says: "if (shown) answeredBy(shown, document.cod);",
    instead: "",
    test: "a new document is not given to who left its organization",
  },
  {
    ...replays,
    file: "functions/documents/requests/decide-request.ts",
    says: 'answeredBy("administer", found.record.documentId);',
    instead: "",
    test: "a decision is not given to who no longer administers the document",
  },
  {
    ...replays,
    file: "functions/documents/access/require-still.ts",
    says: "inLiveState(document)",
    instead: "document",
    test: "is still given where the request itself ended what its sender could see: a purge",
  },
  {
    ...sending,
    file: "shared/jobs/lease.ts",
    in: "shared/jobs/lease.test.ts",
    says: "const { item } = onlyIf({ Put: put }, { rev: row.rev });",
    instead: "const item = { Put: put };",
    test: "of many workers that claim a row by a single write one holds it, and a lost answer loses no claim",
  },
  {
    ...sending,
    file: "shared/jobs/lease.ts",
    in: "shared/jobs/lease.test.ts",
    says: "return error.Item?.leaseUntil?.S === after.leaseUntil ? after : undefined;",
    instead: "return undefined;",
    test: "of many workers that claim a row by a single write one holds it, and a lost answer loses no claim",
  },
  {
    ...sending,
    file: "functions/notifications/lanes/settle.ts",
    says: 'row.status === "Sending" && !isLeased(row);',
    instead: 'row.status === "Sending";',
    test: "of a delivery that is not due, has ended, is held or does not exist does nothing",
  },
  {
    ...sending,
    file: "functions/notifications/delivery/facts.ts",
    says: 'if (notification.anulatLa !== undefined) return cancelled(held, "anulat");',
    instead: "",
    test: "a cancellation between the claim and the read stops the delivery",
  },
  {
    ...sending,
    file: "functions/notifications/delivery/facts.ts",
    says: 'if (isPurged(held, mark)) return cancelled(held, "golit");',
    instead: "",
    test: "a purge stops what waited before it in its lane, and nothing later or in the other lane",
  },
  {
    ...sending,
    file: "functions/notifications/delivery/ceilings.ts",
    says: "taken.length >= celMult || Object.hasOwn(before, id)",
    instead: "Object.hasOwn(before, id)",
    test: "cancel what goes to an address beyond them, of 10 at once never one more",
  },
  {
    ...sending,
    file: "functions/notifications/delivery/hand-over.ts",
    says: 'outcome.kind === "provider" && (await channels.isOpen(way.provider.id))',
    instead: "false",
    test: "that opens the breaker spends no attempt: the second provider sends at once",
  },
  {
    ...sending,
    file: "functions/notifications/receipts/take-receipts.ts",
    in: "functions/notifications/receipts/receipts.test.ts",
    says: "if (found) await applyEarlyReceipts(found);",
    instead: "void found;",
    test: "that is stored between the outcome and its reading is applied by the one who stored it",
  },
  {
    ...jobs,
    file: "shared/jobs/lease.ts",
    in: "shared/jobs/lease.test.ts",
    says: "lost.abort(new LeaseLost());",
    instead: "lost.signal;",
    test: "a worker whose row was removed or claimed by another is told at its next renewal",
  },
  {
    ...jobs,
    file: "shared/jobs/job.ts",
    says: "await transactIfUnchanged([postponing(entity, row)], { repeatable: true });",
    instead: "",
    test: "a job whose every message is lost ends all the same: each sweep wakes a worker",
  },
  {
    ...jobs,
    says: "signal.throwIfAborted();",
    instead: "",
    test: "a worker that lost its row reports nothing more, stores nothing, and fails no message",
  },
  {
    ...jobs,
    says: "(reached.attempts ?? 0) >= failed.attempts",
    instead: "false",
    test: "a failure that may pass brings the message again, and the last of the attempts ends the row with its key",
  },
  {
    ...jobs,
    says: "failed && (row.attempts ?? 0) > failed.attempts",
    instead: "false",
    test: "workers that were all killed before they could say why end the row at the next claim",
  },
  {
    fault: "a document that changed between two reads of one call",
    file: "functions/documents/records/event.ts",
    in: "functions/documents/torn-reads.test.ts",
    says: "...chainingAll(document, head, events).writes, asRead(document),",
    instead: "...chainingAll(document, head, events).writes,",
    test: "a grant is refused if its document was read before a deletion, and the head of its chain after it",
  },
  {
    fault: "a connection that ends after the message was sent",
    file: "shared/mail/pool.ts",
    in: "shared/mail/smtp.test.ts",
    says: "(isHandedOver = true)",
    instead: "undefined",
    test: "after it took a signed mail or a second one over the same connection is ambiguous, too",
  },
  {
    ...certificates,
    file: "shared/auth/client-certificate.ts",
    says: "return validFromDate.getTime() <= now && now < validToDate.getTime() + 1000;",
    instead: "return now < validToDate.getTime() + 1000;",
    test: "is judged by the service's clock",
  },
  {
    ...certificates,
    says: "certificate?.isInForce ? certificate.fingerprint : NO_FINGERPRINT",
    instead: "certificate?.fingerprint ?? NO_FINGERPRINT",
    test: "is judged by the service's clock",
  },
  {
    ...certificates,
    says: "const caller = await find(certificate?.isInForce ? certificate.fingerprint : NO_FINGERPRINT);",
    instead: "const caller = certificate?.isInForce ? await find(certificate.fingerprint) : undefined;",
    test: "makes the same calls, for whatever reason it is refused",
  },
  {
    ...certificates,
    file: "functions/notifications/access/load-system.ts",
    in: "functions/notifications/rights.test.ts",
    says: "if (!item?.activ) return undefined;",
    instead: "if (!item) return undefined;",
    test: "and admitted again where it works again, or a system gets its certificate back",
  },
  {
    fault: "a system that is cached",
    file: "shared/data/revisions.ts",
    in: "functions/notifications/rights.test.ts",
    says: "const prefixes = revised.map((kind) => `${kind}#`);",
    instead: 'const prefixes = revised.filter((kind) => kind !== "system").map((kind) => `${kind}#`);',
    test: "where it is in test mode from now on",
  },
  {
    ...endingRecords,
    says: "const item = unended(Item);",
    instead: "const item = Item;",
    test: "is there until its last second, and afterwards for no read, although it is still stored",
  },
  {
    ...endingRecords,
    says: "if (!hasEnded(item)) found.set(nameOf(item as Key), item);",
    instead: "found.set(nameOf(item as Key), item);",
    test: "is there until its last second, and afterwards for no read, although it is still stored",
  },
  {
    ...endingRecords,
    file: "shared/data/lists.ts",
    says: "...filter,",
    instead: "",
    test: "is there until its last second, and afterwards for no read, although it is still stored",
  },
  {
    ...endingRecords,
    file: "shared/data/lists.ts",
    says: "while (start && rows.length < most);",
    instead: "while (false);",
    test: "does not hide newer rows from a reader that begins with the oldest",
  },
  {
    ...endingRecords,
    says: 'endsAt ? absentOrEnded() : "absent";',
    instead: '"absent";',
    test: "gives up its unique value at its end, and not before",
  },
  {
    ...endingRecords,
    says: "return endsAt ? onlyIf({ Delete }, absentOr<Record<string, number>>({ id })) : { item: { Delete } };",
    instead: "return { item: { Delete } };",
    test: "that was read before its end takes nothing from the one that has its value now",
  },
  {
    ...endingRecords,
    says: "endsAt !== undefined && before !== undefined && after !== undefined && endsAt(before) !== endsAt(after);",
    instead: "endsAt !== undefined && before === after && after === undefined;",
    test: "takes its rows and unique values along if its end moves",
  },
  {
    ...endingRecords,
    says: "Object.keys(values).filter((name) => name !== EXPIRES_ON);",
    instead: "Object.keys(values);",
    test: "has a counter that ends with it, also if it is removed before: the nightly check passes over it",
  },
  {
    ...endingRecords,
    file: "shared/data/precondition.ts",
    says: 'entity.endsAt ? presentUnended() : "present"',
    instead: '"present"',
    test: "cannot be referred to after its end",
  },
  {
    ...accepting,
    file: "functions/notifications/records/notification.ts",
    says: "unique: { tracking: { of: trackingOf, taken: () => new TrackingIdTaken() } },",
    instead: "unique: {},",
    test: "50 times in parallel makes one notification and 50 equal answers",
  },
  {
    ...accepting,
    says: "if (earlier && earlier.contentHmac !== contentHmac)",
    instead: "if (!trackingId)",
    test: "with other content is 409 and nothing changes; another system may use it",
  },
  {
    ...accepting,
    file: "functions/notifications/sending/addresses-of.ts",
    says: "if (!byAddress.has(key)) byAddress.set(key, numbered);",
    instead: "byAddress.set(`${key} ${numbered.number}`, numbered);",
    test: "a recipient named twice gets one message, whatever the letters of the address",
  },
  {
    ...accepting,
    file: "functions/notifications/sending/daily-limit.ts",
    in: "functions/notifications/sending/daily-limit.test.ts",
    says: "absentOr({ count: atMost(limitaPeZi - number) })",
    instead: "absentOr({ count: atMost(limitaPeZi) })",
    test: "of 20 calls at once as many are accepted as the day has deliveries, and the others are told when to come again",
  },
  {
    ...announcedFiles,
    file: "functions/notifications/sending/store-notification.ts",
    says: "...takingUploads(system.id, request),",
    instead: "",
    test: "of eight notifications at once one takes the file",
  },
  {
    ...announcedFiles,
    file: "functions/notifications/sending/accept.ts",
    says: "isRefusal(error) ? await readEarlier(sending, contentHmac) : undefined",
    instead: "undefined",
    test: "the same notification twice at once gets the same answer, although the file is taken",
  },
  {
    ...once,
    file: "functions/notifications/channels/reference.ts",
    says: "`${referenceOf(deliveryId)}@",
    instead: "`${referenceOf(deliveryId)}.${Math.random()}@",
    test: "has the same Message-ID in every attempt, through any provider",
  },
  {
    ...once,
    file: "functions/notifications/channels/sms-gateway.ts",
    says: '"idempotency-key": referenceOf(livrareId),',
    instead: "",
    test: "that is sent again is one message: its key is the delivery's",
  },
  {
    ...breakers,
    says: "openUntil === undefined || openUntil > now()",
    instead: "openUntil === undefined",
    test: "after its time one of ten deliveries probes the provider",
  },
  {
    ...breakers,
    says: ": !holds(before, probe);",
    instead: ": false;",
    test: "deliveries that were under way when it opened neither close it nor keep it open",
  },
  {
    ...breakers,
    file: "shared/data/change-ephemeral.ts",
    in: "shared/data/change-ephemeral.test.ts",
    says: "onlyIf({ Put: { TableName: ephemeralTable(), Item } }, asRead)",
    instead: "{ item: { Put: { TableName: ephemeralTable(), Item } } }",
    test: "ten changes at once are all made",
  },
  {
    fault: "more messages than a provider takes",
    file: "functions/notifications/channels/rate.ts",
    in: "functions/notifications/channels/rate.test.ts",
    says: "before + i < row.most",
    instead: "before < row.most",
    test: "are as many in a second as it takes messages; the next second has as many again",
  },
  {
    fault: "a test message that reaches a provider",
    file: "functions/notifications/channels/ways.ts",
    in: "functions/notifications/channels/ways.test.ts",
    says: "isTest || (adresa !== undefined && isSimulated(canal, adresa))",
    instead: "isTest",
    test: "numbers of the simulator touch no gateway, and other numbers do",
  },
  {
    fault: "a secret that is sent to another server",
    file: "functions/notifications/providers/settings.ts",
    in: "functions/notifications/providers/providers.test.ts",
    says: "!former || serverOf(settings) === serverOf(former.configuratie)",
    instead: "true",
    test: "another gateway needs the token again; the secret of receipts, which is sent to none, stays",
  },
  {
    ...cancelling,
    file: "functions/notifications/progress/cancel-delivery.ts",
    says: 'if (isLeased(delivery) || !mayBecome(delivery, "Cancelled")) return undefined;',
    instead: 'if (!mayBecome(delivery, "Cancelled")) return undefined;',
    test: "leaves a delivery that a worker holds to that worker, and cancels it once it was given back",
  },
  {
    ...cancelling,
    file: "functions/notifications/tracking/cancel.ts",
    says: "...adding(Cancellations, cancellationJob.waiting({ id, expiresOn })),",
    instead: "",
    test: "that was stopped after its mark goes on by itself",
  },
  {
    ...cancelling,
    file: "functions/notifications/tracking/run-cancellation.ts",
    says: "if (!isIncomplete) return { ended: over(fresh) };",
    instead: "return { ended: over(fresh) };",
    test: "of which a worker holds some goes on until none is left",
  },
  {
    ...cancelling,
    file: "functions/notifications/tracking/run-cancellation.ts",
    says: "if (notification.isResolving) return { waits: { ...row, attempts: 0 }, seconds: PAUSE_SECONDS };",
    instead: "",
    test: "waits until the deliveries are made, and then cancels them",
  },
  {
    ...calling,
    says: "if (earlier && callbackJob.isWaiting(earlier)) return waitUntil(earlier.dueAt, row);",
    instead: "",
    test: "is told in the order of the notification, whichever message comes first",
  },
  {
    ...calling,
    says: "return isEarly(row) ? waitUntil(row.apelLa, row) : call(calls, row, work);",
    instead: "return call(calls, row, work);",
    test: "is not repeated before its time, however many messages come",
  },
  {
    ...calling,
    file: "functions/notifications/callbacks/call-system.ts",
    says: 'if (originOf(system.callbackUrl) !== originOf(callbackUrl)) return "alta-origine";',
    instead: "",
    test: "to another origin than the one that the system has registered now",
  },
  {
    ...expansion,
    says: "when(Notifications, row, { rev: row.rev }),",
    instead: "",
    test: "is refused its next chunk if the notification is cancelled meanwhile; the other deliveries are made as Cancelled",
  },
  {
    ...expansion,
    says: "for (let from = made; from < row.total; from += CHUNK)",
    instead: "for (let from = 0; from < row.total; from += CHUNK)",
    test: "is refused its next chunk if the notification is cancelled meanwhile; the other deliveries are made as Cancelled",
  },
  {
    ...dispatching,
    file: "functions/notifications/dispatch/release.ts",
    says: "releases.filter((_, i) => moved[i])",
    instead: "[...releases]",
    test: "does not signal a row that a worker takes meanwhile",
  },
  {
    ...dispatching,
    file: "functions/notifications/dispatch/turn.ts",
    says: "if (stand && stand.leaseUntil > now && (await askAgain(stand))) return undefined;",
    instead: "",
    test: "runs once at a time: a caller that finds it at work asks for another run",
  },
  {
    fault: "a purged delivery that is sent",
    file: "functions/notifications/lanes/settle.ts",
    in: "functions/notifications/queues/queues.test.ts",
    says: "mark !== undefined && waitsSince(row) <= mark.purgedBefore",
    instead: "mark !== undefined && false",
    test: "in the middle of a run of the dispatcher: its mark stops what the run would release",
  },
  {
    fault: "a dead letter that is replayed although its time is over",
    file: "functions/notifications/queues/replay-queue.ts",
    in: "functions/notifications/queues/queues.test.ts",
    says: "if (hasExpired(row) || row.adresa === undefined) return false;",
    instead: "",
    test: "sends dead letters again, with their attempts from the beginning; expired ones stay",
  },
  {
    ...meeting,
    file: "functions/notifications/delivery/facts.ts",
    says: 'if (isPurged(held, mark)) return cancelled(held, "golit");',
    instead: "",
  },
  {
    ...meeting,
    file: "functions/notifications/delivery/facts.ts",
    says: 'if (notification.anulatLa !== undefined) return cancelled(held, "anulat");',
    instead: "",
  },
  {
    ...meeting,
    file: "shared/jobs/lease.ts",
    says: "const { item } = onlyIf({ Put: put }, { rev: row.rev });",
    instead: "const item = { Put: put };",
  },
  {
    ...meeting,
    file: "functions/notifications/progress/cancel-delivery.ts",
    says: 'if (isLeased(delivery) || !mayBecome(delivery, "Cancelled")) return undefined;',
    instead: 'if (!mayBecome(delivery, "Cancelled")) return undefined;',
  },
  {
    ...meeting,
    file: "functions/notifications/lanes/purge.ts",
    says: "if (!isFree(row) || !isPurged(row, mark)) return false;",
    instead: "if (!isPurged(row, mark)) return false;",
  },
  {
    ...meeting,
    file: "functions/notifications/queues/replay-queue.ts",
    says: "(row) => isDeadLetter(row) && row.dueStatus !== undefined && partitions.includes(row.dueStatus),",
    instead: '(row) => isDeadLetter(row) || !partitions.includes(""),',
  },
  {
    ...meeting,
    file: "functions/notifications/delivery/outcomes.ts",
    says: "dueStatus: givenUpIn(delivery.priority), dueAt: clock.iso(),",
    instead: "",
  },
  {
    ...meeting,
    file: "functions/notifications/delivery/outcomes.ts",
    says: "after: { ...settled(spent),",
    instead: "after: { ...spent,",
  },
];
