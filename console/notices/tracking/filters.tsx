import { Facets } from "../../kit/facets.tsx";
import { TextFilter } from "../../kit/filters.tsx";
import type { ScreenProps } from "../../shell/screen.tsx";
import { useWords } from "../../words/words.ts";
import { Folded } from "../common/folded.tsx";
import { useIsAdmin } from "../common/role.ts";
import { states } from "../common/states.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import type { NoticeSearch } from "./find-notices.ts";
import { trackingWords } from "./words.ts";

type FiltersProps = { search: NoticeSearch } & Pick<ScreenProps<never, NoticeSearch>, "setSearch">;

const priorities = ["High", "Medium", "Low"] as const;

export function NoticeFilters({ search, setSearch }: FiltersProps) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const isAdmin = useIsAdmin();
  const { all } = useSystems();
  const change = (name: string, value: string): void =>
    setSearch({ [name]: value, pagina: undefined }, { isReplacing: true });
  return (
    <Folded>
      <TextFilter
        label={text.subject}
        value={search.subject}
        onChange={(value) => change("subiect", value)}
      />
      <label>
        {text.from}
        <input
          className="input"
          type="date"
          value={search.from}
          onChange={(event) => change("de", event.target.value)}
        />
      </label>
      <label>
        {text.until}
        <input
          className="input"
          type="date"
          value={search.until}
          onChange={(event) => change("pana", event.target.value)}
        />
      </label>
      <Facets
        facets={[
          { id: "stare", title: text.state, values: states.map((id) => ({ id, title: common.state[id] })) },
          {
            id: "prioritate",
            title: text.priority,
            values: priorities.map((id) => ({ id, title: common.priority[id] })),
          },
          ...(isAdmin
            ? [
                {
                  id: "sistem",
                  title: common.system,
                  values: all.map(({ id, denumire }) => ({ id: String(id), title: denumire })),
                },
              ]
            : []),
        ]}
        chosen={{ stare: search.states, prioritate: search.priorities, sistem: search.systems }}
        onChange={({ stare, prioritate, sistem }) =>
          setSearch({ stare, prioritate, sistem, pagina: undefined })
        }
      />
    </Folded>
  );
}
