import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { labelsIn } from "../api/labels.ts";
import { csvOf } from "../kit/csv.ts";
import { relabelled, undoing } from "./list-calls.ts";
import { Marked, piecesOfFragment } from "./marks.tsx";
import { listQuery, readSearch, searchQuery } from "./list-search.ts";
import { inTurns, signatureState } from "./list-signatures.ts";
import { createZip, freeName } from "./list-save.ts";

it("an address that people have edited is read as far as it makes sense", () => {
  const search = readSearch({
    page: "-3",
    sort: "-passwordHash",
    status: ["ACTIV", "ARHIVAT"],
    modifiedFrom: "2026-02-30T",
    createdTo: "2026-11-27",
  });
  expect([search.page, search.sort, search.in]).toEqual([1, undefined, "everywhere"]);
  expect(search.facets).toEqual({ status: ["ACTIV", "ARHIVAT"] });
  expect([search.dates.modifiedFrom, search.dates.createdTo]).toEqual(["", "2026-11-27"]);
});

it("a list is asked with the filters of the address, and a day counts to its end", () => {
  const search = readSearch({
    page: "3",
    sort: "-dimensiune",
    q: "plan",
    in: "name",
    bucketId: ["2", "3"],
    etichete: "urbanism, hotărâri",
    whose: "mine",
    modifiedTo: "2026-11-27",
  });
  expect(listQuery(search, ["STERS"], "ana")).toEqual({
    page: 2,
    size: 50,
    sort: "-dimensiune",
    "filter[bucketId][in]": "2,3",
    "filter[etichete]": "urbanism, hotărâri",
    "filter[status]": "STERS",
    "filter[creatDe]": "ana",
    "filter[denumire][contains]": "plan",
    "filter[modificatLa][lessThan]": new Date("2026-11-28T00:00:00").toISOString(),
  });
});

it("a search by words leaves out the filters that the index lacks", () => {
  const search = readSearch({ q: "plan", visibility: "PUBLIC", status: "ARHIVAT", sort: "cod" });
  const chosen = { q: "plan", page: 0, size: 50, "filter[status]": "ARHIVAT" };
  expect(searchQuery(search, [])).toEqual(chosen);
  expect(searchQuery(readSearch({ q: "plan" }), ["ARHIVAT"])).toEqual(chosen);
});

it("one invalid signature of the current version counts more than valid ones, and one of an older version says so", () => {
  const document = { id: 1, numarVersiune: 2 };
  const signature = (numarVersiune: number, status: "VALIDA" | "INVALIDA", documentId = 1) => ({
    documentId,
    numarVersiune,
    status,
  });
  expect(signatureState(document, [signature(2, "VALIDA"), signature(2, "INVALIDA")])).toBe("invalid");
  expect(signatureState(document, [signature(2, "VALIDA"), signature(1, "INVALIDA")])).toBe("valid");
  expect(signatureState(document, [signature(1, "VALIDA")])).toBe("older");
  expect(signatureState(document, [signature(2, "VALIDA", 9)])).toBeUndefined();
});

it("a cell of a CSV is never a formula, and keeps commas, quotes and lines", async () => {
  const cells = ["=HYPERLINK(1)", "+37322", 'Act "nou", vechi', "două\nlinii", "simplu"];
  expect(await csvOf([cells], "ro").text()).toBe(
    '\uFEFF\'=HYPERLINK(1);\'+37322;"Act ""nou"", vechi";"două\nlinii";simplu\r\n',
  );
});

it("an archive has every file under a name of its own", async () => {
  expect(freeName("Act.pdf", new Set(["act.pdf", "act (2).pdf"]))).toBe("Act (3).pdf");
  const zip = createZip();
  await zip.add("act.txt", new Blob(["unu"]));
  await zip.add("../act.txt", new Blob(["doi"]));
  await zip.add("act.txt", new Blob(["trei"]));
  const content = await zip.end().text();
  for (const part of ["PK", "act.txt", "__act.txt", "act (2).txt", "unu", "doi", "trei"])
    expect(content).toContain(part);
  expect(content).not.toContain("../");
});

it("labels are added and taken off, each once", () => {
  expect(labelsIn(" urgent, urbanism ,,urgent")).toEqual(["urgent", "urbanism"]);
  expect(relabelled(["vechi", "urgent"], { add: ["urgent", "nou"], remove: ["vechi"] })).toEqual([
    "urgent",
    "nou",
  ]);
});

it("a change of labels is taken back without those that the document had, or that it lacked", () => {
  expect(undoing(["vechi", "urgent"], { add: ["urgent", "nou"], remove: ["vechi", "altul"] })).toEqual({
    add: ["vechi"],
    remove: ["nou"],
  });
});

it("documents to be chosen are ids in the address", () => {
  expect(readSearch({ chosen: "7,21,x,-1,,3.5" }).chosen).toEqual([7, 21]);
  expect(readSearch({}).chosen).toEqual([]);
});

it("a fragment of the search marks its words, and nothing in it becomes markup", () => {
  const fragment = "Un <mark>plan</mark> &lt;img src=x&gt; &amp;lt;";
  render(<Marked pieces={piecesOfFragment(fragment)} />);
  expect(screen.getByText("plan").tagName).toBe("MARK");
  expect(document.querySelector("img")).toBeNull();
  expect(document.body.textContent).toBe("Un plan <img src=x> &lt;");
});

it("tasks wait for their turn, and a failed one passes it on", async () => {
  const inTurn = inTurns(1);
  const done: string[] = [];
  const works = ["a", "b", "c"].map((name) =>
    inTurn(async () => {
      await Promise.resolve();
      done.push(name);
      if (name === "a") throw new Error(name);
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(done).toEqual(["a", "b", "c"]);
  expect(ended.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});
