import { useQuery } from "@tanstack/react-query";
import { searchList } from "../../client/generated/documents/operations.ts";
import { fold } from "../../shared/everywhere/fold.ts";
import { client } from "./client.ts";

export const LONGEST_LABEL = 64;

/** Labels as people write them: `urgent, urbanism`. */
export const labelsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(",")
      .map((label) => label.trim())
      .filter(Boolean),
  ),
];

/** True if one of the labels is longer than the service takes. */
export const hasLongLabel = (text: string): boolean =>
  labelsIn(text).some((label) => label.length > LONGEST_LABEL);

/** The labels that most documents of the person have: one question to the index, which counts them for its filters. */
const readLabels = async (q: string | undefined, signal: AbortSignal) =>
  (await searchList(client, { query: { ...(q !== undefined && { q }), size: 1 }, signal })).data.facets
    .etichete;

const KNOWN_MS = 300_000;

/** The most used labels, for a list that does not ask the index, and for fields of labels. */
export const useLabels = (isNeeded: boolean) =>
  useQuery({
    queryKey: ["documents", "labels"],
    enabled: isNeeded,
    staleTime: KNOWN_MS,
    queryFn: ({ signal }) => readLabels(undefined, signal),
  });

/** Labels with a part of their name, for those that are not among the most used: the index finds words of labels as well. */
export const findLabels = async (
  text: string,
  signal: AbortSignal,
): Promise<{ id: string; label: string }[]> =>
  (await readLabels(text, signal))
    .filter(({ value }) => fold(value).includes(fold(text)))
    .map(({ value }) => ({ id: value, label: value }));
