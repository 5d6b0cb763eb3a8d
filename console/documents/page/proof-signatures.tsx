import { useQuery } from "@tanstack/react-query";
import { semnaturaDocumentsDownload } from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDocument, VersiuneView } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Commands } from "./commands.tsx";
import { passwordHeader, useOpened } from "./opened.ts";
import { detachedCommands, insideCommands, signatureFile, versionFile } from "./proof-commands.ts";
import { saveFile } from "../../kit/save-file.ts";
import { signaturesQuery } from "./signature-list.ts";
import { useAct } from "./use-act.ts";
import { Verdict } from "./verdict.tsx";
import { versionsQuery } from "./version-list.ts";
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
  const run = useAct();
  const { document, password } = useOpened();
  const name = signatureFile(document.cod, signature);
  if (!signature.poate.includes("DESCARCA")) return null;
  const save = () =>
    run(document.id, async () => {
      const call = { path: { id: signature.id }, headers: passwordHeader(password) };
      const { content } = await download(client, () => semnaturaDocumentsDownload(client, call));
      saveFile(content, name);
      return { text: text.signatures.downloaded(name) };
    });
  return (
    <p className="no-print">
      <Button icon="download" label={`${text.acts.download}: ${name}`} onPress={() => void save()}>
        {name}
      </Button>
    </p>
  );
}
