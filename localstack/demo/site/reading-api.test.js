import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { apiOf, textFile, until } from "../testing/page.js";

const api = await import("./reading-api.js");
const { keepToken } = await import("./session.js");

let ion;
beforeAll(async () => {
  ion = await apiOf("ion.operator");
  keepToken(ion.token);
});

const scan = () =>
  new File([readFileSync(join(import.meta.dirname, "../files/proces-verbal-scanat.pdf"))], "scan.pdf", {
    type: "application/pdf",
  });

it("a text is started, read and kept, with the password of its document", async () => {
  const { id } = await ion.upload(textFile("Notă"), { parola: "cheie" });
  await expect(api.startReading(id, "ro")).rejects.toMatchObject({ key: "parolaNecesara" });
  const started = await api.startReading(id, "ro", "cheie");
  expect(started.status).toBe("FINALIZATA");
  await expect(api.readText(started.id)).rejects.toMatchObject({ status: 403 });
  expect(await api.readText(started.id, "cheie")).toBe("Notă");
  expect((await api.downloadText(started.id, "txt", "cheie")).blob.size).toBe(5);
  expect(await api.keepText(started.id, "cheie")).toMatchObject({ tipSecuritate: "PAROLA" });
});

it("a page has a picture, and says how many there are; a text that waits can be cancelled", async () => {
  const { id } = await ion.upload(scan());
  const { picture, pages } = await api.readPreview(id, { page: 1, width: 100 });
  expect([picture.type, pages]).toEqual(["image/png", 1]);
  const started = await api.startReading(id, "ro");
  expect((await api.readProgress(started.id)).status).not.toBe("ESUATA");
  await api.cancelReading(started.id);
  await until(() => expect(api.readProgress(started.id)).rejects.toMatchObject({ status: 404 }));
});
