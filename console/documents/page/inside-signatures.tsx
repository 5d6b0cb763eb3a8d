import { Failed } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { Skeleton } from "../../kit/states.tsx";
import { announce } from "../../kit/live.ts";
import { useWords } from "../../words/words.ts";
import { useInside } from "./inside.ts";
import { isReadable, useOpened } from "./opened.ts";
import { Verdict } from "./verdict.tsx";
import { pageWords } from "./words.ts";

/** Every signature of the current version, judged when the page was opened and at each press. */
export function InsideSignatures() {
  const text = useWords(pageWords).signatures;
  const opened = useOpened();
  const inside = useInside();
  if (!isReadable(opened) || opened.document.hashSha256 === undefined) return null;
  const verifyAll = async (): Promise<void> => {
    const { data = [] } = await inside.refetch();
    const bad = data.filter(({ status }) => status !== "VALIDA").length;
    announce(bad === 0 ? text.allGood(data.length) : text.someBad(bad));
  };
  return (
    <section>
      <h3>{text.inFile}</h3>
      {inside.isError && <Failed error={inside.error} onRetry={() => void inside.refetch()} />}
      {inside.isFetching && !inside.data && <Skeleton lines={2} />}
      {inside.data?.length === 0 && <p className="hint">{text.noneInFile}</p>}
      {inside.data && inside.data.length > 0 && (
        <ol className="records" aria-label={text.inFile}>
          {inside.data.map((signature) => (
            <li key={`${signature.numarRevizie} ${signature.amprenta ?? ""}`}>
              <Verdict {...signature} />
              {!signature.aici && <p className="hint">{text.elsewhere}</p>}
            </li>
          ))}
        </ol>
      )}
      <Button icon="check" isPending={inside.isFetching} onPress={() => void verifyAll()}>
        {text.verifyAll}
      </Button>
    </section>
  );
}
