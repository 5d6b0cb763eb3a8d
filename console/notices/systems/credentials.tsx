import { useQuery } from "@tanstack/react-query";
import { isProblem } from "../../../client/index.ts";
import { sistemsReadCredentials } from "../../../client/generated/notifications/operations.ts";
import type { AcreditariSistem, Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { KeyValues } from "../../kit/facts.tsx";
import { Panel } from "../../kit/panel.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { systemWords } from "./words.ts";

/** Null for a system that has none. */
async function readCredentials(id: number): Promise<AcreditariSistem | null> {
  try {
    return (await sistemsReadCredentials(client, { path: { id } })).data;
  } catch (error) {
    if (isProblem(error, "notFound")) return null;
    throw error;
  }
}

/** The client id and the secrets with which a system asks for tokens. */
export function Credentials({ row: { id } }: { row: Sistem }) {
  const text = useWords(systemWords);
  const { hrefOf } = useDialogAddress();
  const credentials = useQuery({
    queryKey: ["notifications", "systems", id, "credentials"],
    queryFn: () => readCredentials(id),
  });
  const rotate = hrefOf({ name: "rotate", id: String(id) });
  return (
    <Panel title={text.tabs.acreditari}>
      <Loaded query={credentials}>
        {(read) =>
          read === null ? (
            <EmptyState
              icon="lock"
              title={text.noCredentials}
              action={
                <Link href={rotate} look="primary">
                  {text.firstSecret}
                </Link>
              }
            >
              {text.noCredentialsHint}
            </EmptyState>
          ) : (
            <div className="notice-page">
              <Secrets credentials={read} />
              <div className="acts">
                <Link href={rotate} look="primary" icon="retry">
                  {text.rotate}
                </Link>
                <Link href={hrefOf({ name: "removeCredentials", id: String(id) })} look="danger" icon="trash">
                  {text.removeCredentials}
                </Link>
              </div>
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Secrets({ credentials: { clientId, secrets, ultimaFolosire } }: { credentials: AcreditariSistem }) {
  const text = useWords(systemWords);
  const { dateTime } = useFormats();
  return (
    <div className="notice-facts">
      <KeyValues
        entries={[
          { label: text.clientId, value: <code>{clientId}</code> },
          { label: text.lastUse, value: ultimaFolosire ? dateTime(ultimaFolosire) : text.neverUsed },
          ...secrets.map(({ createdAt, validUntil }) => ({
            label: text.secretOf(dateTime(createdAt)),
            value: validUntil === undefined ? text.current : text.validUntil(dateTime(validUntil)),
          })),
        ]}
      />
    </div>
  );
}
