import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminSystemsCreateAudit } from "../../client/generated/platform/operations.ts";
import type { StaffSystem } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Button } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import { showToast } from "../kit/toast.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systemWords } from "./system-words.ts";

/** What an administrator does with a system. A system that was audited is not removed, so it is not offered. */
export function SystemActs({ system }: { system: StaffSystem }) {
  const text = useWords(systemWords);
  const dialogs = useDialogAddress();
  const hrefOf = (name: string): string => dialogs.hrefOf({ name, id: String(system.id) });
  return (
    <div className="acts">
      {system.activ && system.runningAuditId === undefined && <AuditButton id={system.id} />}
      <Menu
        label={text.acts.label}
        isLabelShown
        entries={[
          { id: "edit", title: text.acts.edit, href: hrefOf("edit") },
          { id: "access", title: text.acts.access, icon: "lock", href: hrefOf("access") },
          { id: "technical", title: text.acts.technical, icon: "gear", href: hrefOf("technical") },
          { id: "rotate", title: text.acts.rotate, icon: "retry", href: hrefOf("rotate") },
          ...(system.audits === 0
            ? [
                {
                  id: "remove",
                  title: text.acts.remove,
                  icon: "trash" as const,
                  href: hrefOf("remove"),
                  isDangerous: true,
                },
              ]
            : []),
        ]}
      />
    </div>
  );
}

function AuditButton({ id }: { id: number }) {
  const text = useWords(systemWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const start = async (): Promise<void> => {
    setIsPending(true);
    try {
      await adminSystemsCreateAudit(client, { path: { id } });
      showToast({ text: text.running.started });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
    // Also after a refusal: another audit runs, which is followed instead.
    await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
    setIsPending(false);
  };
  return (
    <Button look="primary" isPending={isPending} onPress={() => void start()}>
      {text.acts.audit}
    </Button>
  );
}
