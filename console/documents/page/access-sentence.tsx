import type { PartajareDocument } from "../../../client/generated/documents/types.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { type Beneficiary, useBeneficiaries, useBucket } from "./names.ts";
import { useOpened } from "./opened.ts";
import { accessWords } from "./words-access.ts";

interface Props {
  grants: readonly PartajareDocument[];
  /** How many links are valid; undefined if the caller may not know. */
  links: number | undefined;
}

const MOST_NAMED = 10;

/** Answers "Who can see this?" in a sentence, from visibility, container, owner, grants and links. */
export function AccessSentence({ grants, links }: Props) {
  const sentence = useAccessSentence({ grants, links });
  return <p className="access-sentence">{sentence}</p>;
}

export function useAccessSentence({ grants, links }: Props): string {
  const text = useWords(accessWords).access;
  const { list } = useFormats();
  const { visibility, status } = useOpened().document;
  const people = useReaders({ grants, links });
  if (status === "PURJAT") return text.sees.purged;
  const whom = list(people);
  const sentence = {
    PUBLIC: status === "ACTIV" ? text.sees.public(whom) : text.sees.personal(whom),
    PERSONAL: text.sees.personal(whom),
    SECRET: text.sees.secret(whom),
  }[visibility];
  const note = status === "STERS" ? ` ${text.sees.removed}` : "";
  return links === undefined ? `${sentence}${note} ${text.sees.partly}` : sentence + note;
}

function useReaders({ grants, links = 0 }: Props): string[] {
  const text = useWords(accessWords).access;
  const { date, number } = useFormats();
  const { bucketId, proprietarId } = useOpened().document;
  const bucket = useBucket(bucketId);
  const owner: Beneficiary[] = proprietarId === undefined ? [] : [{ beneficiarClientId: proprietarId }];
  const nameOf = useBeneficiaries([...owner, ...grants.slice(0, MOST_NAMED)]);
  const named = (grant: PartajareDocument): string => {
    const name = nameOf(grant)?.name ?? text.someone;
    return grant.dataExpirare === undefined ? name : text.sees.until(name, date(grant.dataExpirare));
  };
  const valid = grants.filter(({ dataExpirare }) => !dataExpirare || Date.parse(dataExpirare) > Date.now());
  const rest = valid.length - MOST_NAMED;
  return [
    bucket ? text.sees.bucket(bucket) : text.sees.otherBucket,
    text.sees.administrators,
    ...owner.map((who) => text.sees.owner(nameOf(who)?.name ?? text.client)),
    ...valid.slice(0, MOST_NAMED).map(named),
    ...(rest > 0 ? [text.sees.others(number(rest))] : []),
    ...(links > 0 ? [text.sees.links(links)] : []),
  ];
}
