import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as asn1 from "asn1js";
import { AltName, type Extension, GeneralName } from "pkijs";
import { oids } from "../../functions/documents/signing/oids.ts";
import { type RegisteredCertificate, registeredCertificate } from "../../shared/auth/client-certificate.ts";
import { buffer, extension, type Identity, issue } from "../signing-service/certificates.ts";
import { pfxOf } from "../signing-service/pfx.ts";

/** The systems that have a client certificate. */
const systems = ["alfa", "beta"];

/** The password of the PFX files, which guard nothing: it is public. */
export const PFX_PASSWORD = "temelia-demo";

const YEAR_MS = 365 * 24 * 3600 * 1000;
const HOUR_MS = 3600 * 1000;
const YEARS = 10;

/** PEM; the names are those of the options of `node:tls`. */
export interface ServerIdentity {
  cert: string;
  key: string;
}

/**
 * The identity of the local server. Makes all certificates of the folder the first time, as PEM with their keys: of a
 * development CA (`ca.pem`, `ca.key.pem`), of the server (`server.pem`) and of each system (`alfa.pem`), whose are also
 * there as PFX (`alfa.pfx`). The CA is only for clients of this server and certificates of further systems.
 */
export async function openDevelopmentCertificates(directory: string): Promise<ServerIdentity> {
  if (!existsSync(directory)) makeFolder(directory, await newFiles());
  const read = (name: string): string => readFileSync(join(directory, name), "utf8");
  return { cert: read("server.pem"), key: read("server.key.pem") };
}

/** The certificate of each system, by its name, as administrators register it. */
export const certificatesIn = (directory: string): Record<string, RegisteredCertificate> =>
  Object.fromEntries(
    systems.flatMap((name) => {
      const registered = registeredCertificate(readFileSync(join(directory, `${name}.pem`), "utf8"));
      return registered ? [[name, registered]] : [];
    }),
  );

type Files = Record<string, string | Buffer>;

/** Makes the folder with all its files at once, so that a killed start leaves no part of them. */
function makeFolder(directory: string, files: Files): void {
  const unfinished = `${directory}.new`;
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(unfinished, name), content, { mode: 0o600 });
  renameSync(unfinished, directory);
}

async function newFiles(): Promise<Files> {
  const now = Date.now();
  const dates = { from: new Date(now - HOUR_MS), until: new Date(now + YEARS * YEAR_MS) };
  const ca = issue({ name: "Temelia – autoritate de dezvoltare", ...dates, use: "authority" });
  const server = issue({ name: "localhost", ...dates, use: "server", extensions: [localNames()] }, ca);
  const ofSystems = await Promise.all(
    systems.map((name) => filesOfSystem(name, issue({ name, ...dates, use: "client" }, ca))),
  );
  return Object.assign(pemFiles("ca", ca), pemFiles("server", server), ...ofSystems) as Files;
}

const filesOfSystem = async (name: string, identity: Identity): Promise<Files> => ({
  ...pemFiles(name, identity),
  [`${name}.pfx`]: await pfxOf(identity, PFX_PASSWORD),
});

const pemFiles = (name: string, { key, certificate }: Identity): Files => ({
  [`${name}.pem`]: certificate.toString(),
  [`${name}.key.pem`]: key.export({ type: "pkcs8", format: "pem" }),
});

/** The host names and addresses of a server on this machine (RFC 5280, 4.2.1.6). */
function localNames(): Extension {
  const address = (bytes: number[]) =>
    new GeneralName({ type: 7, value: new asn1.OctetString({ valueHex: buffer(Buffer.from(bytes)) }) });
  const altNames = [
    new GeneralName({ type: 2, value: "localhost" }),
    address([127, 0, 0, 1]),
    address([...Array<number>(15).fill(0), 1]),
  ];
  return extension(oids.subjectAlternativeName, new AltName({ altNames }).toSchema());
}
