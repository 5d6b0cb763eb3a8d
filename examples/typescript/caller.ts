import { readFileSync } from "node:fs";
import { createClient, createSession, isProblem } from "@temelia/client";
import * as documents from "@temelia/client/documents";
import { certificateFetch } from "@temelia/client/node";
import * as notifications from "@temelia/client/notifications";

const {
  TEMELIA: base = "http://localhost:3000",
  TEMELIA_MACHINES: machines = "https://localhost:8443",
  TEMELIA_CERTIFICATES: certificates = ".state/certificates",
  TEMELIA_USER: username = "",
  TEMELIA_PASSWORD: password = "",
} = process.env;

const session = createSession();
const client = createClient({ base, tokens: session, language: "ro" });
await session.signIn(client, "documents", { username, password });

// File.
const file = new File(["Aviz favorabil.\n"], "aviz.txt", { type: "text/plain" });
const filed = await documents.documentsUpload(client, { body: { file, etichete: ["exemplu"] } });
if (filed.status !== 201) throw new Error("content above 100 MB is filed in the background");
const { id, cod } = filed.data;
console.log(`filed ${cod}`);

// Find: a list is right at once; the search, documents.searchList, follows within two seconds.
const found = await documents.documentsList(client, { query: { "filter[cod]": cod } });
console.log(`found ${found.data.items.map(({ denumire }) => denumire).join(", ")}`);

// Sign the version that was filed. Another person's version in between is refused as a conflict.
try {
  const signed = await documents.documentsSign(client, {
    path: { id },
    body: { semnatar: "Elena Țurcanu", numarVersiune: 1 },
  });
  console.log(`signed by ${signed.data.semnatar}: ${signed.data.status}`);
} catch (error) {
  if (!isProblem(error, "conflict")) throw error;
  console.log(`not signed: ${error.message}`);
}

// Tell. Systems call with a certificate; the same tracking id sent again is the same notification.
const [cert, key, ca] = ["alfa", "alfa.key", "ca"].map((name) => readFileSync(`${certificates}/${name}.pem`));
const system = createClient({ base: machines, fetch: certificateFetch({ cert, key, ca }) });
const sent = await notifications.notifyCreate(system, {
  path: { trackingId: `aviz-${cod}` },
  body: {
    subject: "Aviz eliberat",
    body: "Bună ziua, {{nume}}. Avizul {{cod}} este gata.",
    recipients: [{ type: "Email", value: "ana.rusu@exemplu.md", variables: { nume: "Ana", cod } }],
  },
});
console.log(`sent ${sent.data.trackingId}: ${sent.data.status}`);
