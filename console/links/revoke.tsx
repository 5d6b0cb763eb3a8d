import { useQueryClient } from "@tanstack/react-query";
import { linkuriRemove } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { linkNamed } from "./named.ts";
import { LINKS } from "./queries.ts";
import { linkWords } from "./words.ts";

export function Revoke() {
  const text = useWords(linkWords).revokeForm;
  const language = useLanguage();
  const queries = useQueryClient();
  const revoke = async (named: string): Promise<void> => {
    const path = linkNamed(named);
    if (!path) return;
    await linkuriRemove(client, { path });
    showToast({ text: text.done });
    await queries.invalidateQueries({ queryKey: LINKS });
  };
  return (
    <Confirm
      name="revoke"
      title={() => text.title}
      verb={text.verb}
      isDangerous
      act={revoke}
      whyOf={(error) => sentenceOf(error, language)}
    >
      {() => text.text}
    </Confirm>
  );
}
