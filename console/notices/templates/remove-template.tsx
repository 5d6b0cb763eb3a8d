import { useQueryClient } from "@tanstack/react-query";
import { templatesRead, templatesRemove } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { commonWords } from "../common/words.ts";
import { templateWords } from "./words.ts";

export function RemoveTemplate({ name }: { name: string }) {
  const text = useWords(templateWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await templatesRead(client, { path });
    await templatesRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "templates"], refetchType: "none" });
    showToast({ text: text.removed(name) });
    go(paths.templates, { isReplacing: true });
  };
  return (
    <Confirm
      name="remove"
      title={() => text.removeTitle(name)}
      verb={common.remove}
      isDangerous
      act={remove}
      whyOf={(error) => sentenceOf(error, language)}
    >
      {() => text.removeHint}
    </Confirm>
  );
}
