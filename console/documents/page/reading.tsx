import { useQuery } from "@tanstack/react-query";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { Loaded } from "../../api/failed.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { ConversionRow } from "./conversion-row.tsx";
import { conversionsQuery } from "./conversions.ts";
import type { TabProps } from "./tab-props.ts";
import { isReadable, useOpened } from "./opened.ts";
import { ReadText } from "./read-text.tsx";
import { StartReading } from "./start-reading.tsx";
import { pageWords } from "./words.ts";

/** The text of the document beside its page: read from the file, or from its picture. */
export default function Reading({ search }: TabProps) {
  const text = useWords(pageWords).reading;
  const opened = useOpened();
  const read = useQuery(conversionsQuery(opened.document.id));
  if (!isReadable(opened)) return <EmptyState icon="lock" title={text.locked} />;
  return (
    <>
      <h2>{text.title}</h2>
      <Loaded query={read}>
        {(conversions) => (
          <>
            <Current conversions={conversions} words={search.q} page={search.pagina} />
            <StartReading isFirst={conversions.length === 0} />
            <Earlier conversions={conversions} />
          </>
        )}
      </Loaded>
    </>
  );
}

interface CurrentProps {
  conversions: readonly Conversie[];
  words: string;
  page: number;
}

/** The last text of the current version. */
function Current({ conversions, words, page }: CurrentProps) {
  const { numarVersiune } = useOpened().document;
  const current = conversions.find(
    (one) => one.status === "FINALIZATA" && one.numarVersiune === numarVersiune,
  );
  return current ? <ReadText key={current.id} conversion={current} words={words} page={page} /> : null;
}

function Earlier({ conversions }: { conversions: readonly Conversie[] }) {
  const text = useWords(pageWords).reading;
  if (conversions.length === 0) return null;
  return (
    <section>
      <h3>{text.readings}</h3>
      <ul className="records" aria-label={text.readings}>
        {conversions.map((conversion) => (
          <ConversionRow key={conversion.id} conversion={conversion} />
        ))}
      </ul>
    </section>
  );
}
