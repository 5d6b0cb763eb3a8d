import { beforeAll, describe, expect, it, vi } from "vitest";
import { apiOf, fileOf, textFile } from "../testing/page.js";

const { goesInParts, upload, MOST_BYTES } = await import("./transfer.js");
const { contentOf } = await import("./content.js");
const { listVersions, readDocument } = await import("./api.js");
const { keepToken } = await import("./session.js");

beforeAll(async () => keepToken((await apiOf("ion.operator")).token));

const watch = () => ({ progress: vi.fn(), checking: vi.fn(), signal: new AbortController().signal });
const path = "/api/documents/upload";

async function cameBack(id, file) {
  const [version] = await listVersions(id);
  const { blob } = await contentOf(await readDocument(id), version);
  return Buffer.from(await blob.arrayBuffer()).equals(Buffer.from(await file.arrayBuffer()));
}

describe("a file is sent", () => {
  it("in one request below the limit", async () => {
    const file = fileOf(500_000, "mic.bin");
    expect(goesInParts(file)).toBe(false);
    const { id } = await upload(path, { file }, watch());
    expect(await cameBack(id, file)).toBe(true);
  });

  it.each([
    ["by parts above it", 2_000_000, {}],
    ["by parts and sealed", 2_000_000, { criptat: true }],
    ["by parts, the last one small, checked in the background", 21_000_000, {}],
  ])("%s, and its progress is told", async (_, size, fields) => {
    const file = fileOf(size, "mare.bin");
    const watched = watch();
    const answer = await upload(path, { file, denumire: "Mare", ...fields }, watched);
    expect(watched.progress).toHaveBeenCalledWith(size, size);
    expect(watched.checking).toHaveBeenCalled();
    const id = answer.documentId ?? answer.id;
    expect(await readDocument(id)).toMatchObject({ denumire: "Mare", dimensiune: size });
    expect(await cameBack(id, file)).toBe(true);
  });

  it("not where it is empty or larger than anything that is kept", async () => {
    await expect(upload(path, { file: textFile("") }, watch())).rejects.toMatchObject({ key: "fisierGol" });
    const huge = { size: MOST_BYTES + 1, name: "x" };
    await expect(upload(path, { file: huge }, watch())).rejects.toMatchObject({ key: "preaMare" });
  });

  it("and is refused in the service's words: programs are not documents", async () => {
    const program = new File([Buffer.from("MZ"), new Uint8Array(2_000_000)], "program.exe");
    await expect(upload(path, { file: program }, watch())).rejects.toMatchObject({ key: "executabil" });
  });

  it("and as a version that may not be added is refused before its parts", async () => {
    const ion = await apiOf("ion.operator");
    const { id } = await ion.upload(textFile("unu"));
    const sharing = { beneficiarClientId: 1, drept: "CITIRE" };
    await ion.call("POST", `/api/documents/${id}/partajeaza`, sharing);
    const watched = watch();
    const asked = `/api/documents/${id}/versions`;
    try {
      keepToken((await apiOf("maria.client")).token);
      const sending = upload(asked, { file: fileOf(2_000_000, "mare.bin") }, watched, id);
      await expect(sending).rejects.toMatchObject({ key: "faraDrept" });
    } finally {
      keepToken(ion.token);
    }
    expect([watched.progress.mock.calls, watched.checking.mock.calls]).toEqual([[], []]);
  });

  it("and can be stopped", async () => {
    const stopping = new AbortController();
    const sending = upload(
      path,
      { file: fileOf(2_000_000, "x.bin") },
      { ...watch(), signal: stopping.signal },
    );
    stopping.abort();
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
  });
});
