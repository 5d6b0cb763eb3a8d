import { useEffect, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { useWords } from "../words/words.ts";
import { type FieldProps, LabelText } from "./fields.tsx";
import { Icon } from "./icons.tsx";
import { kitWords } from "./words.ts";

export interface FoundOption {
  id: string;
  label: string;
  /** What tells two of one name apart: mail, organization. */
  detail?: string;
}

export interface ComboFieldProps extends FieldProps<FoundOption | undefined> {
  /** Asks the service for a part of the name; `signal` ends when more was typed. */
  search: (text: string, signal: AbortSignal) => Promise<readonly FoundOption[]>;
}

const QUIET_MS = 250;

interface Found {
  options: readonly FoundOption[];
  isSearching: boolean;
}

/** Searches after a quarter of a second without a key; an answer to an older text is dropped. */
function useFound(text: string, isActive: boolean, search: ComboFieldProps["search"]): Found {
  const [found, setFound] = useState<Found>({ options: [], isSearching: false });
  useEffect(() => {
    if (!isActive) return;
    const controller = new AbortController();
    const run = async (): Promise<void> => {
      setFound(({ options }) => ({ options, isSearching: true }));
      const options = await search(text, controller.signal).catch(() => []);
      if (!controller.signal.aborted) setFound({ options, isSearching: false });
    };
    const timer = setTimeout(() => void run(), QUIET_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // A search that the caller writes inline is another function each time and asks for the same.
  }, [text, isActive]);
  return found;
}

export function ComboField({ label, field, hint, isRequired, search }: ComboFieldProps) {
  const text = useWords(kitWords).form;
  const [typed, setTyped] = useState(field.value?.label ?? "");
  const { options, isSearching } = useFound(typed, typed !== "" && typed !== field.value?.label, search);
  const choose = (id: string | number | null): void => {
    const option = options.find((one) => one.id === id);
    if (option) setTyped(option.label);
    field.onChange(option);
  };
  return (
    <ComboBox
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      items={options}
      inputValue={typed}
      onInputChange={(value) => {
        setTyped(value);
        if (value === "") field.onChange(undefined);
      }}
      value={field.value?.id ?? null}
      onChange={choose}
      allowsEmptyCollection
      isInvalid={field.error !== undefined}
      isRequired={isRequired}
      validationBehavior="aria"
    >
      <Label>
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{field.error}</FieldError>
      <div className="combo-input">
        <Input className="input" name={field.name} />
        <Button className="button button-quiet button-bare" aria-label={text.show}>
          <Icon name="chevronDown" />
        </Button>
      </div>
      <Popover className="popover">
        <ListBox<FoundOption>
          className="options"
          renderEmptyState={() => <p className="hint">{isSearching ? text.searching : text.noMatch}</p>}
        >
          {(option) => (
            <ListBoxItem id={option.id} textValue={option.label} className="option">
              <Text slot="label">{option.label}</Text>
              {option.detail && (
                <Text slot="description" className="hint">
                  {option.detail}
                </Text>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
