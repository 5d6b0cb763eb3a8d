import { StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";
import { createConsoleSession } from "./api/session.ts";
import { areas } from "./areas.ts";
import { Console, startConsole } from "./shell/console.tsx";
import { whenIdle } from "./shell/idle.ts";

/* The entry of the staff console. */

const UploadTray = lazy(async () => {
  await whenIdle();
  return import("./uploads/tray.tsx");
});

const place = document.getElementById("console");
if (!place) throw new Error("The page has no #console.");
const { ready, ...started } = startConsole({
  session: createConsoleSession(),
  areas,
  beside: (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  ),
});
const page = createRoot(place);
// No await: a part that is in this file would wait for its end, too.
void ready.then(() => {
  page.render(
    <StrictMode>
      <Console {...started} />
    </StrictMode>,
  );
});
