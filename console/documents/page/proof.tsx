import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { isProblem } from "../../../client/index.ts";
import { Loaded } from "../../api/failed.tsx";
import { Button, Link } from "../../kit/button.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { grantsQuery, linksQuery } from "./access-data.ts";
import { useAccessSentence } from "./access-sentence.tsx";
import { Missing } from "./missing.tsx";
import { useBucket } from "./names.ts";
import { OpenedContext, type ReadDocument, addressOf, documentQuery, useOpened } from "./opened.ts";
import { PasswordForm } from "./password-form.tsx";
import { ProofChain } from "./proof-chain.tsx";
import { ProofSignatures } from "./proof-signatures.tsx";
import { ProofVersions } from "./proof-versions.tsx";
import { pageWords } from "./words.ts";

/** What proves a document: its versions and hashes, its history, its signatures and readers. To print and to check offline. */
function ProofScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const read = useQuery({ ...documentQuery(id), enabled: isNumber });
  if (!isNumber || isProblem(read.error, "notFound")) return <Missing />;
  return (
    <Loaded query={read} lines={8}>
      {(opened) => <Proof key={id} opened={opened} />}
    </Loaded>
  );
}

function Proof({ opened }: { opened: ReadDocument }) {
  const text = useWords(pageWords).proof;
  const [password, setPassword] = useState("");
  const { id, denumire, tipSecuritate, poate } = opened.document;
  const needsPassword = tipSecuritate === "PAROLA" && password === "" && poate.includes("DESCARCA");
  return (
    <OpenedContext value={{ ...opened, password, setPassword }}>
      <article className="proof">
        <PageTitle>{text.title(denumire)}</PageTitle>
        <div className="acts no-print">
          <Button look="primary" onPress={() => window.print()}>
            {text.print}
          </Button>
          <Link href={addressOf(id)} look="plain">
            {text.back}
          </Link>
        </div>
        <Identity />
        {needsPassword && (
          <div className="no-print">
            <PasswordForm />
          </div>
        )}
        <ProofVersions />
        <ProofSignatures />
        <ProofChain />
        <Readers />
      </article>
    </OpenedContext>
  );
}

function Identity() {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const person = usePerson();
  const [now] = useState(() => Date.now());
  const { document } = useOpened();
  const { cod, status, visibility, bucketId, retinereLegala } = document;
  const bucket = useBucket(bucketId);
  return (
    <KeyValues
      entries={[
        { label: text.details.code, value: cod },
        { label: text.proof.state, value: text.status[status] },
        { label: text.fields.visibility, value: text.visibility[visibility] },
        { label: text.fields.bucketId, value: bucket === null ? text.details.otherBucket : bucket },
        { label: text.details.hold, value: retinereLegala ? text.details.heldText : text.details.notHeld },
        { label: text.proof.made, value: text.proof.madeBy(person.name, dateTime(now)) },
      ]}
    />
  );
}

function Readers() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const grants = useQuery(grantsQuery(document.id));
  const links = useQuery(linksQuery(document));
  const sentence = useAccessSentence({
    grants: grants.data?.items ?? [],
    links: links.data?.items.length,
  });
  return (
    <section>
      <h2>{text.proof.readers}</h2>
      <Loaded query={grants}>{() => <Loaded query={links}>{() => <p>{sentence}</p>}</Loaded>}</Loaded>
    </section>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: ProofScreen });
