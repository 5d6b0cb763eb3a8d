import { useQuery } from "@tanstack/react-query";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { CompareChoice } from "./compare-choice.tsx";
import { Comparison } from "./comparison.tsx";
import type { TabProps } from "./tab-props.ts";
import { useOpened } from "./opened.ts";
import { VersionRow } from "./version-row.tsx";
import { versionsQuery } from "./version-list.ts";
import { pageWords } from "./words.ts";

export default function Versions(props: TabProps) {
  const text = useWords(pageWords).versions;
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
  const dialogs = useDialogAddress();
  const { id, poate } = useOpened().document;
  if (!poate.includes("ADAUGA_VERSIUNE")) return null;
  return (
    <p>
      <Link href={dialogs.hrefOf({ name: "version", id: String(id) })} look="plain" icon="upload">
        {text.acts.addVersion}
      </Link>
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
