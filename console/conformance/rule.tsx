import { useQuery } from "@tanstack/react-query";
import { publicRulesRead } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BASE } from "./parts.tsx";
import { useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

function RuleScreen({ params }: ScreenProps<"rule", object>) {
  const text = useWords(conformanceWords);
  const language = useLanguage();
  const isOfficial = useZone() !== "public";
  const { date } = useFormats();
  const rule = useQuery({
    queryKey: ["platform", "rules", params.rule],
    queryFn: async () => (await publicRulesRead(client, { path: { rule: params.rule } })).data,
  });
  return (
    <>
      <Link href={`${BASE}/reguli`} icon="chevronLeft">
        {text.back.rules}
      </Link>
      <PageTitle>{params.rule}</PageTitle>
      <Loaded query={rule}>
        {(shown) => (
          <div className="facts">
            <KeyValues
              entries={[
                { label: text.rules.says, value: language === "ru" ? shown.saysRu : shown.saysRo },
                { label: text.rules.fix, value: language === "ru" ? shown.fixRu : shown.fixRo },
                { label: text.rules.level, value: text.level[shown.level] },
                { label: text.rules.source, value: shown.source },
                { label: text.rules.since, value: date(shown.since) },
              ]}
            />
          </div>
        )}
      </Loaded>
      {isOfficial && (
        <p>
          <Link href={`${BASE}/abateri?regula=${encodeURIComponent(params.rule)}`}>{text.rules.issues}</Link>
        </p>
      )}
    </>
  );
}

export default screen({ params: ["rule"], search: () => ({}), page: RuleScreen });
