import type { Document } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { useSaved } from "../api/saved.ts";
import { Confirm } from "../kit/confirm.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { setHold } from "./hold.ts";
import { retentionWords } from "./words.ts";

export function LiftQuestion({ documents }: { documents: readonly Document[] }) {
  const text = useWords(retentionWords).holds;
  const language = useLanguage();
  const saved = useSaved(["documents"]);
  const nameOf = (id: string): string =>
    documents.find((one) => String(one.id) === id)?.denumire ?? text.thisDocument;
  return (
    <Confirm
      name="lift"
      title={(id) => text.liftTitle(nameOf(id))}
      verb={text.lift}
      isDangerous
      whyOf={(error) => sentenceOf(error, language)}
      act={async (id) => {
        const said = text.lifted(nameOf(id));
        await setHold(Number(id), false);
        await saved(said, () => setHold(Number(id), true));
      }}
    >
      {() => text.liftText}
    </Confirm>
  );
}
