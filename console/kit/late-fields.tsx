import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { FieldFrame } from "./field-frame.tsx";

/* Fields whose code is large and that most people do not need: it is loaded when the first of them is drawn. */

type FrameProps = Omit<ComponentProps<typeof FieldFrame>, "children">;

/** Its label and the place of its value are there at once, so that what stands below does not move. */
const late = <Props extends FrameProps>(Field: ComponentType<Props>) =>
  function LateField(props: Props) {
    return (
      <Suspense
        fallback={
          <FieldFrame {...props}>
            <span className="input" aria-hidden="true" />
          </FieldFrame>
        }
      >
        <Field {...props} />
      </Suspense>
    );
  };

const dates = () => import("./date-field.tsx");

export const DateField = late(lazy(async () => ({ default: (await dates()).DateField })));
export const DateTimeField = late(lazy(async () => ({ default: (await dates()).DateTimeField })));
export const TimeField = late(lazy(async () => ({ default: (await import("./time-field.tsx")).TimeField })));
export const NumberField = late(
  lazy(async () => ({ default: (await import("./number-field.tsx")).NumberField })),
);
export const FileDrop = late(lazy(async () => ({ default: (await import("./file-drop.tsx")).FileDrop })));
