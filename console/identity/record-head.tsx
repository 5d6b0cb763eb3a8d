import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy } from "react";
import type { Organization, Partner, Project } from "../../client/generated/identity/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Menu } from "../kit/menu.tsx";
import { Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Kind, keyOf } from "./calls.ts";
import { ActiveBadge, useIsIdentityAdmin } from "./parts.tsx";
import { identityWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));

export interface RecordHeadProps<Row extends Partner | Organization | Project> {
  kind: Kind<Row>;
  row: Row;
  /** Acts of this kind alone. */
  children?: ReactNode | undefined;
}

/** The name of a record, its state, and what a service administrator does with it. */
export function RecordHead<Row extends Partner | Organization | Project>(props: RecordHeadProps<Row>) {
  const { kind, row, children } = props;
  const text = useWords(identityWords);
  const dialogs = useDialogAddress();
  const isServiceAdmin = useIsIdentityAdmin();
  const id = String(row.id);
  const isActive = row.status_id === "1";
  const change = useActivity(kind);
  return (
    <>
      <div className="page-head">
        <div className="acts">
          <PageTitle>{row.name}</PageTitle>
          <ActiveBadge status_id={row.status_id} />
        </div>
        <div className="acts">
          {children}
          {isServiceAdmin && (
            <>
              <Link href={dialogs.hrefOf({ name: "edit", id })} look="primary">
                {text.edit}
              </Link>
              <Menu
                label={text.actions}
                isLabelShown
                entries={[
                  isActive
                    ? {
                        id: "deactivate",
                        title: text.deactivate,
                        href: dialogs.hrefOf({ name: "deactivate", id }),
                        isDangerous: true,
                      }
                    : { id: "activate", title: text.activate, onAction: () => void change(row, "1") },
                ]}
              />
            </>
          )}
        </div>
      </div>
      <Dialogs kind={kind} row={row} change={change} />
    </>
  );
}

type ChangeActivity = (row: Pick<Partner, "id" | "name">, status: "0" | "1") => Promise<void>;

interface DialogsProps<Row extends Partner | Organization | Project> extends RecordHeadProps<Row> {
  change: ChangeActivity;
}

function Dialogs<Row extends Partner | Organization | Project>({ kind, row, change }: DialogsProps<Row>) {
  const text = useWords(identityWords);
  const language = useLanguage();
  return (
    <>
      <AddressDialog name="edit" title={() => `${text.edit}: ${row.name}`}>
        {(id, close) => (
          <Suspense fallback={<Skeleton />}>
            <EditForm kind={kind} id={Number(id)} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="deactivate"
        title={() => `${text.deactivate}: ${row.name}`}
        verb={text.deactivate}
        isDangerous
        act={(id) => change({ id: Number(id), name: row.name }, "0")}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text[kind.id].deactivateText}
      </Confirm>
    </>
  );
}

/** Activates or deactivates a record by what it is now, and offers to undo it. */
function useActivity<Row extends Partner | Organization | Project>(kind: Kind<Row>): ChangeActivity {
  const text = useWords(identityWords);
  const language = useLanguage();
  const queries = useQueryClient();

  const change: ChangeActivity = async ({ id, name }, status) => {
    const { etag } = await kind.read(id);
    await kind.patch(id, { status_id: status }, etag);
    await queries.invalidateQueries({ queryKey: keyOf(kind) });
    showToast({
      text: status === "1" ? text.activated(name) : text.deactivated(name),
      act: { title: text.undo, onPress: () => void attempt({ id, name }, status === "1" ? "0" : "1") },
    });
  };
  const attempt: ChangeActivity = async (row, status) => {
    try {
      await change(row, status);
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  };
  // The question of a deactivation says itself why it was refused.
  return (row, status) => (status === "0" ? change(row, status) : attempt(row, status));
}
