import { useQueryClient } from "@tanstack/react-query";
import { templatesDownload, templatesRemove } from "../../client/generated/documents/operations.ts";
import type { SablonInLista } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Question } from "../api/question.tsx";
import { useRun } from "../api/use-run.ts";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import { saveFile } from "../kit/save-file.ts";
import { showToast } from "../kit/toast.tsx";
import { useLeave } from "../shell/use-leave.ts";
import { useWords } from "../words/words.ts";
import { TEMPLATES, readTemplate } from "./template-query.ts";
import { templateWords } from "./words.ts";

export interface TemplateMenuProps {
  template: SablonInLista;
  mayEdit: boolean;
}

export function TemplateMenu({ template, mayEdit }: TemplateMenuProps) {
  const { id, cod, denumire } = template;
  const text = useWords(templateWords);
  const { run } = useRun();
  const dialogs = useDialogAddress();
  const download = async (): Promise<void> => {
    const { data } = await templatesDownload(client, { path: { id } });
    const content = data instanceof Blob ? data : new Blob([JSON.stringify(data, undefined, 2)]);
    saveFile(content, `${cod}.json`);
  };
  return (
    <Menu
      label={text.acts(denumire)}
      entries={[
        mayEdit && { id: "edit", title: text.edit, href: `/app/sabloane/${id}/editare` },
        { id: "export", title: text.export, icon: "download", onAction: () => void run(download) },
        mayEdit && {
          id: "remove",
          title: text.remove,
          icon: "trash",
          isDangerous: true,
          href: dialogs.hrefOf({ name: "eliminare", id: String(id) }),
        },
      ]}
    />
  );
}

/** Asks before a template is removed; its page then leads to the gallery. */
export function RemoveTemplate() {
  const text = useWords(templateWords);
  const queries = useQueryClient();
  const leave = useLeave("/app/sabloane", () => void queries.invalidateQueries({ queryKey: TEMPLATES }));
  const nameOf = (id: string): string =>
    queries
      .getQueriesData<{ items?: readonly SablonInLista[] }>({ queryKey: [...TEMPLATES, "list"] })
      .flatMap(([, data]) => data?.items ?? [])
      .find((template) => String(template.id) === id)?.denumire ?? id;
  const remove = async (id: string): Promise<void> => {
    const { template, etag } = await readTemplate(Number(id));
    await templatesRemove(client, { path: { id: Number(id) }, ifMatch: etag });
    showToast({ text: text.removed(template.denumire) });
    leave();
  };
  return (
    <Question
      name="eliminare"
      title={(id) => text.removeTitle(nameOf(id))}
      text={text.removeText}
      verb={text.remove}
      isDangerous
      act={remove}
    />
  );
}
