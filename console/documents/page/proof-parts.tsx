import { useQuery } from "@tanstack/react-query";
import {
  semnaturaDocumentsDownload,
  versionsDownload,
} from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDocument, VersiuneView } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Commands } from "./commands.tsx";
import { isReadable, useOpened } from "./opened.ts";
import {
  detachedCommands,
  hashCommand,
  insideCommands,
  signatureFile,
  versionFile,
} from "./proof-commands.ts";
import { signaturesQuery } from "./signature-list.ts";
import { useDownload } from "./use-download.ts";
import { Verdict } from "./verdict.tsx";
import { versionsQuery } from "./version-list.ts";
import { historyWords } from "./words-history.ts";
import { pageWords } from "./words.ts";

export function ProofSignatures() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const read = useQuery(signaturesQuery(document.id));
  const { data: versions = [] } = useQuery(versionsQuery(document.id));
  return (
    <section>
      <h2>{text.signatures.title}</h2>
      <Loaded query={read}>
        {(signatures) =>
          signatures.length === 0 ? (
            <p>{text.signatures.none}</p>
          ) : (
            <>
              <p>{text.proof.rootHint}</p>
              {signatures.map((signature) => (
                <ProofSignature
                  key={signature.id}
                  signature={signature}
                  version={versions.find(({ numarVersiune }) => numarVersiune === signature.numarVersiune)}
                />
              ))}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

interface Props {
  signature: SemnaturaDocument;
  version: VersiuneView | undefined;
}

function ProofSignature({ signature, version }: Props) {
  const text = useWords(pageWords);
  const { number, dateTime } = useFormats();
  const { document } = useOpened();
  const { numarVersiune, certificat, serie, amprenta, stampilaLa, verificatLa, tip, semnatar } = signature;
  const file = version && versionFile(document.cod, version);
  const title = text.proof.signatureCheck(semnatar, number(numarVersiune));
  return (
    <section className="proof-signature">
      <Verdict {...signature} />
      <KeyValues
        entries={[
          { label: text.details.version, value: number(numarVersiune) },
          { label: text.proof.certificate, value: certificat },
          { label: text.proof.serial, value: <code>{serie}</code> },
          { label: text.proof.fingerprint, value: <code>{amprenta}</code> },
          ...(stampilaLa === undefined ? [] : [{ label: text.proof.stamp, value: dateTime(stampilaLa) }]),
          ...(verificatLa === undefined
            ? []
            : [{ label: text.proof.verified, value: dateTime(verificatLa) }]),
        ]}
      />
      {file !== undefined && tip === "PADES" && <Commands title={title} text={insideCommands(file)} />}
      {file !== undefined && tip === "CADES" && (
        <>
          <SaveSignature signature={signature} />
          <Commands title={title} text={detachedCommands(signatureFile(document.cod, signature), file)} />
        </>
      )}
    </section>
  );
}

function SaveSignature({ signature }: { signature: SemnaturaDocument }) {
  const text = useWords(pageWords);
  const download = useDownload();
  const name = signatureFile(useOpened().document.cod, signature);
  if (!signature.poate.includes("DESCARCA")) return null;
  const save = () =>
    download({
      call: (headers) => semnaturaDocumentsDownload(client, { path: { id: signature.id }, headers }),
      name,
      isNamed: true,
    });
  return (
    <p className="no-print">
      <Button icon="download" label={`${text.acts.download}: ${name}`} onPress={() => void save()}>
        {name}
      </Button>
    </p>
  );
}

export function ProofVersions() {
  const text = useWords(historyWords).proof;
  const { document } = useOpened();
  const read = useQuery(versionsQuery(document.id));
  return (
    <section>
      <h2>{text.versions}</h2>
      <Loaded query={read}>
        {(versions) => (
          <>
            <VersionTable versions={versions} />
            {versions[0] && (
              <Commands
                title={text.hashCheck}
                text={hashCommand(versionFile(document.cod, versions[0]), versions[0].hashSha256)}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function VersionTable({ versions }: { versions: readonly VersiuneView[] }) {
  const text = useWords(pageWords);
  const { number, size, dateTime } = useFormats();
  const nameOf = usePeople(versions.map(({ creatDe }) => creatDe));
  return (
    <div className="table-frame" tabIndex={0} role="region" aria-label={text.proof.versions}>
      <table className="table proof-table">
        <thead className="table-head">
          <tr>
            <th scope="col">{text.details.version}</th>
            <th scope="col">{text.details.created}</th>
            <th scope="col">{text.details.size}</th>
            <th scope="col">SHA-256</th>
            <th scope="col" className="no-print">
              {text.proof.file}
            </th>
          </tr>
        </thead>
        <tbody>
          {versions.map((version) => (
            <tr key={version.id}>
              <th scope="row">{number(version.numarVersiune)}</th>
              <td>{text.details.byAt(nameOf(version.creatDe), dateTime(version.creatLa))}</td>
              <td>{size(version.dimensiune)}</td>
              <td>
                <code>{version.hashSha256}</code>
              </td>
              <td className="no-print">
                <SaveVersion version={version} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Saves a version under the name that the printed commands use. */
function SaveVersion({ version }: { version: VersiuneView }) {
  const text = useWords(pageWords);
  const opened = useOpened();
  const download = useDownload();
  const { id, cod } = opened.document;
  if (!isReadable(opened) || !version.poate.includes("DESCARCA")) return null;
  const { numarVersiune: numar, hashSha256 } = version;
  const name = versionFile(cod, version);
  const save = () =>
    download({
      call: (headers) => versionsDownload(client, { path: { id, numar }, headers }),
      hashSha256,
      name,
      isNamed: true,
    });
  return (
    <Button icon="download" label={`${text.acts.download}: ${name}`} onPress={() => void save()}>
      {name}
    </Button>
  );
}
