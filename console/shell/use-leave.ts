import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { go } from "./go.ts";

/**
 * Leaves the page for another once no dialog is open: after a record was removed by a confirmed act, whose dialog closes by
 * Back and would take the new page with it.
 */
export function useLeave(href: string, onLeft?: () => void): () => void {
  const router = useRouter();
  const { current } = useDialogAddress();
  const [isLeaving, setIsLeaving] = useState(false);
  const isFree = isLeaving && !current;
  useEffect(() => {
    if (isFree) void go(router, href, { replace: true }).then(onLeft);
    // Once: the page is gone after it.
  }, [isFree]);
  return () => setIsLeaving(true);
}
