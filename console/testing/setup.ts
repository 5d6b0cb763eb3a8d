import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { chooseLanguage } from "../words/language.ts";

configure({
  // The first drawing of a screen loads its modules.
  asyncUtilTimeout: 10_000,
  // The whole page in each failure would hide its message.
  getElementError: (message) => new Error(message ?? "not found"),
  // Without `act`, as in a browser: a part that starts to wait inside `act` is never drawn if `act` ends first.
  eventWrapper: (dispatch) => dispatch(),
});

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  localStorage.clear();
  sessionStorage.clear();
  chooseLanguage("ro");
});

afterEach(cleanup);
