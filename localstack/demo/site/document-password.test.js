import { beforeEach, expect, it } from "vitest";
import { passwordFor, withPassword } from "./document-password.js";

beforeEach(() => {
  document.body.innerHTML = '<input id="password" />';
});

it("a document without a password asks for none, whatever was typed", () => {
  document.getElementById("password").value = "cheie";
  expect([passwordFor({}), passwordFor({ tipSecuritate: "CRIPTAT" })]).toEqual([undefined, undefined]);
});

it("a protected one takes what was typed; where nothing was, its field is next", () => {
  expect(passwordFor({ tipSecuritate: "PAROLA" })).toBeUndefined();
  expect(document.activeElement.id).toBe("password");
  document.getElementById("password").value = "cheie";
  expect(passwordFor({ tipSecuritate: "PAROLA" })).toBe("cheie");
});

it("a password travels in a header that carries ASCII alone", () => {
  expect([withPassword("cheie șț"), withPassword(undefined)]).toEqual([
    { "x-document-password": "cheie%20%C8%99%C8%9B" },
    {},
  ]);
});
