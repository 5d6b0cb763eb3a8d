import { expect, it } from "vitest";
import { type EditValues, changesOf } from "./edit-form.tsx";

const before: EditValues = {
  denumire: "Hotărâre",
  descriere: "",
  etichete: "urbanism",
  visibility: "PERSONAL",
  bucketId: "2",
  emitentId: "",
  proprietarId: { id: "client#1", label: "proprietarul de acum" },
};

it("only fields that differ are written: each needs a right of its own", () => {
  expect(changesOf(before, { ...before, denumire: " Hotărâre nouă " })).toEqual({
    denumire: "Hotărâre nouă",
  });
  const sameOwner = { id: "client#1", label: "Maria Popescu" };
  expect(changesOf(before, { ...before, proprietarId: sameOwner })).toEqual({});
});

it("an emptied field is cleared, and labels are separated by commas without repetition", () => {
  const after = { ...before, etichete: "urbanism, plan, plan,", emitentId: "1", proprietarId: undefined };
  expect(changesOf(before, after)).toEqual({
    etichete: ["urbanism", "plan"],
    emitentId: 1,
    proprietarId: null,
  });
  expect(changesOf({ ...before, descriere: "Veche" }, before)).toEqual({ descriere: null });
});
