import { useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import {
  livraresPatch,
  livraresRead,
  livraresRemove,
  notificaresRead,
  notificaresRemove,
  staffNotificationsPatch,
  staffNotificationsRead,
} from "../../../client/generated/notifications/operations.ts";
import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { titleOf } from "../common/title-of.ts";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

const RescheduleForm = lazy(() => import("./reschedule-form.tsx"));
const NoteForm = lazy(() => import("./note-form.tsx"));

/** The acts on a notification, and those of administrators on its deliveries. */
export function NoticeDialogs({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const readAgain = (): Promise<void> => queries.invalidateQueries({ queryKey: ["notifications"] });

  const cancel = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await staffNotificationsRead(client, { path });
    await staffNotificationsPatch(client, { path, body: { status: "Cancelled" }, ifMatch: etag });
    await readAgain();
    showToast({ text: text.cancelled });
  };
  const cancelDelivery = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await livraresRead(client, { path });
    await livraresPatch(client, { path, body: { status: "Cancelled" }, ifMatch: etag });
    await readAgain();
    showToast({ text: text.deliveryCancelled });
  };
  const removeDelivery = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await livraresRead(client, { path });
    await livraresRemove(client, { path, ifMatch: etag });
    await readAgain();
    showToast({ text: text.deliveryRemoved });
  };
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await notificaresRead(client, { path });
    await notificaresRemove(client, { path, ifMatch: etag });
    queries.removeQueries({ queryKey: ["notifications", "notices", path.id] });
    showToast({ text: text.removed });
    go(paths.notices, { isReplacing: true });
  };
  return (
    <>
      <Confirm
        name="cancel"
        title={() => text.cancelTitle(titleOf(notice))}
        verb={text.cancel}
        isDangerous
        act={cancel}
        whyOf={whyOf}
      >
        {() => text.cancelHint}
      </Confirm>
      <Confirm
        name="cancelDelivery"
        title={() => text.cancelDeliveryTitle}
        verb={text.cancelDelivery}
        isDangerous
        act={cancelDelivery}
        whyOf={whyOf}
      >
        {() => text.cancelDeliveryHint}
      </Confirm>
      <Confirm
        name="removeDelivery"
        title={() => text.removeDeliveryTitle}
        verb={text.removeDelivery}
        isDangerous
        act={removeDelivery}
        whyOf={whyOf}
      >
        {() => text.removeDeliveryHint}
      </Confirm>
      <Confirm
        name="remove"
        title={() => text.removeTitle(titleOf(notice))}
        verb={common.remove}
        isDangerous
        act={remove}
        whyOf={whyOf}
      >
        {() => text.removeHint}
      </Confirm>
      <AddressDialog name="reschedule" title={() => text.rescheduleTitle(titleOf(notice))}>
        {(_id, close) => <RescheduleForm notice={notice} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="note" title={() => text.addNote}>
        {(id, close) => <NoteForm noticeId={Number(id)} onEnd={close} />}
      </AddressDialog>
    </>
  );
}
