import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePeople } from "../api/people.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { CellFacts } from "./list-columns.tsx";
import { useContainers, useIssuers } from "./list-query.ts";
import type { Row } from "./list-rows.ts";
import { RowMenu } from "./list-row-menu.tsx";
import { insideQuery, useSignatures } from "./list-signatures.ts";
import { listWords } from "./words.ts";

/** What the cells of a page show beside its documents: names and signatures, each by one call for the page. */
export function useFacts(rows: readonly Row[], shown: readonly string[]): CellFacts {
  const text = useWords(listWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const containers = useContainers().data;
  const issuers = useIssuers().data;
  const personOf = usePeople(rows.flatMap(({ modificatDe, creatDe }) => [modificatDe, creatDe]));
  const signatures = useSignatures(rows, shown.includes("semnaturi"));
  const containerNames = useMemo(() => namesOf(containers), [containers]);
  const issuerNames = useMemo(() => namesOf(issuers), [issuers]);
  return {
    text,
    formats,
    containerOf: ({ bucketId }) => containerNames.get(bucketId),
    issuerOf: ({ emitentId = 0 }) => issuerNames.get(emitentId),
    personOf,
    signatureOf: (row) =>
      signatures.recorded(row) ?? queries.getQueryData(insideQuery(row).queryKey) ?? undefined,
    isUnrecorded: signatures.isUnrecorded,
    menuOf: (row) => <RowMenu row={row} />,
  };
}

const namesOf = (records: readonly { id: number; denumire: string }[] | undefined) =>
  new Map(records?.map(({ id, denumire }) => [id, denumire]));
