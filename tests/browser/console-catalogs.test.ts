import { describe, expect, it } from "vitest";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";

/* Registers of documents, for their administrators. */

describe("the catalogs of documents", () => {
  it("a service administrator creates an issuer, changes it, reads its history and removes it", async () => {
    const { page, complaints } = await openConsole("/app/nomenclatoare/emitenti", { as: "admin" });
    await page.getByRole("rowheader", { name: "Primăria Orașului Demo" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.screenshot({ path: "/tmp/sadmin/issuers.png" });
    await page.getByRole("link", { name: "Emitent nou" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumire").fill("Muzeul Orașului");
    await page.getByRole("button", { name: "Emitent nou" }).click();
    await page.getByRole("alert").getByText("Scrieți codul").waitFor();
    expect(await findings(page)).toEqual([]);
    await page.screenshot({ path: "/tmp/sadmin/issuer-new.png" });
    await dialog.getByLabel("Cod").fill("MUZEU");
    await page.getByRole("button", { name: "Emitent nou" }).click();
    await page.getByRole("heading", { level: 1, name: "Muzeul Orașului" }).waitFor();
    await page.getByRole("link", { name: "Modifică" }).click();
    await dialog.getByLabel("Denumire").fill("Muzeul Național");
    await page.getByRole("button", { name: "Salvează" }).click();
    await page.getByRole("heading", { level: 1, name: "Muzeul Național" }).waitFor();
    await page.getByRole("list", { name: "Istoric" }).getByText("Muzeul Orașului").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.screenshot({ path: "/tmp/sadmin/issuer.png" });
    await page.getByRole("link", { name: "Elimină" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Elimină" }).click();
    await page.getByText("Muzeul Național s-a eliminat").waitFor();
    await page.getByRole("heading", { level: 1, name: "Emitenți" }).waitFor();
    expect(complaints).toEqual([]);
  });
});
