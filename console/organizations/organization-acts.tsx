import { organizatiiRead, organizatiiSetStatut } from "../../client/generated/documents/operations.ts";
import type { Organizatie } from "../../client/generated/documents/types.ts";
import { approvalsHref } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { useSaved } from "../api/saved.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { formatsIn } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

/** Suspends an organization, which may need a second person, or activates it again. */
export function OrganizationActs({ organization }: { organization: Organizatie }) {
  const words = useWords(organizationWords);
  const text = words.organizations;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const saved = useSaved(["documents", "organizations"]);
  const go = useGo();
  const { denumire } = organization;
  const id = String(organization.id);
  const isActive = organization.statut === "ACTIV";

  const change = async (record: string, statut: Organizatie["statut"], said: string): Promise<void> => {
    const path = { id: Number(record) };
    const { etag } = await organizatiiRead(client, { path });
    const answer = await organizatiiSetStatut(client, { path, body: { statut }, ifMatch: etag });
    if (answer.status === 202) {
      showToast({
        text: text.asked(formatsIn(language).dateTime(answer.data.expiresAt)),
        act: { title: words.seeApprovals, onPress: () => go(approvalsHref("documents")) },
      });
      return;
    }
    await saved(said);
  };

  return (
    <>
      {isActive ? (
        <Link look="danger" href={dialogs.hrefOf({ name: "suspend", id })}>
          {text.suspend}
        </Link>
      ) : (
        <Link look="primary" href={dialogs.hrefOf({ name: "activate", id })}>
          {text.activate}
        </Link>
      )}
      <Confirm
        name="suspend"
        title={() => text.suspendTitle(denumire)}
        verb={text.suspend}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={(record) => change(record, "SUSPENDAT", text.suspended(denumire))}
      >
        {() => text.suspendText}
      </Confirm>
      <Confirm
        name="activate"
        title={() => text.activateTitle(denumire)}
        verb={text.activate}
        whyOf={(error) => sentenceOf(error, language)}
        act={(record) => change(record, "ACTIV", text.activated(denumire))}
      >
        {() => text.activateText}
      </Confirm>
    </>
  );
}
