import { type ReactNode, useState } from "react";
import { Button } from "../../kit/button.tsx";
import { useWords } from "../../words/words.ts";
import { PrintSheet } from "./print-sheet.tsx";
import { viewerWords } from "./viewer-words.ts";

/** Prints something of the page. */
export function PrintButton({ children }: { children: ReactNode }) {
  const text = useWords(viewerWords);
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <Button look="quiet" icon="print" label={text.print} onPress={() => setIsOn(true)} />
      {isOn && <PrintSheet onEnd={() => setIsOn(false)}>{children}</PrintSheet>}
    </>
  );
}
