import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { go } from "./go.ts";

/**
 * Leaves the page for another once no dialog is open, as after the removal of a record: the dialog that confirmed it
 * closes by Back, which would leave the new page at once.
 */
export function useLeave(href: string, onLeft?: () => void): () => void {
  const router = useRouter();
  const { current } = useDialogAddress();
  const [isLeaving, setIsLeaving] = useState(false);
  const isFree = isLeaving && !current;
  useEffect(() => {
    if (isFree) void go(router, href, { replace: true }).then(onLeft);
    // Only once: the page is gone after it.
  }, [isFree]);
  return () => setIsLeaving(true);
}
