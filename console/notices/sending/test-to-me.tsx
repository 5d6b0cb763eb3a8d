import { useState } from "react";
import { staffNotificationsCreateTest } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { Problem } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import type { NoticeLanguage } from "../common/preview.tsx";
import { contentOf, type VariableField } from "./request.ts";
import type { Sender, SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

interface TestToMeProps {
  values: SendValues;
  sender: Sender;
  fields: readonly VariableField[];
  /** The values of the recipient that the test stands for. */
  variables: Record<string, unknown> | undefined;
  language: NoticeLanguage;
  /** True if the texts can be sent. */
  isReady: boolean;
}

/** Sends the message to the person who writes it, in the language that is shown. */
export function TestToMe({ values, sender, fields, variables, language, isReady }: TestToMeProps) {
  const text = useWords(sendWords);
  const spoken = useLanguage();
  const [isPending, setIsPending] = useState(false);
  const [why, setWhy] = useState<string>();
  const isTrial = sender.systems.find(({ id }) => String(id) === values.system)?.mod === "PROBA";
  const send = async (): Promise<void> => {
    if (!isReady) return setWhy(text.testNotReady);
    setIsPending(true);
    setWhy(undefined);
    try {
      await staffNotificationsCreateTest(client, {
        body: {
          ...contentOf(values, fields),
          ...(variables ? { variables } : {}),
          limba: language,
          sistemId: Number(values.system),
        },
      });
      showToast({ text: text.testSent });
    } catch (error) {
      setWhy(sentenceOf(error, spoken));
    } finally {
      setIsPending(false);
    }
  };
  if (isTrial) return <p className="hint">{text.testTrial}</p>;
  return (
    <>
      <p className="hint">{text.testHint}</p>
      <Button isPending={isPending} onPress={() => void send()}>
        {text.test}
      </Button>
      {why && <Problem title={why} />}
    </>
  );
}
