import { useQuery } from "@tanstack/react-query";
import { versionsDownload } from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Commands } from "./commands.tsx";
import { isReadable, passwordHeader, useOpened } from "./opened.ts";
import { hashCommand, versionFile } from "./proof-commands.ts";
import { saveFile } from "../../kit/save-file.ts";
import { useAct } from "./use-act.ts";
import { versionsQuery } from "./version-list.ts";
import { pageWords } from "./words.ts";

export function ProofVersions() {
  const text = useWords(pageWords).proof;
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

/** Saves a version by the name that the printed commands use. */
export function SaveVersion({ version }: { version: VersiuneView }) {
  const text = useWords(pageWords);
  const opened = useOpened();
  const run = useAct();
  const { document, password } = opened;
  if (!isReadable(opened) || !version.poate.includes("DESCARCA")) return null;
  const name = versionFile(document.cod, version);
  const save = () =>
    run(document.id, async () => {
      const path = { id: document.id, numar: version.numarVersiune };
      const call = { path, headers: passwordHeader(password) };
      const { content } = await download(client, () => versionsDownload(client, call), {
        hashSha256: version.hashSha256,
      });
      saveFile(content, name);
      return { text: text.acts.verified(name) };
    });
  return (
    <Button icon="download" label={`${text.acts.download}: ${name}`} onPress={() => void save()}>
      {name}
    </Button>
  );
}
