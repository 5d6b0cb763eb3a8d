import { useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import {
  adminTemplatesPatch,
  adminTemplatesRead,
  adminTemplatesRemove,
} from "../../client/generated/template-admin/operations.ts";
import type { Template } from "../../client/generated/template-admin/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Menu } from "../kit/menu.tsx";
import { Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BASE, TEMPLATES_KEY } from "./parts.tsx";
import { templateAdminWords } from "./words.ts";

const TemplateForm = lazy(() => import("./template-form.tsx"));

export const readTemplate = (id: number) => adminTemplatesRead(client, { path: { id } });

/** What an administrator does with a template: changes, activity with undo, removal after a question. */
export function TemplateActs({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  const dialogs = useDialogAddress();
  const language = useLanguage();
  const queries = useQueryClient();
  const id = String(row.id);
  const isActive = row.status_id === "1";

  const change = async (status: "0" | "1"): Promise<void> => {
    try {
      const { etag } = await readTemplate(row.id);
      await adminTemplatesPatch(client, { path: { id: row.id }, body: { status_id: status }, ifMatch: etag });
      await queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
      showToast({
        text: status === "1" ? text.activated(row.name) : text.deactivated(row.name),
        act: { title: text.undo, onPress: () => void change(status === "1" ? "0" : "1") },
      });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  };

  return (
    <div className="acts">
      <Link href={dialogs.hrefOf({ name: "edit", id })} look="primary">
        {text.edit}
      </Link>
      <Menu
        label={text.actions}
        isLabelShown
        entries={[
          {
            id: "activity",
            title: isActive ? text.deactivate : text.activate,
            onAction: () => void change(isActive ? "0" : "1"),
          },
          {
            id: "remove",
            title: text.remove,
            icon: "trash",
            href: dialogs.hrefOf({ name: "remove", id }),
            isDangerous: true,
          },
        ]}
      />
      <Dialogs row={row} />
    </div>
  );
}

function Dialogs({ row }: { row: Template }) {
  const text = useWords(templateAdminWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();

  async function remove(id: string): Promise<void> {
    const { etag } = await readTemplate(Number(id));
    await adminTemplatesRemove(client, { path: { id: Number(id) }, ifMatch: etag });
    showToast({ text: text.removed(row.name) });
    go(BASE, { isReplacing: true });
    queries.removeQueries({ queryKey: [...TEMPLATES_KEY, Number(id)] });
    await queries.invalidateQueries({ queryKey: [...TEMPLATES_KEY, "list"] });
  }

  return (
    <>
      <AddressDialog name="edit" title={() => `${text.edit}: ${row.name}`}>
        {(id, close) => (
          <Suspense fallback={<Skeleton />}>
            <TemplateForm id={Number(id)} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="remove"
        title={() => `${text.remove}: ${row.name}`}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
    </>
  );
}
