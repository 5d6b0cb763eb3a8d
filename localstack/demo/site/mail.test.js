import { expect, it } from "vitest";
import { byId, openMail, until } from "../testing/page.js";

const register = (login) =>
  fetch("/documents/api/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ login, email: `${login}@demo.test`, password: "o parolă lungă" }),
  });

it("/mail shows the mails, newest first, with links that are one click", async () => {
  await openMail();
  expect(byId("empty").hidden).toBe(false);
  await register("primul");
  await register("al-doilea");
  await until(() => expect(byId("mails").children).toHaveLength(2));
  const [newest, oldest] = byId("mails").children;
  expect(newest.textContent).toContain("al-doilea@demo.test");
  expect(oldest.textContent).toContain("primul@demo.test");
  expect(newest.querySelector("pre a").href).toMatch(/activate/);
  expect(byId("empty").hidden).toBe(true);
});
