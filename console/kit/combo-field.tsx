import { useContext, useEffect, useEffectEvent, useState } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { useWords } from "../words/words.ts";
import { AriaNotes } from "./aria-notes.tsx";
import type { FieldProps } from "./field-frame.tsx";
import { Icon } from "./icons.tsx";
import { type Found, type FoundOption, type SearchOptions, useFound } from "./use-found.ts";
import { kitWords } from "./words.ts";

export interface ComboFieldProps extends FieldProps<FoundOption | undefined> {
  search: SearchOptions;
}

export function ComboField({ label, field, hint, isRequired, search }: ComboFieldProps) {
  const { show } = useWords(kitWords).form;
  const [typed, setTyped] = useState(field.value?.label ?? "");
  const found = useFound(typed, typed !== "" && typed !== field.value?.label, search);
  const [shown, setShown] = useState(field.value);
  if (field.value?.id !== shown?.id) {
    // The form has set another value, as after "start again".
    setShown(field.value);
    if (field.value || typed === shown?.label) setTyped(field.value?.label ?? "");
  }
  // On leaving, React Aria chooses the value again, which may not be among the last answer; a text is not a value.
  const choose = (id: string | number | null): void => {
    const option = [...found.options, field.value].find((one) => one?.id === id);
    setTyped(option?.label ?? "");
    if (option?.id !== field.value?.id) field.onChange(option);
  };
  return (
    <ComboBox
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      items={found.options}
      inputValue={typed}
      onInputChange={(value) => {
        setTyped(value);
        if (value === "") field.onChange(undefined);
      }}
      value={field.value?.id ?? null}
      onChange={choose}
      allowsEmptyCollection
      isInvalid={field.error !== undefined}
      isRequired={isRequired ?? false}
      validationBehavior="aria"
    >
      <AriaNotes label={label} field={field} hint={hint} isRequired={isRequired} />
      <div className="combo-input">
        <Input className="input" name={field.name} />
        <Button className="button button-quiet button-bare" aria-label={show}>
          <Icon name="chevronDown" />
        </Button>
      </div>
      <Options {...found} />
    </ComboBox>
  );
}

/** Shows what was found, or why there is nothing to choose. */
function Options({ options, state }: Found) {
  const text = useWords(kitWords).form;
  const said: Record<Found["state"], string> = {
    idle: text.typeToSearch,
    searching: text.searching,
    found: text.noMatch,
    failed: text.searchFailed,
  };
  return (
    <Popover className="popover" {...useOpen({ options, state })}>
      <ListBox<FoundOption>
        className="options"
        renderEmptyState={() => <p className="hint">{said[state]}</p>}
      >
        {(option) => (
          <ListBoxItem id={option.id} textValue={option.label} className="option">
            {option.label}
            {option.detail && <span className="hint">{option.detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}

/**
 * React Aria closes the list when the page scrolls, as it does by itself when a text is typed into a field out of sight, and takes the
 * text back. Here the text stays, and the list opens again with the answer.
 */
function useOpen({ options, state }: Found) {
  const combo = useContext(ComboBoxStateContext);
  const reopen = useEffectEvent(() => {
    if (combo?.isFocused && !combo.isOpen) combo.open(null, "input");
  });
  useEffect(() => {
    if (state === "found" || state === "failed") reopen();
  }, [options, state]);
  return {
    isOpen: combo?.isOpen ?? false,
    onOpenChange(isOpen: boolean) {
      if (combo?.isOpen && !isOpen) combo.toggle();
    },
  };
}
