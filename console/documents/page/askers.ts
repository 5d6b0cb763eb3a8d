import { useQuery } from "@tanstack/react-query";
import { evenimentDocumentsList } from "../../../client/generated/documents/operations.ts";
import type { CerereAcces, EvenimentDocument } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { type Beneficiary, keyOf } from "./names.ts";
import { requesterOf } from "./access-data.ts";

const MOST = 200;

/**
 * The logins of people from other organizations who asked for access. The caller may not see their accounts, but the
 * history of the document names them.
 */
export function useAskers(
  documentId: number,
  requests: readonly CerereAcces[],
): (who: Beneficiary) => string | undefined {
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
  const logins = loginsIn(found.data ?? [], requests);
  return (who) => logins.get(keyOf(who));
}

function loginsIn(
  events: readonly EvenimentDocument[],
  requests: readonly CerereAcces[],
): Map<string, string> {
  const asked = new Map(
    events
      .filter(({ tip }) => tip === "CERUT")
      .map(({ detalii, actor }) => [Number(detalii.cerereId), actor]),
  );
  const approved = events
    .filter(({ tip }) => tip === "APROBAT")
    .map(({ detalii }): [string, number] => [
      `user#${String(detalii.beneficiarOperatorId)}`,
      Number(detalii.cerereId),
    ]);
  const pending = requests.map((request): [string, number] => [keyOf(requesterOf(request)), request.id]);
  return new Map(
    [...approved, ...pending].flatMap(([key, request]): [string, string][] => {
      const login = asked.get(request);
      return login === undefined || !key.startsWith("user#") ? [] : [[key, login]];
    }),
  );
}
