import { generateKeyPairSync, randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const stage = `test-${randomUUID().slice(0, 8)}`;

/** Port 1 of this machine: nothing listens there, so connections to what is not started are refused at once. */
const NOWHERE = "127.0.0.1:1";

/** A new ES256 key for organization tokens, as PEM. */
export const newSigningKey = (): string =>
  generateKeyPairSync("ec", { namedCurve: "P-256" })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();

/**
 * A complete configuration with harmless values and a stage of its own, so that test files share no data.
 * Tests that need the local cloud set AWS_ENDPOINT_URL and QUEUE_URL_PREFIX before they load the code.
 */
export const testEnvironment = {
  STAGE: stage,
  SERVICE_VERSION: "1.2.3",
  SERVICE_COMMIT: "0123456789abcdef",
  SERVICE_BUILT_AT: "2026-01-01T00:00:00.000Z",
  TABLE_PREFIX: `temelia-${stage}`,
  CONTENT_BUCKET: `temelia-${stage}-content-000000000000`,
  STAGING_BUCKET: `temelia-${stage}-staging-000000000000`,
  DELIVERY_BUCKET: `temelia-${stage}-delivery-000000000000`,
  NOTIFICATIONS_BUCKET: `temelia-${stage}-notifications-000000000000`,
  EVIDENCE_BUCKET: `temelia-${stage}-evidence-000000000000`,
  CONTENT_KEY: `alias/temelia-${stage}-content`,
  QUEUE_URL_PREFIX: `http://${NOWHERE}/000000000000/temelia-${stage}-`,
  STORE_ORIGINS: "https://store.test",
  S3_PATH_STYLE: "true",
  PUBLIC_URL: "http://temelia.test",
  CORS_ORIGINS: "http://front.test",
  USER_TOKEN_SECRET: `${"0123456789abcdef".repeat(4)}-{service}`,
  FOUR_EYES: "off",
  APPROVER_APART_DAYS: "30",
  DELIVERIES_PER_SECOND: "100",
  REGISTRY_KEY: "0f1e2d3c4b5a6978".repeat(3),
  RECIPIENTS_ENABLED: "true",
  VAPID_PRIVATE_KEY: "KE0eiUepRawtij75OFyDgsUVFD9TJ4pZUbg-kQshqlM",
  VAPID_CONTACT: "mailto:operator@temelia.test",
  FRONT_SECRET: "fedcba9876543210".repeat(3),
  MACHINE_HOST: "sisteme.temelia.test",
  STAFF_NETWORKS: "any",
  ADMIN_NETWORKS: "any",
  APP_NETWORKS: "any",
  SECOND_FACTOR: "off",
  FACTOR_GRACE_DAYS: "14",
  SIGN_IN_IDLE_MINUTES: "admin=15,others=480,remembered=43200",
  GOVERNMENT_LOGIN: "optional",
  GOVERNMENT_ISSUER: "https://login.invalid",
  GOVERNMENT_CLIENT_ID: "temelia",
  GOVERNMENT_CLIENT_SECRET: "secretul-de-proba-al-loginului",
  PERSON_KEY: "a0b1c2d3e4f50617".repeat(3),
  SIGN_IN_PAGES: "/cont/intrare,http://front.test/intrare",
  GOVERNMENT_ASSURANCE: "none",
  GOVERNMENT_ROLES: "staff=ROLE_STAFF,admin=ROLE_ADMIN",
  PASSWORD_DENYLIST: "true",
  MAX_INLINE_BYTES: "1000000",
  MAX_DIRECT_BYTES: "3000000",
  PRIVATE_STORE_ADDRESSES: "127.0.0.1,::1",
  PRIVATE_CALLBACK_ADDRESSES: "127.0.0.1,::1",
  PRIVATE_GATEWAY_ADDRESSES: "127.0.0.1,::1",
  VAPID_PUBLIC_KEY: "BOFj3jCHdTVKAtUJ4OnQhSL3oy7ZeRDHx5Y9XAMMyazl4kRXk7HI_FiUQqKZpu9V_jO6tN4_m5m8z7L0MrObm3U",
  PRIVATE_AUDIT_ADDRESSES: "127.0.0.1,::1",
  PUSH_HOSTS: "fcm.googleapis.com,*.notify.windows.com,127.0.0.1",
  PUBLIC_RATE_PER_MINUTE: "600",
  CODES_PER_HOUR: "100000",
  ORGANIZATION_QUOTA: "none,none",
  PERSON_QUOTA: "none,none",
  CLIENT_RATE_PER_MINUTE: "3000",
  SMS_CODE_PREFIXES: "+373",
  METRICS_FLUSH_SECONDS: "86400",
  CALLER_CACHE_SECONDS: "0",
  SECRET_CACHE_SECONDS: "300",
  BUCKET_CACHE_SECONDS: "0",
  STRICT_IDNO: "false",
  IDENTITY_URL: `http://${NOWHERE}/identity`,
  IDENTITY_SIGNING_KEY: newSigningKey(),
  SYSTEM_ID: "furnizor-de-proba",
  INVOICE_DUE_DAYS: "30",
  RECORD_DAYS: "400",
  SMS_STOP_WORDS: "STOP,STOPARE,СТОП",
  SMS_START_WORDS: "START,СТАРТ",
  DELIVERY_RETRY_SECONDS: "10,30,120,600,1800",
  SIGNING_SERVICE_URL: process.env.TEMELIA_TEST_SIGNING ?? `http://${NOWHERE}`,
  SIGNING_SERVICE_TOKEN: "only-for-the-local-signing-service",
  SIGNING_KMS_KEY: "none",
  SIGNING_KMS_CERTIFICATES: "none",
  SIGNING_STAMP_URL: "none",
  SIGNATURE_TRUST: process.env.TEMELIA_TEST_TRUST ? "certificates/roots.pem" : "none",
  TRUST_LIST_URL: "none",
  TRUST_LIST_SIGNERS: "none",
  PRIVATE_LIST_ADDRESSES: "127.0.0.1",
  PRIVATE_REVOCATION_ADDRESSES: "127.0.0.1,::1",
  CERTIFICATES_BUCKET: `temelia-${stage}-content-000000000000`,
  SIGNATURE_LEVEL: "none",
  PROVIDER_A_AUTHORIZE_URL: `http://${NOWHERE}/a/authorize`,
  PROVIDER_A_OAUTH_URL: `http://${NOWHERE}/a`,
  PROVIDER_A_API_URL: `http://${NOWHERE}/a/drive/v3`,
  PROVIDER_A_CLIENT_ID: "temelia",
  PROVIDER_A_CLIENT_SECRET: "secretul-de-proba-a",
  PROVIDER_B_URL: `http://${NOWHERE}/b`,
  PROVIDER_B_CLIENT_ID: "temelia",
  PROVIDER_B_CLIENT_SECRET: "secretul-de-proba-b",
  SMTP_URL: `smtp://${NOWHERE}`,
  MAIL_FROM: "temelia@temelia.test",
  SEARCH_SHARDS: "1",
  SEARCH_REPLICAS: "auto",
  SEARCH_URL: pathToFileURL(join(process.env.TEMELIA_TEST_FOLDER ?? tmpdir(), `${stage}.sqlite`)).href,
  OCR_ENGINE: "tesseract",
  OFFICE_CONVERTER_URL: "none",
  OCR_DATA_FOLDER: "none",
  AWS_REGION: "eu-central-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_ENDPOINT_URL: `http://${NOWHERE}`,
};

Object.assign(process.env, testEnvironment);
