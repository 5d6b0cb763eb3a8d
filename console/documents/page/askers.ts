import { useQuery } from "@tanstack/react-query";
import { evenimentDocumentsList } from "../../../client/generated/documents/operations.ts";
import type { EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { type Beneficiary, keyOf } from "./names.ts";

const MOST = 200;

/**
 * The logins of people from other organizations who asked for access and got it. The caller may not see their accounts, but
 * the history of the document names them.
 */
export function useAskers(documentId: number): (who: Beneficiary) => string | undefined {
  const found = useQuery({
    queryKey: ["documents", documentId, "askers"],
    queryFn: async ({ signal }) => {
      const query = {
        "filter[documentId]": String(documentId),
        "filter[tip][in]": "CERUT,APROBAT",
        sort: "-id",
        size: MOST,
      };
      return (await evenimentDocumentsList(client, { query, signal })).data.items;
    },
  });
  const logins = loginsIn(found.data ?? []);
  return (who) => logins.get(keyOf(who));
}

function loginsIn(events: readonly EvenimentDocument[]): Map<string, string> {
  const asked = new Map(
    events
      .filter(({ tip }) => tip === "CERUT")
      .map(({ detalii, actor }) => [Number(detalii.cerereId), actor]),
  );
  return new Map(
    events.flatMap(({ tip, detalii }): [string, string][] => {
      const login = tip === "APROBAT" ? asked.get(Number(detalii.cerereId)) : undefined;
      return login === undefined ? [] : [[`user#${String(detalii.beneficiarOperatorId)}`, login]];
    }),
  );
}
