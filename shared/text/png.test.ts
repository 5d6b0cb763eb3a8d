import { expect, it } from "vitest";
import { bombNamed } from "../testing/bombs.ts";
import { toPng } from "./picture-formats.ts";
import { plainPng } from "./png.ts";

it("a PNG that has only what shows it stays as it is", async () => {
  const png = toPng({ width: 40, height: 20, grey: true, data: new Uint8Array(800) });
  expect((await plainPng(png)).equals(png)).toBe(true);
});

it("a PNG loses the chunks that no picture needs, however large they are inside", async () => {
  for (const name of ["png-text-100-mb", "png-international-text", "png-profile"])
    expect((await plainPng(bombNamed(name).make())).length).toBeLessThan(100);
});

it.each(["png-data-1-gb", "png-interlaced-1-gb"])(
  "a PNG whose data inflate to more than its pixels is refused: %s",
  async (name) => {
    await expect(plainPng(bombNamed(name).make())).rejects.toMatchObject({ reason: "preaMare" });
  },
);

it("a PNG without a header, or cut off, is damaged", async () => {
  const png = toPng({ width: 40, height: 20, grey: true, data: new Uint8Array(800) });
  for (const broken of [Buffer.alloc(0), png.subarray(0, 20), png.subarray(0, png.length - 20)])
    await expect(plainPng(broken)).rejects.toMatchObject({ reason: "stricat" });
});
