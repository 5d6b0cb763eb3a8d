import { versionsDownload, versionsRestore } from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { CopyButton } from "../../kit/facts.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { isReadable, passwordHeader, useOpened } from "./opened.ts";
import { downloadAndSave } from "./save.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

export function VersionRow({ version }: { version: VersiuneView }) {
  const text = useWords(pageWords);
  const { size, dateTime, number } = useFormats();
  const { numarVersiune, curenta, comentariu, creatDe, creatLa, dimensiune, extensie, format, hashSha256 } =
    version;
  const nameOf = usePeople([creatDe]);
  const title = text.versions.number(number(numarVersiune));
  return (
    <li>
      <p className="record-title">
        <strong>{title}</strong> {curenta && <StateBadge tone="good">{text.versions.current}</StateBadge>}
      </p>
      {comentariu && <p>{comentariu}</p>}
      <p className="hint">
        {text.formats[format]} ({extensie}), {size(dimensiune)}
      </p>
      <p className="hint">{text.details.byAt(nameOf(creatDe), dateTime(creatLa))}</p>
      <p className="hash">
        SHA-256 <code>{hashSha256}</code>
      </p>
      <div className="acts">
        <VersionActs version={version} title={title} />
        <CopyButton text={hashSha256} label={text.details.copyHash} />
      </div>
    </li>
  );
}

function VersionActs({ version, title }: { version: VersiuneView; title: string }) {
  const text = useWords(pageWords);
  const opened = useOpened();
  const run = useAct();
  const { document, password } = opened;
  const { numarVersiune: numar, hashSha256, poate, curenta, extensie } = version;
  const { id } = document;
  const restore = (number: number) => versionsRestore(client, { path: { id, numar: number } });
  const download = () =>
    run(id, async () => {
      const call = { path: { id, numar }, headers: passwordHeader(password) };
      const name = await downloadAndSave({
        call: () => versionsDownload(client, call),
        hashSha256,
        name: `${document.denumire} (v${numar}).${extensie}`,
      });
      return { text: text.acts.verified(name) };
    });
  const bringBack = () =>
    run(id, async () => {
      const { status } = await restore(numar);
      if (status === 202) return { text: text.versions.restoring(String(numar)) };
      const undo = () =>
        run(id, async () => {
          await restore(document.numarVersiune);
          return { text: text.acts.undone };
        });
      return {
        text: text.versions.restored(String(numar)),
        act: { title: text.acts.undo, onPress: () => void undo() },
      };
    });
  return (
    <>
      {poate.includes("DESCARCA") && isReadable(opened) && (
        <Button icon="download" label={`${text.acts.download}: ${title}`} onPress={() => void download()}>
          {text.acts.download}
        </Button>
      )}
      {!curenta && poate.includes("RESTAUREAZA") && (
        <Button icon="retry" label={`${text.versions.restore}: ${title}`} onPress={() => void bringBack()}>
          {text.versions.restore}
        </Button>
      )}
    </>
  );
}
