const AFTER_MS = 3000;

/** Loads what opens above pages, so that it opens at once, without the network and after another release. */
export function preloadSurfaces(): () => void {
  const timer = setTimeout(() => {
    void Promise.allSettled([
      import("../kit/dialog-surface.tsx"),
      import("../kit/menu-surface.tsx"),
      import("../kit/popover-surface.tsx"),
      import("./sign-in.tsx"),
    ]);
  }, AFTER_MS);
  return () => clearTimeout(timer);
}
