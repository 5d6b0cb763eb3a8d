export { ContentMismatch, download } from "./download.ts";
export type { Download, DownloadOptions, FileAnswer } from "./download.ts";
export { sha256 } from "./digest.ts";
export type {
  Answer,
  AnyCall,
  Call,
  CallOptions,
  Client,
  Clock,
  Network,
  Operation,
  Revision,
} from "./operation.ts";
export { feed, pages, rows } from "./pages.ts";
export type { NextPage, Page, RowOf } from "./pages.ts";
export { ConnectionLost, isProblem, Problem } from "./problems.ts";
export type { FieldProblem, ProblemKind } from "./problems.ts";
export type { GovernmentSession, GovernmentSignIn, SessionZone } from "./government-login.ts";
export { challengeOf } from "./second-factor.ts";
export { type OwnSignIn, ownSignIns } from "./sign-ins.ts";
export type { FactorMethod, FactorProof, SignInChallenge } from "./second-factor.ts";
export { createSession } from "./session.ts";
export type { EndReason, PersonScheme, SessionEvent } from "./kept-tokens.ts";
export type { Credentials, Session } from "./session.ts";
export { browserStore, memoryStore } from "./session-store.ts";
export type { BrowserWindow, SessionStore } from "./session-store.ts";
export { createClient } from "./transport.ts";
export type { ClientOptions, Tokens } from "./transport.ts";
export { uploadLarge, UploadFailed } from "./upload-large.ts";
export type { LargeUpload, Uploaded, UploadOperations, UploadState } from "./upload-large.ts";
