import { expect, it, vi } from "vitest";
import { byId, send, until } from "../testing/page.js";

document.body.innerHTML = `
  <code id="demo-password"></code><ul id="people"></ul>
  <form id="credentials"><input name="username"><input name="password"><button></button></form>
  <div id="status"></div><div id="alert"></div>`;
const { connectSignInForm } = await import("./sign-in-form.js");

const signIn = vi.fn(async () => undefined);
const entered = vi.fn(async () => undefined);
const people = [{ login: "ana", firstName: "Ana", lastName: "<b>Rusu</b>", about: "probe" }];
const render = connectSignInForm({ people, textOf: (about) => `pentru ${about}`, signIn, entered });

it("demo people are shown with what they are for, and sign in by one click", async () => {
  render();
  const [button] = byId("people").querySelectorAll("button");
  expect([button.textContent, byId("demo-password").textContent]).toEqual([
    "Ana <b>Rusu</b>pentru probeana",
    "temelia-demo",
  ]);
  button.click();
  await until(() => expect(entered).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenLastCalledWith("ana", "temelia-demo");
});

it("the form signs in with what was written, and forgets it; a refused one keeps it", async () => {
  send(byId("credentials"), { username: "ion", password: "secret" });
  await until(() => expect(entered).toHaveBeenCalledOnce());
  expect(signIn).toHaveBeenLastCalledWith("ion", "secret");
  expect(byId("credentials").elements.password.value).toBe("");
  signIn.mockRejectedValueOnce(new Error("refuzat"));
  send(byId("credentials"), { username: "ion", password: "greșit" });
  await until(() => expect(byId("alert").textContent).not.toBe(""));
  expect([entered.mock.calls.length, byId("credentials").elements.username.value]).toEqual([1, "ion"]);
});
