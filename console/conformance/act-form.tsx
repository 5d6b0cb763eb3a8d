import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApprovalAsked, type AskedApproval } from "../api/approval.tsx";
import { NewForm, type NewFormProps } from "../api/new-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { SYSTEMS_KEY } from "./parts.tsx";

interface ActFormProps<Values extends object> extends Omit<NewFormProps<Values>, "save" | "onCancel"> {
  /** Returns the approval if a second person has to decide. */
  act: (values: Values) => Promise<AskedApproval | undefined>;
  /** What the toast says of an act that was done. */
  done: string;
  onEnd: () => void;
}

/** The form of an act on a system. */
export function ActForm<Values extends object>({ act, done, onEnd, ...form }: ActFormProps<Values>) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AskedApproval>();
  if (asked) return <ApprovalAsked service="platform" approval={asked} onEnd={onEnd} />;
  const save = async (values: Values): Promise<void> => {
    const approval = await act(values);
    if (approval) return setAsked(approval);
    showToast({ text: done });
    await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
    onEnd();
  };
  return <NewForm {...form} save={save} onCancel={onEnd} />;
}
