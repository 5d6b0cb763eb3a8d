import { useState } from "react";
import type { ClientMasinaCuSecret, RezultatulAprobarii } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Problem } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { ApprovalService } from "../api/approvals/services.ts";
import { operationsOf } from "../api/approvals/operations.ts";
import { approvalWords } from "./words.ts";

type Secret = Pick<ClientMasinaCuSecret, "denumire" | "clientId" | "clientSecret">;

const textOf = (result: RezultatulAprobarii, name: keyof Secret): string => {
  const value = result[name];
  return typeof value === "string" ? value : "";
};

interface ResultProps {
  service: ApprovalService;
  id: string;
  onEnd: () => void;
}

/** The new secret. It is asked for by a press and kept in no cache, because it can be read once. */
export default function Result({ service, id, onEnd }: ResultProps) {
  const text = useWords(approvalWords).result;
  const [result, setResult] = useState<RezultatulAprobarii>();
  const [error, setError] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const show = async (): Promise<void> => {
    setIsPending(true);
    try {
      setResult((await operationsOf[service].readResult(client, { path: { id: Number(id) } })).data);
    } catch (thrown) {
      setError(thrown);
    } finally {
      setIsPending(false);
    }
  };
  if (result) {
    const secret = textOf(result, "clientSecret");
    return (
      <>
        <KeyValues
          entries={[
            { label: text.client, value: textOf(result, "denumire") },
            { label: text.clientId, value: <code>{textOf(result, "clientId")}</code> },
            { label: text.secret, value: <code>{secret}</code> },
          ]}
        />
        <div className="acts">
          <CopyButton text={secret} label={text.copy} />
          <Button look="primary" onPress={onEnd}>
            {text.close}
          </Button>
        </div>
      </>
    );
  }
  if (isProblem(error, "notFound")) return <Problem title={text.gone} />;
  return (
    <>
      {error !== undefined && <Failed error={error} />}
      <p>{text.once}</p>
      <div className="acts">
        <Button look="primary" isPending={isPending} onPress={() => void show()}>
          {text.verb}
        </Button>
      </div>
    </>
  );
}
