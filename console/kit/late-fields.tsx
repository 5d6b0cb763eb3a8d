import { type ComponentType, lazy, Suspense } from "react";
import { Skeleton } from "./states.tsx";

/* Fields whose code is large and that most people do not need: it is loaded when the first of them is drawn. */

const late = <Props extends object>(Field: ComponentType<Props>, lines = 1) =>
  function LateField(props: Props) {
    return (
      <Suspense fallback={<Skeleton lines={lines} />}>
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
export const FileDrop = late(
  lazy(async () => ({ default: (await import("./file-drop.tsx")).FileDrop })),
  2,
);
