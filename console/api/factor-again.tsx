import { useSyncExternalStore } from "react";
import { Dialog } from "../kit/dialog.tsx";
import { FactorForm } from "../shell/factor-form.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { shellWords } from "../shell/words.ts";
import { labelOf } from "./places.ts";
import { askedAgain, onAskedAgain } from "./step-up.ts";

/** Asks for the second factor above the page, which keeps what was typed and goes on. */
export default function FactorAgain() {
  const text = useWords(shellWords).signIn.factor;
  const language = useLanguage();
  const asked = useSyncExternalStore(onAskedAgain, askedAgain);
  if (!asked) return null;
  const { service, methods, give, end } = asked;
  return (
    <Dialog title={text.title(labelOf(service, language))} onClose={() => end(false)}>
      <p>{text.again}</p>
      <FactorForm
        methods={methods}
        give={give}
        onGiven={() => end(true)}
        onOver={() => end(false)}
        otherwise={{ label: text.notNow, onPress: () => end(false) }}
      />
    </Dialog>
  );
}
