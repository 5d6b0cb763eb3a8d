import { StrictMode, Suspense, lazy } from "react";
import { createRoot } from "react-dom/client";
import { createConsoleSession } from "./api/session.ts";
import { areas } from "./areas.ts";
import { Console } from "./shell/console.tsx";

/* The entry of the staff console. */

const UploadTray = lazy(() => import("./uploads/tray.tsx"));

const place = document.getElementById("console");
if (!place) throw new Error("The page has no #console.");
createRoot(place).render(
  <StrictMode>
    <Console
      session={createConsoleSession()}
      areas={areas}
      beside={
        <Suspense fallback={null}>
          <UploadTray />
        </Suspense>
      }
    />
  </StrictMode>,
);
