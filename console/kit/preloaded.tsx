import { type ComponentType, useState } from "react";
import { late, onceOnline } from "./online.ts";

/** A component whose code is loaded when it is first drawn, or before that by `load`. */
export type Preloaded<Props> = ComponentType<Props> & {
  /** @throws if the origin does not have it; drawing it tries again */
  load(): Promise<void>;
};

/**
 * Draws at once what has been loaded. A lazy component of React shows its place holder even then, and React keeps a place holder for
 * 300 ms after another one.
 */
export function preloaded<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): Preloaded<Props> {
  const Late: ComponentType<Props> = late(load);
  let loaded: ComponentType<Props> | undefined;
  function Preloading(props: Props) {
    const [Content] = useState(() => loaded ?? Late);
    return <Content {...props} />;
  }
  return Object.assign(Preloading, {
    async load() {
      loaded = (await onceOnline(load)()).default;
    },
  });
}
