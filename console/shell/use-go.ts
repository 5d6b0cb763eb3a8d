import { useRouter } from "@tanstack/react-router";
import { go } from "./go.ts";

export function useGo(): (href: string, options?: { isReplacing?: boolean | undefined }) => void {
  const router = useRouter();
  return (href, options) => void go(router, href, { replace: options?.isReplacing });
}
