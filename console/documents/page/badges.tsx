import { StateBadge } from "../../kit/states.tsx";
import { useWords } from "../../words/words.ts";
import { useInside } from "./inside.ts";
import { useOpened } from "./opened.ts";
import { statusTones, visibilityTones } from "./states.ts";
import { pageWords } from "./words.ts";

/** The states of the document in words; that of its signatures needs nothing to be opened. */
export function Badges() {
  const text = useWords(pageWords);
  const { status, visibility, tipSecuritate, retinereLegala, mod } = useOpened().document;
  return (
    <span className="badges">
      <StateBadge tone={statusTones[status]}>{text.status[status]}</StateBadge>
      <StateBadge tone={visibilityTones[visibility]} icon={visibility === "SECRET" ? "lock" : undefined}>
        {text.visibility[visibility]}
      </StateBadge>
      {tipSecuritate && <StateBadge icon="lock">{text.security[tipSecuritate]}</StateBadge>}
      {retinereLegala && <StateBadge tone="warning">{text.held}</StateBadge>}
      {mod === "LEGATURA" && <StateBadge icon="link">{text.live}</StateBadge>}
      <SignedBadge />
    </span>
  );
}

function SignedBadge() {
  const text = useWords(pageWords).signed;
  const { data = [] } = useInside();
  if (data.length === 0) return null;
  const bad = data.filter(({ status }) => status !== "VALIDA").length;
  return bad > 0 ? (
    <StateBadge tone="bad" icon="warning">
      {text.bad(bad)}
    </StateBadge>
  ) : (
    <StateBadge tone="good" icon="signature">
      {text.good(data.length)}
    </StateBadge>
  );
}
