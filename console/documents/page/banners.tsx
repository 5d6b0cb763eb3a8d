import type { ReactNode } from "react";
import { Link } from "../../kit/button.tsx";
import { Problem } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useInside } from "./inside.ts";
import { addressOf, useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

/** What must be known before anything on the page is used. */
export function Banners() {
  const text = useWords(pageWords).banners;
  const { date } = useFormats();
  const { document } = useOpened();
  const { status, arhivatLa, stersLa, modificatLa, retinereLegala } = document;
  return (
    <>
      <BadSignature />
      {status === "ARHIVAT" && <Banner>{text.archived(date(arhivatLa ?? modificatLa))}</Banner>}
      {status === "STERS" && (
        <Banner>
          {text.removed(date(stersLa ?? modificatLa))} {retinereLegala ? text.removedHeld : ""}
        </Banner>
      )}
      {status === "PURJAT" && <Banner>{text.purged(date(modificatLa))}</Banner>}
    </>
  );
}

const Banner = ({ children }: { children: ReactNode }) => <p className="banner">{children}</p>;

/** An altered copy of a signed document says so by itself. */
function BadSignature() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const { data = [] } = useInside();
  const bad = data.find(({ status }) => status !== "VALIDA");
  if (!bad) return null;
  const reason = bad.motiv === undefined ? text.banners.badSignature : text.reasons[bad.motiv];
  return (
    <Problem title={bad.motiv === "CONTINUT_MODIFICAT" ? text.banners.altered : text.banners.badSignature}>
      <p>
        {bad.semnatar && text.banners.signedBy(bad.semnatar)} {reason}{" "}
        <Link href={addressOf(document.id, "semnaturi")}>{text.banners.seeSignatures}</Link>
      </p>
    </Problem>
  );
}
