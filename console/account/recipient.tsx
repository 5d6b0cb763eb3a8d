import { useQuery } from "@tanstack/react-query";
import type { ContulDeDestinatar } from "../../client/generated/notifications/types.ts";
import { meRead } from "../../client/generated/notifications/operations.ts";
import { isProblem } from "../../client/problems.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { accountWords } from "./words.ts";

/** Null for accounts that are linked to no recipient, and if there is no registry. */
async function readOwn(): Promise<ContulDeDestinatar | null> {
  try {
    return (await meRead(client)).data;
  } catch (error) {
    if (isProblem(error, "forbidden") || isProblem(error, "notFound")) return null;
    throw error;
  }
}

/** Whom the registry of recipients knows under this account. */
export function OwnRecipient() {
  const text = useWords(accountWords).recipient;
  const { date } = useFormats();
  const found = useQuery({ queryKey: ["notifications", "me"], queryFn: readOwn });
  if (found.data === null) return null;
  return (
    <Panel title={text.title}>
      <Loaded query={found}>
        {(me) =>
          me && (
            <>
              <p className="lead">{text.about}</p>
              <KeyValues
                entries={[
                  { label: text.name, value: me.nume },
                  { label: text.language, value: text.languages[me.limba] },
                  { label: text.linked, value: me.legatLa === undefined ? text.unknown : date(me.legatLa) },
                ]}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
