import { useEffect, useState } from "react";

/** An address of content in this page; undefined without content. It is given back when it is no longer shown. */
export function useObjectUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return setAddress(undefined);
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
