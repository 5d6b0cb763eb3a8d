import { type CalendarDate, parseDate } from "@internationalized/date";
import { Button as AriaButton } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { FieldError } from "react-aria-components/FieldError";
import { Group } from "react-aria-components/Group";
import { Heading } from "react-aria-components/Heading";
import { Label } from "react-aria-components/Label";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";
import { useWords } from "../words/words.ts";
import { type FieldProps, LabelText } from "./field-frame.tsx";
import { Icon } from "./icons.tsx";
import { kitWords } from "./words.ts";
import { given } from "./given.ts";

/** Its value is a day like `2026-11-27`, or "" for none. */
export interface DateFieldProps extends FieldProps<string> {
  earliest?: string | undefined;
  latest?: string | undefined;
}

const dateOf = (text: string | undefined): CalendarDate | undefined => {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
};

export function DateField({ label, field, hint, isRequired, earliest, latest }: DateFieldProps) {
  const text = useWords(kitWords).form;
  return (
    <DatePicker
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      value={dateOf(field.value) ?? null}
      onChange={(date) => field.onChange(date?.toString() ?? "")}
      {...given({ minValue: dateOf(earliest), maxValue: dateOf(latest), isRequired })}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <Label className="field-label">
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{field.error}</FieldError>
      <Group className="input date-input">
        <DateInput className="date-segments">{(segment) => <DateSegment segment={segment} />}</DateInput>
        <AriaButton className="button button-quiet button-bare" aria-label={text.calendar}>
          <Icon name="calendar" />
        </AriaButton>
      </Group>
      <Popover className="popover">
        <Dialog className="popover-dialog">
          <Calendar className="calendar">
            <header className="calendar-head">
              <AriaButton
                slot="previous"
                className="button button-quiet button-bare"
                aria-label={text.previousMonth}
              >
                <Icon name="chevronLeft" />
              </AriaButton>
              <Heading />
              <AriaButton slot="next" className="button button-quiet button-bare" aria-label={text.nextMonth}>
                <Icon name="chevronRight" />
              </AriaButton>
            </header>
            <CalendarGrid>{(date) => <CalendarCell date={date} className="calendar-day" />}</CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DatePicker>
  );
}
