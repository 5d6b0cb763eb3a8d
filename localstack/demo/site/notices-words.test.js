import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { noticeWords } from "./notices-words.js";

const others = readdirSync(import.meta.dirname).filter(
  (name) => name.endsWith("words.js") && name !== "notices-words.js",
);

it("no text stands twice, so that none hides another", () => {
  const known = others.flatMap((name) =>
    [...readFileSync(join(import.meta.dirname, name), "utf8").matchAll(/^ {2}"?([\w.-]+)"?: \[/gm)].map(
      ([, key]) => key,
    ),
  );
  expect(known.length).toBeGreaterThan(100);
  expect(known.filter((key) => key in noticeWords)).toEqual([]);
});

it("every state, reason, kind of event and queue of the service has its word", async () => {
  const contract = JSON.parse(
    readFileSync(join(import.meta.dirname, "../../../functions/notifications/openapi.json"), "utf8"),
  );
  const { Livrare, EvenimentNotificare, Coada } = contract.components.schemas;
  const kinds = {
    state: Livrare.properties.status.enum,
    cauza: Livrare.properties.cauza.enum,
    motiv: Livrare.properties.motiv.enum,
    tip: EvenimentNotificare.properties.tip.enum,
    queue: Coada.properties.name.enum,
  };
  const missing = Object.entries(kinds).flatMap(([kind, values]) =>
    values.map((value) => `${kind}.${value}`).filter((key) => !(key in noticeWords)),
  );
  expect(missing).toEqual([]);
});
