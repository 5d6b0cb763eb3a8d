import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminSystemsRotateToken } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { SecretOnce } from "../kit/secret-once.tsx";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

/** Asks, then shows the new token once. */
export default function RotateToken({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(systemWords).rotate;
  const queries = useQueryClient();
  const [token, setToken] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const rotate = async (): Promise<void> => {
    setIsPending(true);
    setError(undefined);
    try {
      setToken((await adminSystemsRotateToken(client, { path: { id } })).data.token);
      await queries.invalidateQueries({ queryKey: [...SYSTEMS_KEY, id] });
    } catch (failure) {
      setError(failure);
    }
    setIsPending(false);
  };
  if (token !== undefined)
    return (
      <SecretOnce secret={token} copyLabel={text.copy} onEnd={onEnd}>
        {text.shown}
      </SecretOnce>
    );
  return (
    <>
      {error !== undefined && <Failed error={error} />}
      <p>{text.question}</p>
      <div className="acts">
        <Button look="primary" isPending={isPending} onPress={() => void rotate()}>
          {text.verb}
        </Button>
      </div>
    </>
  );
}
