import { useState } from "react";
import type { ElementulImportului, Import } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { given } from "../kit/given.ts";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { useStartImport } from "./start-import.ts";
import { importWords } from "./words.ts";

export interface RetryFailedProps {
  found: Pick<Import, "furnizor" | "bucketId">;
  failed: readonly ElementulImportului[];
}

/** Imports the failed files of an import again, as they were wanted then. */
export function RetryFailed({ found: { furnizor, bucketId }, failed }: RetryFailedProps) {
  const text = useWords(importWords);
  const language = useLanguage();
  const start = useStartImport();
  const [isPending, setIsPending] = useState(false);
  const retry = async (): Promise<void> => {
    setIsPending(true);
    const items = failed.map(({ ref, mod, formatExport, denumire }) => ({
      ref,
      mod,
      ...given({ formatExport, denumire }),
    }));
    try {
      await start({ provider: furnizor, items, bucketId });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button look="primary" icon="retry" isPending={isPending} onPress={() => void retry()}>
      {text.retryFailed}
    </Button>
  );
}
