import { parseTime } from "@internationalized/date";
import { DateInput, DateSegment } from "react-aria-components/DateField";
import { TimeField as AriaTimeField } from "react-aria-components/TimeField";
import { AriaNotes } from "./aria-notes.tsx";
import type { FieldProps } from "./field-frame.tsx";
import { given } from "./given.ts";
import { parsed } from "./parsed.ts";

/** An hour of the day like `07:30`, or "" for none; never with AM and PM. */
export function TimeField({ label, field, hint, isRequired }: FieldProps<string>) {
  return (
    <AriaTimeField
      id={field.id}
      className={field.error ? "field field-wrong" : "field"}
      value={parsed(field.value, parseTime) ?? null}
      onChange={(time) => field.onChange(time?.toString().slice(0, "07:30".length) ?? "")}
      hourCycle={24}
      shouldForceLeadingZeros
      {...given({ isRequired })}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <AriaNotes label={label} field={field} hint={hint} isRequired={isRequired} />
      <DateInput className="input date-segments">{(segment) => <DateSegment segment={segment} />}</DateInput>
    </AriaTimeField>
  );
}
