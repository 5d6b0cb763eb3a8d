import { useState } from "react";
import { ownFactors } from "../../client/second-factor.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { labelOf, type Service } from "../api/places.ts";
import { Button } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { saveFile } from "../kit/save-file.ts";
import { Problem } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { factorWords } from "./factor-words.ts";

interface RecoveryCodesProps {
  service: Service;
  codes: readonly string[];
  onEnd: () => void;
}

/** Recovery codes, shown now and never again: to print, to save or to copy. */
export function RecoveryCodes({ service, codes, onEnd }: RecoveryCodesProps) {
  const text = useWords(factorWords);
  const language = useLanguage();
  const lines = codes.join("\n");
  const download = (): void => {
    const content = `${text.fileTitle(labelOf(service, language))}\n\n${lines}\n`;
    saveFile(new Blob([content], { type: "text/plain;charset=utf-8" }), `temelia-${service}-coduri.txt`);
  };
  return (
    <div className="secret printed" role="status">
      <p>{text.codesText}</p>
      <ol className="recovery-codes" aria-label={text.codesTitle}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="acts">
        <Button onPress={() => window.print()}>{text.print}</Button>
        <Button onPress={download}>{text.download}</Button>
        <CopyButton text={lines} label={text.copyCodes} />
        <Button look="primary" onPress={onEnd}>
          {text.kept}
        </Button>
      </div>
    </div>
  );
}

/** Asks, and makes new recovery codes. */
export function NewCodes({
  service,
  onMade,
  onEnd,
}: {
  service: Service;
  onMade: () => void;
  onEnd: () => void;
}) {
  const text = useWords(factorWords);
  const language = useLanguage();
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({
    initial: {},
    async submit() {
      setCodes((await ownFactors(client, service).renewCodes()).recoveryCodes);
      onMade();
      return undefined;
    },
  });
  if (codes) return <RecoveryCodes service={service} codes={codes} onEnd={onEnd} />;
  return (
    <Form
      form={form}
      verb={text.newCodes}
      onCancel={onEnd}
      problemOf={(error) => <Problem title={sentenceOf(error, language)} />}
    >
      <p>{text.newCodesText}</p>
    </Form>
  );
}
