import fc from "fast-check";
import { expect, it } from "vitest";
import { fold } from "../../../shared/everywhere/fold.ts";
import { stemOf } from "./stems.ts";

const stemsOf = (forms: string): string[] => [...new Set(forms.split(" ").map((form) => stemOf(fold(form))))];

it.each([
  "împrumut împrumutul împrumutului împrumuturi împrumuturile împrumuturilor",
  "hotărâre hotărârea hotărârii hotărâri hotărârile hotărârilor",
  "școală școala școlii școli școlile școlilor",
  "stradă strada străzii străzi străzile străzilor",
  "act acte actul actului actele actelor",
  "legea legii legi legile legilor",
  "cetățean cetățeanul cetățeanului cetățeni cetățenii cetățenilor",
  "factură factura facturii facturi facturile facturilor",
  "măsură măsura măsurii măsuri măsurile măsurilor",
  "consiliu consiliul consiliului consilii consiliile consiliilor",
  "comisie comisia comisiei comisii comisiile comisiilor",
  "numele numelui nume",
  "orășenesc orășenească orășenești",
  "local locală locale locali localilor",
  "civil civilă civile civililor",
  "calcul calculul calculului calcule calculelor",
  "договор договора договору договором договоре договоры договоров договорам договорами договорах",
  "решение решения решению решением решении решений решениям решениями решениях",
  "статья статьи статью статьёй статей статьям статьями статьях",
  "новый новая новое новые нового новой новому новым новую новыми новых",
  "площадь площади площадью площадей площадям площадях",
])("a stem is one for %s", (forms) => {
  expect(stemsOf(forms)).toHaveLength(1);
});

it.each(["mod model", "cerere certificat", "мой мои", "план плата", "loc local", "masa masura"])(
  "a stem differs between %s",
  (words) => {
    expect(stemsOf(words)).toHaveLength(2);
  },
);

it.each(["мой", "май", "act", "2026", "a1b2urilor", "straße", "їжаки", "한국어", "cоntractului"])(
  "a stem of %s is the word itself",
  (word) => {
    expect(stemOf(word)).toBe(word);
  },
);

it("a stem begins as its word does, and is no longer", () => {
  const letters = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."aeiouzlrsctn"), minLength: 1, maxLength: 12 }),
    fc.string({ unit: fc.constantFrom(..."аеиоуямйьхгв"), minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(letters, (word) => {
      expect(stemOf(word).slice(0, 2)).toBe(word.slice(0, 2));
      expect(stemOf(word).length).toBeLessThanOrEqual(word.length);
    }),
  );
});
