import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  adminSystemsPatch,
  adminSystemsRead,
  adminSystemsRemove,
} from "../../client/generated/platform/operations.ts";
import type { Waiver } from "../../client/generated/platform/types.ts";
import { editFormOf } from "../api/register/record-page.tsx";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { apiWords } from "../api/words.ts";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BASE, SYSTEMS_KEY } from "./parts.tsx";
import { systems, technical } from "./system-kind.ts";
import { systemWords } from "./system-words.ts";
import { waiverKey } from "./system-waivers.tsx";

const EditForm = editFormOf(systems);
const AccessForm = lazy(() => import("./access-form.tsx"));
const TechnicalForm = editFormOf(technical);
const RotateToken = lazy(() => import("./rotate-token.tsx"));
const WaiverForm = lazy(() => import("./waiver-form.tsx"));
const AcceptForm = lazy(() => import("./accept-form.tsx"));

/** The dialogs of the page of a system. */
export default function SystemDialogs({ id, name }: { id: number; name: string }) {
  const text = useWords(systemWords);
  return (
    <>
      <AddressDialog name="edit" title={() => text.form.edit}>
        {(system, close) => <EditForm id={system} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="access" title={() => text.acts.access}>
        {(system, close) => <AccessForm id={Number(system)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="technical" title={() => text.technical.title}>
        {(system, close) => <TechnicalForm id={system} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="rotate" title={() => text.rotate.title}>
        {(system, close) => <RotateToken id={Number(system)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="waive" title={() => text.waivers.addTitle}>
        {(system, close) => <WaiverForm systemId={Number(system)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="accept" title={() => text.contracts.acceptTitle}>
        {(contract, close) => {
          const [system = "", sha256 = ""] = contract.split(".", 2);
          return <AcceptForm systemId={Number(system)} sha256={sha256} onEnd={close} />;
        }}
      </AddressDialog>
      <Removals id={id} name={name} />
    </>
  );
}

function Removals({ id, name }: { id: number; name: string }) {
  const text = useWords(systemWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const { approval } = useWords(apiWords);
  const go = useGo();
  const path = { id };

  async function remove(system: string): Promise<void> {
    const { etag } = await adminSystemsRead(client, { path: { id: Number(system) } });
    await adminSystemsRemove(client, { path: { id: Number(system) }, ifMatch: etag });
    showToast({ text: text.remove.done(name) });
    go(BASE, { isReplacing: true });
    await queries.invalidateQueries({ queryKey: [...SYSTEMS_KEY, "list"] });
  }

  async function unwaive(key: string): Promise<void> {
    const { data, etag } = await adminSystemsRead(client, { path });
    const waivers = data.waivers.filter((waiver) => waiverKey(waiver) !== key);
    await adminSystemsPatch(client, { path, body: { waivers }, ifMatch: etag });
    const removed = data.waivers.filter((waiver) => waiverKey(waiver) === key);
    showToast({
      text: text.waivers.removed,
      act: { title: text.waivers.undo, onPress: () => void restore(removed) },
    });
    await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
  }

  /** A waiver of an obligatory rule may need a second person again. */
  async function restore(removed: readonly Waiver[]): Promise<void> {
    try {
      const { data, etag } = await adminSystemsRead(client, { path });
      const waivers = [...data.waivers, ...removed];
      const { status } = await adminSystemsPatch(client, { path, body: { waivers }, ifMatch: etag });
      showToast({ text: status === 202 ? approval.title : text.waivers.added });
      await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  }

  return (
    <>
      <Confirm
        name="remove"
        title={() => text.remove.title}
        verb={text.remove.verb}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.remove.question(name)}
      </Confirm>
      <Confirm
        name="unwaive"
        title={() => text.waivers.removeTitle}
        verb={text.waivers.remove}
        isDangerous
        act={unwaive}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {(key) => text.waivers.removeText(ruleIn(key))}
      </Confirm>
    </>
  );
}

/** The rule in the key of a waiver; addresses can be written by people, so it may be none. */
function ruleIn(key: string): string {
  return /^\["([a-z0-9-]+)"/.exec(key)?.[1] ?? "";
}
