import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { Preview } from "./preview.tsx";

const html = `<h1>Extras</h1><script>alert(1)</script><p onclick="alert(2)" style="color: red">Numărul <b>{{numar}}</b>
  <img src="x" onerror="alert(3)"><a href="javascript:alert(4)">aici</a></p><style>p { color: red }</style>`;

it("a preview draws HTML without scripts, styles, attributes or links", async () => {
  render(<Preview texts={{ subject: { ro: "Extras" }, body: { ro: html } }} values={{ numar: 7 }} />);
  const body = document.querySelector(".notice-html");
  expect(body?.innerHTML.replace(/\s+/g, " ").trim()).toBe(
    "<h3>Extras</h3><p>Numărul <b>7</b> <u>aici</u></p>",
  );
  expect(await findingsOf()).toEqual([]);
});

it("a preview shows the other language, or the Romanian text if there is none", async () => {
  const user = userEvent.setup();
  const texts = {
    subject: { ro: "Taxa", ru: "Налог" },
    body: { ro: "Achitați {{suma}} lei", ru: "Оплатите {{suma}} лей" },
    bodyShort: { ro: "Taxa: {{suma}}" },
  };
  render(<Preview texts={texts} values={{ suma: 120 }} />);
  await user.click(screen.getByRole("button", { name: "Rusă" }));
  expect(screen.getByText("Оплатите 120 лей")).toBeDefined();
  expect(screen.getAllByText("Taxa: 120")).toHaveLength(2);
});
