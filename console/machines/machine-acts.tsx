import { useQueryClient } from "@tanstack/react-query";
import { machineClientsRemove } from "../../client/generated/documents/operations.ts";
import type { ClientMasina } from "../../client/generated/documents/types.ts";
import { approvalsHref } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { formatsIn } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { readMachine, setActive, useMachineSaved } from "./machine.tsx";
import { machineWords } from "./words.ts";

/** An organization's administrator may disable a client that files into its containers, and no more. */
export function MachineActs({ machine }: { machine: ClientMasina }) {
  const text = useWords(machineWords);
  const dialogs = useDialogAddress();
  const isService = useIsServiceAdministrator();
  const id = String(machine.id);
  return (
    <div className="acts">
      {isService && (
        <Link look="plain" icon="lock" href={dialogs.hrefOf({ name: "rotate", id })}>
          {text.rotate.verb}
        </Link>
      )}
      {machine.activ && (
        <Link look="danger" href={dialogs.hrefOf({ name: "stop", id })}>
          {text.stop.verb}
        </Link>
      )}
      {!machine.activ && isService && (
        <Link look="primary" href={dialogs.hrefOf({ name: "start", id })}>
          {text.start.verb}
        </Link>
      )}
      {isService && (
        <Link look="danger" icon="trash" href={dialogs.hrefOf({ name: "remove", id })}>
          {text.remove.verb}
        </Link>
      )}
      <Questions name={machine.denumire} isService={isService} />
    </div>
  );
}

function Questions({ name, isService }: { name: string; isService: boolean }) {
  const text = useWords(machineWords);
  const { stop, start, remove } = text;
  const language = useLanguage();
  const queries = useQueryClient();
  const saved = useMachineSaved();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  return (
    <>
      <Confirm
        name="stop"
        title={() => stop.title(name)}
        verb={stop.verb}
        isDangerous
        whyOf={whyOf}
        act={async (id) => {
          await setActive(Number(id), false);
          await saved(stop.done(name), isService ? () => setActive(Number(id), true) : undefined);
        }}
      >
        {() => (isService ? stop.text : `${stop.text} ${stop.byService}`)}
      </Confirm>
      <Confirm
        name="start"
        title={() => start.title(name)}
        verb={start.verb}
        whyOf={whyOf}
        act={async (id) => {
          await setActive(Number(id), true);
          await saved(start.done(name), () => setActive(Number(id), false));
        }}
      >
        {() => start.text}
      </Confirm>
      <Confirm
        name="remove"
        title={() => remove.title(name)}
        verb={remove.verb}
        isDangerous
        whyOf={whyOf}
        act={async (id) => {
          const { etag } = await readMachine(Number(id));
          const answer = await machineClientsRemove(client, { path: { id: Number(id) }, ifMatch: etag });
          if (answer.status === 202)
            showToast({
              text: remove.asked(formatsIn(language).dateTime(answer.data.expiresAt)),
              act: { title: text.seeApprovals, onPress: () => go(approvalsHref("documents")) },
            });
          else {
            go("/app/sisteme-client", { isReplacing: true });
            queries.removeQueries({ queryKey: ["documents", "machines", Number(id)] });
            await saved(remove.done(name));
          }
        }}
      >
        {() => remove.text}
      </Confirm>
    </>
  );
}
