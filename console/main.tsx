import { type ComponentType, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { asked, session } from "./ahead.ts";
import { areas } from "./areas.ts";
import { whenIdle } from "./kit/idle.ts";
import { late } from "./kit/online.ts";
import { Console, startConsole } from "./shell/console.tsx";

/* Draws the staff console, with what `ahead.ts` has requested. */

/** A part beside the page, loaded when the browser is idle. */
const whenFree = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  late(async () => {
    await whenIdle();
    return load();
  });

const UploadTray = whenFree(() => import("./uploads/tray.tsx"));
const Everywhere = whenFree(() => import("./everywhere/everywhere.tsx"));
const FactorAgain = whenFree(() => import("./api/factor-again.tsx"));

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
