import { useQueryClient } from "@tanstack/react-query";
import {
  adminSystemsCreateAudit,
  adminSystemsRemove,
  adminSystemsRotateToken,
} from "../../client/generated/platform/operations.ts";
import type { StaffSystem } from "../../client/generated/platform/types.ts";
import { besideAudit } from "../api/client-credentials.ts";
import { client } from "../api/client.ts";
import { ActDialogs, ActMenu } from "../api/register/acts.tsx";
import { useKnown } from "../api/register/fields.ts";
import { act } from "../api/register/kind.ts";
import { editFormOf } from "../api/register/record-page.tsx";
import { useRun } from "../api/use-run.ts";
import { Button } from "../kit/button.tsx";
import { late } from "../kit/online.ts";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { SYSTEMS_KEY } from "./parts.tsx";
import { systems, technical, technicalTitle } from "./system-kind.tsx";
import { systemWords } from "./system-words.ts";
import { addWaiver, waiverFields, waiverText } from "./waivers.tsx";

const kind = systems.admin;

const edit = act(kind, {
  name: "edit",
  verb: ["Modifică", "Изменить", "Change"],
  title: ["Modifică sistemul", "Изменить систему", "Change the system"],
  Form: editFormOf(kind),
});

const access = act(kind, {
  name: "access",
  verb: ["Date de acces", "Данные доступа", "Credentials"],
  title: ["Date de acces", "Данные доступа", "Credentials"],
  icon: "lock",
  Form: late(() => import("./access-form.tsx")),
});

const limits = act(kind, {
  name: "technical",
  verb: technicalTitle,
  title: technicalTitle,
  icon: "gear",
  Form: editFormOf(technical),
});

/** The new token is shown once. */
const rotate = act(kind, {
  name: "rotate",
  verb: ["Emite un token nou", "Выдать новый токен", "Issue a new token"],
  answer: ["Emite tokenul", "Выдать токен", "Issue the token"],
  title: ["Un token nou al sistemului", "Новый токен системы", "A new token for the system"],
  icon: "retry",
  text: [
    "Cu tokenul, sistemul își cere singur auditurile. Cel de până acum se oprește de la următoarea cerere.",
    "С токеном система сама запрашивает аудит. Прежний перестанет действовать со следующего запроса.",
    "With the token, the system requests its own audits. The current one stops working from the next request.",
  ],
  fields: {},
  run: async ({ row: { id }, known: { say } }) => {
    const { token } = (await adminSystemsRotateToken(client, { path: { id } })).data;
    return {
      once: {
        secret: token,
        beside: besideAudit(token),
        copy: ["Copiază tokenul", "Скопировать токен", "Copy the token"],
        text: say([
          "Dați tokenul celor care compilează sistemul.",
          "Передайте токен тем, кто собирает систему.",
          "Give the token to the people who build the system.",
        ]),
      },
    };
  },
});

/** A system that was audited cannot be removed, so the act is not offered. */
const remove = act(kind, {
  name: "remove",
  verb: ["Șterge", "Удалить", "Delete"],
  title: ["Șterge sistemul", "Удалить систему", "Delete the system"],
  icon: "trash",
  look: "danger",
  text: ({ denumire }, { say }) =>
    say([
      (name: string) =>
        `„${name}” dispare din evidență. Un sistem care a fost deja auditat nu se șterge, ci se retrage.`,
      (name: string) =>
        `«${name}» исчезнет из учёта. Уже проверенную систему нельзя удалить, её выводят из проверки.`,
      (name: string) =>
        `‘${name}’ will be removed from the records. A system that has already been audited cannot be deleted; retire it instead.`,
    ])(denumire),
  isShown: ({ audits }) => audits === 0,
  run: ({ row: { id }, etag }) => adminSystemsRemove(client, { path: { id }, ifMatch: etag }),
  said: [
    (name: string) => `Sistemul „${name}” a fost șters`,
    (name: string) => `Система «${name}» удалена`,
    (name: string) => `The system ‘${name}’ was deleted`,
  ],
  isGone: true,
});

/** Its link is above the waivers. */
const waive = act(kind, {
  name: "waive",
  verb: systemWords.waivers.add,
  title: systemWords.waivers.addTitle,
  text: waiverText,
  fields: waiverFields,
  run: ({ row, values }) => addWaiver(row.id, values),
  said: systemWords.waivers.added,
});

const acts = [edit, access, limits, rotate, remove];

export function SystemActs({ system }: { system: StaffSystem }) {
  const text = useWords(systemWords).acts;
  return (
    <div className="acts">
      {system.activ && system.runningAuditId === undefined && <AuditButton id={system.id} />}
      <ActMenu kind={kind} acts={acts} row={system} label={text.label} />
    </div>
  );
}

export function SystemDialogs({ system }: { system: StaffSystem }) {
  const known = useKnown(kind, [system]);
  return (
    <ActDialogs
      kind={kind}
      acts={[...acts, waive]}
      known={known}
      rowOf={(id) => (id === String(system.id) ? system : undefined)}
    />
  );
}

function AuditButton({ id }: { id: number }) {
  const text = useWords(systemWords);
  const queries = useQueryClient();
  const { isPending, run } = useRun();
  const start = (): Promise<void> =>
    run(async () => {
      try {
        await adminSystemsCreateAudit(client, { path: { id } });
        showToast({ text: text.running.started });
      } finally {
        // Also after a refusal: then another audit is running, and the page follows that one.
        await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
      }
    });
  return (
    <Button look="primary" isPending={isPending} onPress={() => void start()}>
      {text.acts.audit}
    </Button>
  );
}
