import { StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";
import { asked, session } from "./ahead.ts";
import { areas } from "./areas.ts";
import { Console, startConsole } from "./shell/console.tsx";

/* Draws the staff console, with what `ahead.ts` has requested. */

const LONGEST_MS = 1000;

/** Resolves when the browser is idle, or after a second: Safari cannot say when it is idle. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, { timeout: LONGEST_MS });
    else setTimeout(resolve, LONGEST_MS);
  });

const UploadTray = lazy(async () => {
  await whenIdle();
  return import("./uploads/tray.tsx");
});

const Everywhere = lazy(async () => {
  await whenIdle();
  return import("./everywhere/everywhere.tsx");
});

const FactorAgain = lazy(async () => {
  await whenIdle();
  return import("./api/factor-again.tsx");
});

const place = document.getElementById("console");
if (!place) throw new Error("The page has no #console.");
const { ready, ...started } = startConsole({
  session,
  areas,
  asked,
  beside: (
    <Suspense fallback={null}>
      <UploadTray />
      <Everywhere areas={areas} />
      <FactorAgain />
    </Suspense>
  ),
});
const page = createRoot(place);
// Not awaited: parts inside this file would wait for its end too.
void ready.then(() => {
  page.render(
    <StrictMode>
      <Console {...started} />
    </StrictMode>,
  );
});
