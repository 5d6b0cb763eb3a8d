import { useState } from "react";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { Button } from "../../kit/button.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { pageWords } from "./words.ts";

interface Props {
  versions: readonly VersiuneView[];
  /** Two numbers, as `1-3`. */
  onCompare: (pair: string) => void;
}

/** Two versions to compare: the last two at first. */
export function CompareChoice({ versions, onCompare }: Props) {
  const text = useWords(pageWords).versions;
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
