import { type ComponentProps, type ComponentType, Suspense } from "react";
import { FieldFrame } from "./field-frame.tsx";
import { late } from "./online.ts";

/* Fields whose code is large and that most people do not need: it is loaded when the first of them is drawn. */

type FrameProps = Omit<ComponentProps<typeof FieldFrame>, "children">;

/** Its label and the place of its value are there at once, so that what stands below does not move. */
const lateField = <Props extends FrameProps>(Field: ComponentType<Props>) =>
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

export const DateField = lateField(late(async () => ({ default: (await dates()).DateField })));
export const DateTimeField = lateField(late(async () => ({ default: (await dates()).DateTimeField })));
export const TimeField = lateField(
  late(async () => ({ default: (await import("./time-field.tsx")).TimeField })),
);
export const NumberField = lateField(
  late(async () => ({ default: (await import("./number-field.tsx")).NumberField })),
);
export const FileDrop = lateField(
  late(async () => ({ default: (await import("./file-drop.tsx")).FileDrop })),
);
