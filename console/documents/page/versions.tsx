import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { versionsDownload, versionsRestore } from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { CopyButton } from "../../kit/facts.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { EmptyState, StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Comparison } from "./comparison.tsx";
import { isReadable, useOpened } from "./opened.ts";
import type { TabProps } from "./tab-props.ts";
import { useAct } from "./use-act.ts";
import { useDownload } from "./use-download.ts";
import { versionsQuery } from "./version-list.ts";
import { contentWords } from "./words-content.ts";
import { pageWords } from "./words.ts";

function VersionRow({ version }: { version: VersiuneView }) {
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
  const save = useDownload();
  const { document } = opened;
  const { numarVersiune: numar, hashSha256, poate, curenta, extensie } = version;
  const { id } = document;
  const restore = (number: number) => versionsRestore(client, { path: { id, numar: number } });
  const download = () =>
    save({
      call: (headers) => versionsDownload(client, { path: { id, numar }, headers }),
      hashSha256,
      name: `${document.denumire} (v${numar}).${extensie}`,
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

interface Props {
  versions: readonly VersiuneView[];
  /** Gets two numbers, like `1-3`. */
  onCompare: (pair: string) => void;
}

/** Chooses two versions to compare; the last two at first. */
function CompareChoice({ versions, onCompare }: Props) {
  const text = useWords(contentWords).versions;
  const { number, date } = useFormats();
  const numbers = versions.map(({ numarVersiune }) => String(numarVersiune));
  const [older, setOlder] = useState(numbers[1] ?? "");
  const [newer, setNewer] = useState(numbers[0] ?? "");
  const options = versions.map(({ numarVersiune, creatLa }) => ({
    id: String(numarVersiune),
    label: `${text.number(number(numarVersiune))}, ${date(creatLa)}`,
  }));
  return (
    <section className="compare" aria-label={text.compareTitle}>
      <h3>{text.compareTitle}</h3>
      <SelectField
        label={text.older}
        field={{ id: "compare-older", name: "older", value: older, onChange: setOlder }}
        options={options}
        isRequired
      />
      <SelectField
        label={text.newer}
        field={{ id: "compare-newer", name: "newer", value: newer, onChange: setNewer }}
        options={options}
        isRequired
      />
      <Button onPress={() => onCompare(`${older}-${newer}`)}>{text.compare}</Button>
    </section>
  );
}

export default function Versions(props: TabProps) {
  const text = useWords(contentWords).versions;
  const { document } = useOpened();
  const read = useQuery(versionsQuery(document.id));
  return (
    <>
      <h2>{text.title}</h2>
      <AddLink />
      <Loaded query={read} lines={6}>
        {(versions) => <List versions={versions} {...props} />}
      </Loaded>
    </>
  );
}

function AddLink() {
  const text = useWords(pageWords);
  const { id, poate } = useOpened().document;
  if (!poate.includes("ADAUGA_VERSIUNE")) return null;
  return (
    <p>
      <DialogLink verb={text.acts.addVersion} name="version" id={id} look="plain" icon="upload" />
    </p>
  );
}

function List({ versions, search, hrefWith, setSearch }: TabProps & { versions: readonly VersiuneView[] }) {
  const text = useWords(pageWords);
  const { mod, status } = useOpened().document;
  if (versions.length === 0) {
    const reason = mod === "LEGATURA" ? text.versions.elsewhere : text.versions.none;
    return <EmptyState icon="document" title={status === "PURJAT" ? text.versions.purged : reason} />;
  }
  const chosen = search.compara
    .split("-")
    .map((number) => versions.find(({ numarVersiune }) => String(numarVersiune) === number));
  const [older, newer] = chosen;
  if (older && newer)
    return <Comparison older={older} newer={newer} back={hrefWith({ compara: undefined })} />;
  return (
    <>
      <ol className="records" aria-label={text.versions.title}>
        {versions.map((version) => (
          <VersionRow key={version.id} version={version} />
        ))}
      </ol>
      {versions.length > 1 && (
        <CompareChoice versions={versions} onCompare={(compara) => setSearch({ compara })} />
      )}
    </>
  );
}
