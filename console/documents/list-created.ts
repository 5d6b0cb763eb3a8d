import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import type { Created } from "./list-create.ts";
import { listWords } from "./words.ts";

export const pageOf = (id: number): string => `/app/acte/${id}`;

export function useCreated() {
  const go = useGo();
  const text = useWords(listWords).done;
  return ({ id, denumire }: Created): void =>
    showToast({
      text: text.created(denumire),
      act: { title: text.open, onPress: () => go(pageOf(id)) },
    });
}
