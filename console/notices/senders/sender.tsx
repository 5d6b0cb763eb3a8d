import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import {
  adminMailSendersRead,
  adminRecordsListChanges,
} from "../../../client/generated/notifications/operations.ts";
import type { Expeditor } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { HistoryPanel } from "../../api/history/history.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { useWords } from "../../words/words.ts";
import { ActiveState } from "../common/active-state.tsx";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useProviders } from "../common/use-providers.ts";
import { commonWords } from "../common/words.ts";
import { senderWords } from "./words.ts";

const SenderForm = lazy(() => import("./sender-form.tsx"));

function SenderPage({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const sender = useQuery({
    queryKey: ["notifications", "senders", id],
    queryFn: async () => (await adminMailSendersRead(client, { path: { id } })).data,
  });
  return (
    <>
      <PageHead
        title={sender.data?.denumire ?? text.one}
        back={paths.senders}
        state={
          sender.data && (
            <>
              <ActiveState activ={sender.data.activ} />
              {sender.data.implicit && <StateBadge tone="accent">{text.default}</StateBadge>}
            </>
          )
        }
        acts={
          sender.data && (
            <Link href={hrefOf({ name: "edit", id: String(id) })} look="plain">
              {common.edit}
            </Link>
          )
        }
      />
      <Loaded query={sender}>
        {(read) => (
          <div className="stack">
            <Facts sender={read} />
            <SenderHistory sender={read} />
          </div>
        )}
      </Loaded>
      <AddressDialog name="edit" title={() => text.edit(sender.data?.denumire ?? "")}>
        {(edited, close) => <SenderForm id={Number(edited)} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

function SenderHistory({ sender }: { sender: Expeditor }) {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  return (
    <HistoryPanel
      queryKey={["notifications", "senders"]}
      kind="mail-senders"
      list={adminRecordsListChanges}
      record={sender}
      labels={{
        denumire: common.name,
        cod: common.code,
        from: text.from,
        replyTo: text.replyTo,
        providerId: text.provider,
        "dkim.domeniu": text.domain,
        "dkim.selector": text.selector,
        secret: text.key,
        implicit: text.isDefault,
        activ: text.isActive,
      }}
      namesOnly={["providerId"]}
    />
  );
}

function Facts({ sender }: { sender: Expeditor }) {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  const providers = useProviders();
  const { cod, from, replyTo, providerId, dkim } = sender;
  const provider = providers.find(({ id }) => id === providerId);
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: common.code, value: cod },
          { label: text.from, value: from },
          { label: text.replyTo, value: replyTo },
          {
            label: text.provider,
            value: provider ? (
              <Link href={`${paths.providers}/${provider.id}`}>{provider.cod}</Link>
            ) : (
              text.anyProvider
            ),
          },
          { label: text.dkim, value: dkim ? text.signed(dkim.domeniu, dkim.selector) : text.unsigned },
        ]}
      />
    </div>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: SenderPage });
