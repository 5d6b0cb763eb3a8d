import { existsSync } from "node:fs";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser that `CHROMIUM` names, otherwise an installed one; it never downloads one. */
export const chromiumPath = (): string | undefined =>
  (process.env.CHROMIUM ? [process.env.CHROMIUM] : usual).find((path) => existsSync(path));
