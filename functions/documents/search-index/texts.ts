import { keyed, unavailable } from "../../../shared/errors.ts";

export const refusals = keyed({
  indexulSeReface: unavailable([
    "Indexul de căutare se reface; căutările și listele ordonate răspund după ce este complet.",
    "Поисковый индекс восстанавливается; поиск и упорядоченные списки ответят, когда он будет готов.",
    "The search index is being rebuilt; searches and sorted lists respond once it is complete.",
  ]),
});
