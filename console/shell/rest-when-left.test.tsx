import { focusManager } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { restWhenLeft } from "./rest-when-left.ts";

const MINUTE = 60_000;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  stop = restWhenLeft();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const touch = (name: string) => window.dispatchEvent(new Event(name));

it("a page that nobody touches for five minutes reads nothing anew, until it is touched", () => {
  vi.advanceTimersByTime(4 * MINUTE);
  touch("pointermove");
  vi.advanceTimersByTime(4 * MINUTE);
  expect(focusManager.isFocused()).toBe(true);
  vi.advanceTimersByTime(MINUTE);
  expect(focusManager.isFocused()).toBe(false);
  touch("keydown");
  expect(focusManager.isFocused()).toBe(true);
});

it("a page that was left reads anew once it is closed and another one opened", () => {
  vi.advanceTimersByTime(6 * MINUTE);
  expect(focusManager.isFocused()).toBe(false);
  stop();
  expect(focusManager.isFocused()).toBe(true);
});
