import { useQueryClient } from "@tanstack/react-query";

/** Reads again what an act has changed: lists, the document's page, its signatures. */
export function useListChange(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: ["documents"] });
}
