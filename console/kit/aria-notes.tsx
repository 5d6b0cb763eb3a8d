import { FieldError } from "react-aria-components/FieldError";
import { Label } from "react-aria-components/Label";
import { Text } from "react-aria-components/Text";
import { type FieldProps, LabelText } from "./field-frame.tsx";

/** The label, the hint and the error of a field of React Aria, which ties them to it. */
export function AriaNotes({
  label,
  field,
  hint,
  isRequired,
}: Pick<FieldProps<unknown>, "label" | "hint" | "isRequired"> & { field: { error?: string | undefined } }) {
  return (
    <>
      <Label className="field-label">
        <LabelText label={label} isRequired={isRequired} />
      </Label>
      {hint && (
        <Text slot="description" className="hint">
          {hint}
        </Text>
      )}
      <FieldError className="field-error">{field.error}</FieldError>
    </>
  );
}
