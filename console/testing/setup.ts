import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, vi } from "vitest";

configure({
  // The first drawing of a screen loads its modules.
  asyncUtilTimeout: 30_000,
  // The whole page in each failure would hide its message.
  getElementError: (message) => new Error(message ?? "not found"),
  // Without `act`, as in a browser: a part that starts to wait inside `act` is never drawn if `act` ends first.
  eventWrapper: (dispatch) => dispatch(),
});

// A worker runs many files in one window: each begins with an empty one.
(globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(
  "http://localhost:3000/",
);
document.head.replaceChildren();
document.body.replaceChildren();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.lang = "ro";
});

afterEach(cleanup);
// What a test put in the place of the window's own must not outlive the window.
afterAll(() => vi.unstubAllGlobals());
