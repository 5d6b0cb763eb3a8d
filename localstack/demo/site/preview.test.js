import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import {
  apiOf,
  byId,
  control,
  openDocument,
  openLanding,
  press,
  signIn,
  textFile,
  until,
} from "../testing/page.js";

let ion;
const demoFile = (name, type) =>
  new File([readFileSync(join(import.meta.dirname, "../files", name))], name, { type });

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  await openLanding();
  await signIn("ion.operator");
});

async function show(file) {
  const { id } = await ion.upload(file);
  await openDocument(id);
  await until(() => expect(byId("document-title").textContent).toBe(file.name));
}

it("a picture is shown over the page, with its title as its text, until it is closed", async () => {
  await show(demoFile("plan-cadastral.png", "image/png"));
  await press("Vezi: Versiunea 1");
  await until(() => expect(byId("preview").open).toBe(true));
  const picture = byId("preview-content").querySelector("img");
  expect([picture.alt, picture.src]).toEqual([
    "plan-cadastral.png, versiunea 1",
    expect.stringMatching(/^blob:/),
  ]);
  await press("Închide", byId("preview"));
  expect([byId("preview").open, byId("preview-content").children.length]).toEqual([false, 0]);
});

it("a PDF is shown in a frame", async () => {
  await show(demoFile("hotarare.pdf", "application/pdf"));
  await press("Vezi: Versiunea 1");
  await until(() => expect(byId("preview-content").querySelector("iframe")?.title).toContain("hotarare.pdf"));
  await press("Închide", byId("preview"));
});

it("what a page could not show safely has no preview", async () => {
  await show(textFile("<script>alert(1)</script>", "pagina.txt"));
  expect([control("Vezi: Versiunea 1"), control("Descarcă: Versiunea 1")]).toEqual([
    undefined,
    expect.anything(),
  ]);
});
