import { useQuery } from "@tanstack/react-query";
import { bucketsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { pageOf } from "../api/list-page.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { BucketState } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const SHOWN = 10;

/** The first containers of an organization, and a way to all. */
export function BucketsPanel({ row: { id: organizatieId } }: { row: { id: number } }) {
  const text = useWords(organizationWords).buckets;
  const dialogs = useDialogAddress();
  const buckets = useQuery({
    queryKey: ["documents", "buckets", "of", organizatieId],
    queryFn: async () =>
      pageOf(
        await bucketsList(client, {
          query: { "filter[organizatieId]": String(organizatieId), sort: "denumire", size: SHOWN },
        }),
      ),
  });
  return (
    <Panel
      title={text.title}
      acts={<Link href={dialogs.hrefOf({ name: "bucket", id: String(organizatieId) })}>{text.create}</Link>}
    >
      <Loaded query={buckets}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={text.none}>{text.noneText}</EmptyState>
          ) : (
            <>
              <ul className="rows">
                {rows.map(({ id, denumire, activ }) => (
                  <li key={id}>
                    <Link href={`/app/organizatii/containere/${id}`}>{denumire}</Link>
                    <BucketState activ={activ} />
                  </li>
                ))}
              </ul>
              {(total ?? 0) > rows.length && (
                <p>
                  <Link href={`/app/organizatii/containere?organizatie=${organizatieId}`}>{text.all}</Link>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
