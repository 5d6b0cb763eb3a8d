import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import { describe, expect, it } from "vitest";
import { storeProxy } from "../../shared/testing/store-proxy.ts";
import { findings } from "./browser.ts";
import { openConsole } from "./console.ts";
import { overflow } from "./page.ts";
import { ports } from "./system.ts";

/* Organizations, containers, members and stores, for their administrators. */

describe("the organizations of documents", () => {
  it("a service administrator registers an organization, opens a container in it, and suspends it", async () => {
    const { page, complaints } = await openConsole("/app/organizatii", { as: "admin" });
    await page.getByRole("rowheader", { name: "Primăria Orașului Demo" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Organizație nouă" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Denumire").fill("Biblioteca Orașului");
    await dialog.getByLabel("Cod").fill("biblioteca");
    await dialog.getByLabel("IDNO").fill("1003600000039");
    await dialog.getByRole("button", { name: "Organizație nouă" }).click();
    await page.getByRole("heading", { level: 1, name: "Biblioteca Orașului" }).waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);

    await page.getByRole("link", { name: "Suspendă" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Suspendă" }).click();
    await page.getByText("Biblioteca Orașului este suspendată").waitFor();
    await page.getByRole("link", { name: "Reactivează" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reactivează" }).click();
    await page.getByText("Biblioteca Orașului este activă").waitFor();

    await page.getByRole("link", { name: "Container nou" }).click();
    await dialog.getByLabel("Denumire").fill("Fond de carte");
    await dialog.getByLabel("Cod").fill("fond-de-carte");
    await dialog.getByRole("button", { name: "Container nou" }).click();
    await page.getByRole("heading", { level: 1, name: "Fond de carte" }).waitFor();
    await page
      .getByRole("region", { name: "Date" })
      .getByRole("link", { name: "Biblioteca Orașului" })
      .waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });

  it("an organization's administrator finds a member by name, and takes the membership back", async () => {
    const { page, complaints } = await openConsole("/app/organizatii/containere/3", { as: "ana.admin" });
    const members = page.getByRole("region", { name: "Membri" });
    await members.getByText("Elena Țurcanu").waitFor();
    await page.getByRole("link", { name: "Adaugă un membru" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("combobox", { name: "Persoană" }).pressSequentially("ceb");
    await page.getByRole("option", { name: /Ion Ceban/ }).click();
    await dialog.getByRole("button", { name: "Adaugă un membru" }).click();
    await members.getByText("Ion Ceban").waitFor();
    await members.getByRole("link", { name: "Scoate: Ion Ceban" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Scoate" }).click();
    await members.getByText("Ion Ceban").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  it("a store is tested before it is saved, and one that does not answer is refused at its field", async () => {
    const { page, complaints } = await openConsole("/app/organizatii/containere/3", { as: "ana.admin" });
    await page.getByRole("link", { name: "Leagă un depozit propriu" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Adresa depozitului S3").fill("http://127.0.0.1:9/arhiva");
    await dialog.getByLabel("Cheia de acces").fill("cheie");
    await dialog.getByRole("button", { name: "Testează și salvează" }).click();
    await dialog.getByRole("alert").getByText("Scrieți secretul cheii").waitFor();
    await dialog.getByLabel("Secretul cheii").fill("secret-de-test");
    await dialog.getByRole("button", { name: "Testează și salvează" }).click();
    await dialog
      .getByRole("alert")
      .getByText(/depozit/i)
      .waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByText("Documentele stau în depozitul platformei.").waitFor();
    expect(complaints).toEqual([]);
  });

  it("a saved connection is tested again: it works, and later the store refuses its key", async () => {
    const cloud = `http://127.0.0.1:${ports.cloud}`;
    const proxy = await storeProxy(cloud);
    try {
      const client = new S3Client({
        ...{ endpoint: cloud, region: "us-east-1", forcePathStyle: true },
        credentials: { accessKeyId: "test", secretAccessKey: "test" },
      });
      await client.send(new CreateBucketCommand({ Bucket: "arhiva-proprie" }));
      const { page, complaints } = await openConsole("/app/organizatii/containere/3", { as: "ana.admin" });
      await page.getByRole("link", { name: "Leagă un depozit propriu" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Adresa depozitului S3").fill(`${proxy.url}/arhiva-proprie`);
      await dialog.getByLabel("Cheia de acces").fill("test");
      await dialog.getByLabel("Secretul cheii").fill("test");
      await dialog.getByRole("button", { name: "Testează și salvează" }).click();
      await page.getByText("Depozitul a trecut testul și s-a salvat").waitFor();
      const store = page.getByRole("region", { name: "Depozitul documentelor" });
      const test = store.getByRole("button", { name: "Testează conexiunea" });
      await test.focus();
      await page.keyboard.press("Enter");
      await store.getByText(/^Conexiunea merge: testată la/).waitFor();
      expect([await overflow(page), await findings(page)]).toEqual([0, []]);
      proxy.behave(() => ({ status: 403, headers: {}, body: Buffer.alloc(0) }));
      await test.click();
      await store.getByText(/^Conexiunea nu merge. Cheia nu are în depozit drepturile necesare/).waitFor();
      expect([await overflow(page), await findings(page)]).toEqual([0, []]);
      await store.getByRole("link", { name: "Renunță la depozitul propriu" }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: "Renunță la depozitul propriu" })
        .click();
      await page.getByText("Documentele stau în depozitul platformei.").waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await proxy.stop();
    }
  });

  it("the organizations of documents works on a phone, in the dark, in Russian, and shows an organization only its containers", async () => {
    const { page, complaints } = await openConsole("/app/organizatii", {
      as: "ana.admin",
      locale: "ru",
      viewport: { width: 390, height: 800 },
      colorScheme: "dark",
    });
    await page.getByRole("rowheader", { name: "Urbanism" }).waitFor();
    expect(await page.getByRole("rowheader").allTextContents()).toEqual(
      expect.not.arrayContaining(["Fond arhivistic"]),
    );
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    await page.getByRole("link", { name: "Urbanism" }).click();
    await page.getByRole("region", { name: "Участники" }).getByText("Ion Ceban").waitFor();
    expect([await overflow(page), await findings(page)]).toEqual([0, []]);
    expect(complaints).toEqual([]);
  });
});
