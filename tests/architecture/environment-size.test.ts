import { expect, it } from "vitest";
import "../../shared/testing/environment.ts";
import { deployment } from "../../localstack/serverless/deployment.ts";
import { declaredFunctions } from "../../localstack/serverless/functions.ts";

const { settings: trusted } = await import("../../functions/documents/signing/config.ts");

/** Lambda's limit for all variables of a function, names and values together. */
const MOST_BYTES = 4_096;
/** The quotes, the colon and the comma around a variable. */
const AROUND = 6;

const certificatesObject = "certificates/institutia-publica-2026-sigiliu-electronic.pem";
/** A certificate of an RSA key of 4,096 bits has about 2,000 bytes in PEM; the content does not matter here. */
const pem = `-----BEGIN CERTIFICATE-----\\n${"M".repeat(2_000)}\\n-----END CERTIFICATE-----`;

/** Values as an institution sets them; variables not listed here have the value in serverless.yml. */
const realistic: Record<string, string> = {
  SERVICE_COMMIT: "a".repeat(40),
  SERVICE_BUILT_AT: "2026-11-25T10:00:00Z",
  PUBLIC_URL: "https://temelia.institutia-publica.gov.md",
  CORS_ORIGINS: Array.from(
    { length: 5 },
    (_, n) => `https://portal-${String(n)}.institutia-publica.gov.md`,
  ).join(),
  IDENTITY_URL: "https://temelia.institutia-publica.gov.md/identity",
  STORE_ORIGINS: Array.from(
    { length: 3 },
    () => "https://temelia-productie-delivery-123456789012.s3.eu-central-1.amazonaws.com",
  ).join(),
  QUEUE_URL_PREFIX: "https://sqs.eu-central-1.amazonaws.com/123456789012/temelia-productie-",
  SECOND_FACTOR: "administrators",
  FACTOR_GRACE_DAYS: "365",
  SIGN_IN_IDLE_MINUTES: "admin=15,others=480,remembered=43200",
  GOVERNMENT_ISSUER: "https://login.serviciul-de-autentificare.gov.md/v1/institutia",
  GOVERNMENT_CLIENT_ID: "x".repeat(64),
  GOVERNMENT_ASSURANCE: "staff=urn:gov:md:acr:substantial|mfa,admin=urn:gov:md:acr:high|mfa",
  GOVERNMENT_ROLES: "functionar-al-institutiei=ROLE_STAFF,administrator-al-institutiei=ROLE_ADMIN",
  SIGN_IN_PAGES: `/,/cont/intrare,${Array.from({ length: 5 }, (_, n) => `https://portal-${String(n)}.institutia-publica.gov.md/intrare`).join()}`,
  SCAN: "required",
  CLAMD: "clamd.institutia-publica.gov.md:3310",
  SIGNING_SERVICE_URL: "https://semnare.serviciul-de-semnare.gov.md/v1/institutia",
  SIGNING_KMS_KEY: "alias/temelia-productie-signing",
  SIGNING_KMS_CERTIFICATES: certificatesObject,
  SIGNING_STAMP_URL: "https://marci-de-timp.serviciul-de-semnare.gov.md/tsa/rfc3161",
  SIGNATURE_TRUST: certificatesObject,
  TRUST_LIST_URL: "https://liste-de-incredere.autoritatea-de-supraveghere.gov.md/ro/lista-listelor.xml",
  TRUST_LIST_SIGNERS: certificatesObject,
  PRIVATE_LIST_ADDRESSES: "none",
  PRIVATE_STORE_ADDRESSES: Array.from({ length: 10 }, (_, n) => `10.20.${String(n)}.0/24`).join(),
  PROVIDER_A_CLIENT_ID: `${"9".repeat(12)}-${"x".repeat(32)}.apps.googleusercontent.com`,
  PROVIDER_B_URL: "https://gitlab.institutia-publica.gov.md",
  PROVIDER_B_CLIENT_ID: "x".repeat(64),
  ORGANIZATION_QUOTA: "500000000000,1000000",
  PERSON_QUOTA: "20000000000,100000",
  CLIENT_RATE_PER_MINUTE: "3000",
  SEARCH_URL: "https://search-temelia-productie-abcdefghijklmnopqrstuvwxyz.eu-central-1.es.amazonaws.com",
  MAIL_FROM: "Serviciul de documente <no-reply@temelia.institutia-publica.gov.md>",
};
/** Also longer than the name of a secret. */
const NAME_OF_RESOURCE = "temelia-productie-documents-content-123456789012";

it("the environment of every function is within Lambda's 4 KB, with the values that an institution has", () => {
  const common = deployment().provider.environment;
  const sizes = Object.entries(declaredFunctions()).map(([name, { environment }]) => {
    const variables = Object.keys({ ...common, ...environment });
    const bytes = variables.map(
      (variable) => Buffer.byteLength(variable + (realistic[variable] ?? NAME_OF_RESOURCE)) + AROUND,
    );
    return { name, bytes: bytes.reduce((sum, one) => sum + one, 0) };
  });
  expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES)).toEqual([]);
  expect(sizes.length).toBeGreaterThan(30);
});

it("certificates are in an object that their variable names: an RSA chain and two roots would take twice the 4 KB", () => {
  for (const { rule } of [trusted.kmsCertificates, trusted.trust]) {
    expect([certificatesObject, "none"].map((value) => rule.safeParse(value).success)).toEqual([true, true]);
    // Roles may read below certificates/ only.
    for (const refused of [pem, "uploads/a.pem", "certificates/../uploads/a.pem", "certificates/"])
      expect(rule.safeParse(refused).success).toBe(false);
  }
});
