/** Samples whose answer may be a refusal, with the reason why the demo data cannot change that. */
type Refusals = Record<string, { status: number[]; because: string }>;

const each = (ids: string, status: number | number[], because: string): Refusals =>
  Object.fromEntries(ids.split(" ").map((id) => [id, { status: [status].flat(), because }]));

const mail = each("account.activate account.finishReset", 400, "the key comes by mail");
const sessions = each(
  "staff.sessions.remove admin.sessions.remove",
  404,
  "the token is that of an account, which has no session at the government's login",
);
const AGAIN = "an account of that name is there from the first attempt";
const account = {
  ...each("users.create users.replaceById", 400, AGAIN),
  ...each(
    "authenticate.finish",
    [400, 401],
    "the challenge comes with a sign-in, the code from a person's app",
  ),
  ...each(
    "factors.create factors.finish factors.patch factors.remove recoveryCodes.replace",
    [400, 401, 403, 404],
    "a factor takes a person with a password and an app",
  ),
  ...each("users.revokeFactors", 404, "no account has a factor"),
  ...each("signIns.revoke", 404, "the id is that of a sign-in of the caller's own"),
};
const selfService = each("account.register", 400, AGAIN);
const zoneAccount = each("admin.users.create", 400, AGAIN);
const decisions = (because: string) =>
  each(
    "admin.approvals.read admin.approvals.readResult admin.approvals.approve admin.approvals.reject admin.approvals.withdraw",
    404,
    because,
  );

/** By service and operation id. */
export const refusals: Record<string, Refusals> = {
  documents: {
    ...mail,
    ...selfService,
    ...zoneAccount,
    ...sessions,
    ...account,
    ...each("app-users.create", 400, "a person of that name is there from the first attempt"),
    ...each("conexiuni.finish", 400, "the provider calls it, with a state that a person's browser holds"),
    ...each("semnatura-documents.createDocument", 404, "the document has no files inside"),
    ...each("imports.read", 404, "an import begins with a person's consent at the provider"),
    ...each("admin.jobs.retry", 404, "no job has failed"),
    ...each("templates.import", 400, "the file has to be one that templates.export gave"),
    ...each(
      "admin.approvals.approve admin.approvals.reject",
      [403, 409],
      "another administrator than the one who asked decides",
    ),
    ...each("admin.approvals.readResult", 404, "the act that was asked for gives no secret"),
    ...each("transcriere.readText transcriere.download", [404, 409], "a transcription takes a while"),
    ...each(
      "documents.downloadWithPassword versions.downloadWithPassword",
      [400, 403],
      "the document has no password",
    ),
  },
  identity: {
    ...account,
    ...decisions("only the reset of factors waits for a second person, and no account has one"),
  },
  invoicing: {
    ...account,
    ...decisions("acts wait for a second person only where a stage asks for that (FOUR_EYES)"),
  },
  notifications: {
    ...mail,
    ...selfService,
    ...zoneAccount,
    ...sessions,
    ...account,
    ...each("admin.jobs.retry", 404, "no job has failed"),
    ...each(
      "me-devices.remove citizen.push-subscriptions.remove",
      404,
      "Maria has one browser, which one of the two removes",
    ),
    ...each("suppressions.remove", 404, "no address is suppressed"),
    ...each("public.unsubscribe.read public.unsubscribe.request", 404, "the token comes by mail"),
    ...each(
      "push-subscriptions.create citizen.push-subscriptions.create me-devices.create push-subscriptions.replace",
      400,
      "the address has to be one that a browser gets from a push service",
    ),
    ...each(
      "me-contacts.verify citizen.contacts.verify",
      [400, 409],
      "the code comes to the contact by mail or SMS",
    ),
    ...each(
      "admin.approvals.approve admin.approvals.reject",
      [403, 409],
      "another administrator than the one who asked decides",
    ),
    ...each("admin.approvals.readResult", 404, "the act that was asked for gives no secret"),
    ...each(
      "citizen.notifications.read citizen.notifications.setRead me-notifications.setRead",
      404,
      "no institution has written to Maria yet",
    ),
  },
  platform: {
    ...mail,
    ...selfService,
    ...sessions,
    ...account,
    ...decisions("acts wait for a second person only where a stage asks for that (FOUR_EYES)"),
    ...each("public.badges.read", 404, "a badge needs an audit that has ended, which takes minutes"),
    ...each(
      "admin.issues.read admin.issues.patch staff.issues.read",
      404,
      "issues come from an audit that has ended",
    ),
    ...each(
      "admin.audits.readPage admin.audits.readSarif admin.audits.readJunit admin.audits.listExchanges " +
        "staff.audits.readPage app.audits.readSarif app.audits.readJunit",
      404,
      "a report needs an audit that has ended, which takes minutes",
    ),
    ...each("admin.systems.acceptContract", 400, "contracts come from an audit that has ended"),
  },
  "template-admin": {
    ...account,
    ...decisions("only the reset of factors waits for a second person, and no account has one"),
    ...each("organizations.readOfUser", 404, "the demo organization has no users"),
  },
};
