import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { useWords } from "../../words/words.ts";
import { grantsQuery, linksQuery } from "./access-data.ts";
import { AccessSentence } from "./access-sentence.tsx";
import { Grants } from "./grants.tsx";
import { Links } from "./links.tsx";
import { useOpened } from "./opened.ts";
import { Requests } from "./requests.tsx";
import { Why } from "./why.tsx";
import { pageWords } from "./words.ts";

export default function Access() {
  const text = useWords(pageWords);
  const dialogs = useDialogAddress();
  const { document } = useOpened();
  const { id, poate } = document;
  const grants = useQuery(grantsQuery(id));
  const links = useQuery(linksQuery(document));
  return (
    <>
      <h2>{text.access.title}</h2>
      <Loaded query={grants}>
        {(given) => (
          <Loaded query={links}>
            {(valid) => (
              <>
                <AccessSentence grants={given.items} links={valid?.items.length} />
                {poate.includes("PARTAJEAZA") && (
                  <p>
                    <Link href={dialogs.hrefOf({ name: "share", id: String(id) })} look="plain" icon="share">
                      {text.acts.share}
                    </Link>
                  </p>
                )}
                <Requests />
                <Grants grants={given} />
                {valid && <Links links={valid} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {poate.includes("EXPLICA_ACCESUL") && <Why />}
    </>
  );
}
