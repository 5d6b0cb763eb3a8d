import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy } from "react";
import { staffGroupsRead, staffGroupsRemove } from "../../../client/generated/notifications/operations.ts";
import type { Grup } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded, sentenceOf } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { showToast } from "../../kit/toast.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn } from "../../shell/search.ts";
import { useGo } from "../../shell/use-go.ts";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { Members } from "./members.tsx";
import { groupWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));
const AddMembers = lazy(() => import("./add-members.tsx"));

function GroupPage({ params, search, hrefWith }: ScreenProps<"id", { page: number }>) {
  const id = Number(params.id);
  const text = useWords(groupWords);
  const group = useQuery({
    queryKey: ["notifications", "groups", id],
    queryFn: async () => (await staffGroupsRead(client, { path: { id } })).data,
  });
  return (
    <>
      <PageHead
        title={group.data?.denumire ?? text.one}
        back={paths.groups}
        acts={group.data && <Acts group={group.data} />}
      />
      <Loaded query={group}>
        {(read) => (
          <div className="notice-page">
            <Facts group={read} />
            <Members groupId={id} page={search.page} hrefWith={hrefWith} />
            <Dialogs group={read} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Acts({ group: { id, sistemId } }: { group: Grup }) {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const { hrefOf } = useDialogAddress();
  const dialog = (name: string): string => hrefOf({ name, id: String(id) });
  return (
    <>
      <Link href={`${paths.send}?grup=${id}&sistem=${sistemId}`} look="primary" icon="share">
        {text.send}
      </Link>
      <Link href={dialog("add")} look="plain" icon="plus">
        {text.addMembers}
      </Link>
      <Link href={dialog("edit")} look="plain">
        {common.edit}
      </Link>
      <Link href={dialog("remove")} look="danger" icon="trash">
        {common.remove}
      </Link>
    </>
  );
}

function Facts({ group }: { group: Grup }) {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: common.code, value: group.cod },
          { label: common.system, value: nameOf(group.sistemId) },
          { label: text.members, value: text.count(group.numarMembri) },
          { label: text.created, value: dateTime(group.creatLa) },
        ]}
      />
    </div>
  );
}

function Dialogs({ group }: { group: Grup }) {
  const text = useWords(groupWords);
  const common = useWords(commonWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const remove = async (id: string): Promise<void> => {
    const path = { id: Number(id) };
    const { etag } = await staffGroupsRead(client, { path });
    await staffGroupsRemove(client, { path, ifMatch: etag });
    await queries.invalidateQueries({ queryKey: ["notifications", "groups"], refetchType: "none" });
    showToast({ text: text.removed(group.denumire) });
    go(paths.groups, { isReplacing: true });
  };
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit(group.denumire)}>
        {(id, close) => <EditForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="add" title={() => text.addMembers}>
        {(id, close) => <AddMembers groupId={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="remove"
        title={() => text.removeTitle(group.denumire)}
        verb={common.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeHint}
      </Confirm>
    </>
  );
}

export default screen({
  params: ["id"],
  search: (raw) => ({ page: countIn(raw, "page", 1) }),
  page: GroupPage,
});
