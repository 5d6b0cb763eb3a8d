import "fake-indexeddb/auto";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { chooseLanguage } from "../words/language.ts";

configure({
  // The first drawing of a screen loads its modules.
  asyncUtilTimeout: 10_000,
  // The whole page in each failure hides its message.
  getElementError: (message) => new Error(message ?? "not found"),
});

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  chooseLanguage("ro");
});

afterEach(cleanup);
