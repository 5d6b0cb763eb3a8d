import {
  type CalendarDate,
  type CalendarDateTime,
  getLocalTimeZone,
  parseDate,
  parseDateTime,
} from "@internationalized/date";
import { Button as AriaButton } from "react-aria-components/Button";
import { Calendar, CalendarCell, CalendarGrid } from "react-aria-components/Calendar";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { DatePicker, type DatePickerProps, type DateValue } from "react-aria-components/DatePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Group } from "react-aria-components/Group";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";
import { useWords } from "../words/words.ts";
import { AriaNotes } from "./aria-notes.tsx";
import type { FieldProps } from "./field-frame.tsx";
import { parsed } from "./parsed.ts";
import { Icon } from "./icons.tsx";
import { kitWords } from "./words.ts";
import { given } from "./given.ts";

/** Its value is a day like `2026-11-27`, or "" for none. */
export interface DateFieldProps extends FieldProps<string> {
  earliest?: string | undefined;
  latest?: string | undefined;
}

const dayIn = (text: string | undefined): CalendarDate | undefined => parsed(text, parseDate);

/** Minutes are enough for people. */
const momentIn = (text: string | undefined): CalendarDateTime | undefined => parsed(text, parseDateTime);

export function DateField({ earliest, latest, ...props }: DateFieldProps) {
  return (
    <Picker
      {...props}
      value={dayIn(props.field.value)}
      textOf={(date) => date.toString()}
      limits={given({ minValue: dayIn(earliest), maxValue: dayIn(latest) })}
    />
  );
}

/** Its value is local time like `2026-11-27T14:30`, or "" for none. */
export function DateTimeField(props: FieldProps<string>) {
  const text = useWords(kitWords).form;
  const zone = text.zone(getLocalTimeZone());
  return (
    <Picker
      {...props}
      hint={props.hint === undefined ? zone : `${props.hint} ${zone}`}
      value={momentIn(props.field.value)}
      textOf={(moment) => moment.toString().slice(0, "2026-11-27T14:30".length)}
      limits={{ granularity: "minute", hourCycle: 24, shouldForceLeadingZeros: true }}
    />
  );
}

interface PickerProps extends FieldProps<string> {
  value: DateValue | undefined;
  textOf: (value: DateValue) => string;
  limits: Pick<
    Partial<DatePickerProps<DateValue>>,
    "minValue" | "maxValue" | "granularity" | "hourCycle" | "shouldForceLeadingZeros"
  >;
}

function Picker(props: PickerProps) {
  const { label, field, hint, isRequired, value, textOf, limits } = props;
  const text = useWords(kitWords).form;
  return (
    <DatePicker<DateValue>
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      value={value ?? null}
      onChange={(chosen) => field.onChange(chosen ? textOf(chosen) : "")}
      {...limits}
      {...given({ isRequired })}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <AriaNotes label={label} field={field} hint={hint} isRequired={isRequired} />
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
