import { StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";
import { asked, session } from "./ahead.ts";
import { areas } from "./areas.ts";
import { whenIdle } from "./kit/idle.ts";
import { onceOnline } from "./kit/online.ts";
import { Console, startConsole } from "./shell/console.tsx";

/* Draws the staff console, with what `ahead.ts` has requested. */

/** Loads a part beside the page. It belongs to the frame, which would fail with it: without a network it waits. */
const whenFree =
  <File,>(load: () => Promise<File>) =>
  async (): Promise<File> => {
    await whenIdle();
    return onceOnline(load)();
  };

const UploadTray = lazy(whenFree(() => import("./uploads/tray.tsx")));
const Everywhere = lazy(whenFree(() => import("./everywhere/everywhere.tsx")));
const FactorAgain = lazy(whenFree(() => import("./api/factor-again.tsx")));

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
