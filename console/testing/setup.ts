import "fake-indexeddb/auto";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach } from "vitest";
import { chooseLanguage } from "../words/language.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  chooseLanguage("ro");
});

afterEach(cleanup);
