import { useEffect, useState } from "react";
import { onAnnouncement } from "./live.ts";

/** Where screen readers hear what `announce` says, also while a dialog is open. The shell draws it once. */
export function LiveRegion() {
  const [said, setSaid] = useState({ text: "", count: 0 });
  useEffect(() => onAnnouncement((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), []);
  return (
    <div className="for-readers" role="status" aria-live="polite" data-live-announcer="true">
      {/* A new element each time, so that a text said twice is heard twice. */}
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
