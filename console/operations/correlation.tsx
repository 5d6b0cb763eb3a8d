import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { screen, type ScreenProps } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { DeadLettersOf } from "./dead-letters-of.tsx";
import { LogLines } from "./log-lines.tsx";
import { OperationsPage } from "./sections.tsx";
import { operationsWords } from "./words.ts";

interface Search {
  id: string;
}

/** An id as the services accept one; anything else was mistyped. */
const ID = /^[\x21-\x7e]{1,128}$/;

function CorrelationPage({ search, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(operationsWords).correlation;
  return (
    <OperationsPage section="correlation">
      <p className="lead">{text.lead}</p>
      <Asked key={search.id} id={search.id} onFind={(id) => setSearch({ cerere: id })} />
      {ID.test(search.id) && (
        <>
          <LogLines id={search.id} />
          <DeadLettersOf id={search.id} />
        </>
      )}
    </OperationsPage>
  );
}

function Asked({ id, onFind }: { id: string; onFind: (id: string) => void }) {
  const text = useWords(operationsWords).correlation;
  const [typed, setTyped] = useState(id);
  const [isWrong, setIsWrong] = useState(false);
  return (
    <form
      className="choices-row"
      role="search"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = typed.trim();
        setIsWrong(!ID.test(wanted));
        if (ID.test(wanted)) onFind(wanted);
      }}
    >
      <p className="choice-field">
        <label htmlFor="correlation-id">{text.id}</label>
        <input
          id="correlation-id"
          className="input"
          value={typed}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? "correlation-why" : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isWrong && (
          <span id="correlation-why" className="why" role="alert">
            {text.missing}
          </span>
        )}
      </p>
      <Button type="submit" look="primary" icon="search">
        {text.find}
      </Button>
    </form>
  );
}

export default screen({ search: (raw): Search => ({ id: textIn(raw, "cerere") }), page: CorrelationPage });
