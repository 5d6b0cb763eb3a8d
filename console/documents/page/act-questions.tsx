import { Confirm } from "../../kit/confirm.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { useWords } from "../../words/words.ts";
import { useOpened, useRefresh } from "./opened.ts";
import { useStateActs } from "./state-acts.ts";
import { useWhy } from "./use-act.ts";
import { pageWords } from "./words.ts";

/** What is asked before an act that is hard to take back. An address with the id of another document asks nothing. */
export function ActQuestions() {
  const { current } = useDialogAddress();
  const { document } = useOpened();
  return current?.id === String(document.id) ? <OwnQuestions /> : null;
}

function OwnQuestions() {
  const text = useWords(pageWords).acts;
  const opened = useOpened();
  const acts = useStateActs(opened);
  const refresh = useRefresh();
  const whyOf = useWhy();
  const { id, denumire } = opened.document;
  const after = (act: () => Promise<void>) => async () => {
    await act();
    await refresh(id);
  };
  return (
    <>
      <Confirm
        name="remove"
        title={() => text.removeTitle(denumire)}
        verb={text.remove}
        isDangerous
        act={after(acts.remove)}
        whyOf={whyOf}
      >
        {() => <p>{text.removeText}</p>}
      </Confirm>
      <Confirm
        name="purge"
        title={() => text.purgeTitle(denumire)}
        verb={text.purge}
        isDangerous
        act={after(acts.purge)}
        whyOf={whyOf}
      >
        {() => <p>{text.purgeText}</p>}
      </Confirm>
    </>
  );
}
