import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  conversiesList,
  transcriereReadText,
  versionsDownload,
} from "../../../client/generated/documents/operations.ts";
import type { VersiuneView } from "../../../client/generated/documents/types.ts";
import { download } from "../../../client/index.ts";
import { isShownText } from "../../../shared/everywhere/shown-text.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Link } from "../../kit/button.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { type Opened, isReadable, useOpened } from "./opened.ts";
import { contentWords } from "./words-content.ts";
import { pageWords } from "./words.ts";

/** A line of the older text beside the line of the newer one; undefined for none. */
interface LinePair {
  older: string | undefined;
  newer: string | undefined;
  isSame: boolean;
}

/** Longer texts are just put side by side: the table of a comparison grows with the product of their lines. */
const MOST_LINES = 3000;

/** Pairs the lines of two texts by their longest common sequence. */
export function pairLines(older: string, newer: string): LinePair[] {
  const [a, b] = [older.split("\n"), newer.split("\n")];
  const start = sharedLength(a, b);
  const end = Math.min(
    sharedLength(a.slice(start).reverse(), b.slice(start).reverse()),
    Math.min(a.length, b.length) - start,
  );
  const [middleA, middleB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const isShort = middleA.length <= MOST_LINES && middleB.length <= MOST_LINES;
  return [
    ...a.slice(0, start).map(same),
    ...(isShort ? pairMiddle(middleA, middleB) : beside(middleA, middleB)),
    ...a.slice(a.length - end).map(same),
  ];
}

const same = (line: string): LinePair => ({ older: line, newer: line, isSame: true });

function sharedLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((line, index) => line !== b[index]);
  return differs < 0 ? a.length : differs;
}

/** Puts replaced lines beside those that replaced them. */
const beside = (a: readonly string[], b: readonly string[]): LinePair[] =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, index) => ({
    older: a[index],
    newer: b[index],
    isSame: false,
  }));

function pairMiddle(a: readonly string[], b: readonly string[]): LinePair[] {
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));

  const pairs: LinePair[] = [];
  let [fromA, fromB, i, j] = [0, 0, 0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push(...beside(a.slice(fromA, i), b.slice(fromB, j)), same(a[i] ?? ""));
      i += 1;
      j += 1;
      [fromA, fromB] = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return [...pairs, ...beside(a.slice(fromA), b.slice(fromB))];
}

/** The text of a version: from a text file, or from its transcription. Undefined if there is none. */
const versionTextQuery = (opened: Opened, version: VersiuneView) =>
  queryOptions({
    queryKey: ["documents", "content", opened.document.id, version.hashSha256, "version-text"],
    staleTime: 300_000,
    enabled: isReadable(opened),
    async queryFn({ signal }): Promise<string | null> {
      const { document, password } = opened;
      const { numarVersiune: numar } = version;
      const headers = passwordHeader(password);
      const query = { mod: "comparare" as const };
      if (isShownText(version)) {
        const call = { path: { id: document.id, numar }, query, headers, signal };
        const { content } = await download(client, () => versionsDownload(client, call), { signal });
        return content.text();
      }
      const reading = {
        "filter[documentId]": String(document.id),
        "filter[numarVersiune]": String(numar),
        "filter[status]": "FINALIZATA",
      };
      const { data } = await conversiesList(client, { query: reading, signal });
      const [read] = data.items;
      if (!read) return null;
      return (await transcriereReadText(client, { path: { id: read.id }, query, headers, signal })).data;
    },
  });

interface Pair {
  older: VersiuneView;
  newer: VersiuneView;
}

/** Two versions side by side: first their facts, then their texts. */
export function Comparison({ older, newer, back }: Pair & { back: string }) {
  const text = useWords(contentWords).versions;
  return (
    <div className="comparison">
      <p>
        <Link href={back} look="plain" icon="chevronLeft">
          {text.backToList}
        </Link>
      </p>
      <Facts older={older} newer={newer} />
      <h3>{text.texts}</h3>
      <Texts older={older} newer={newer} />
    </div>
  );
}

function Facts({ older, newer }: Pair) {
  const text = useWords(pageWords);
  const { size, dateTime, number } = useFormats();
  const nameOf = usePeople([older.creatDe, newer.creatDe]);
  const rows: [string, (version: VersiuneView) => string][] = [
    [text.details.kind, ({ format, extensie }) => `${text.formats[format]} (${extensie})`],
    [text.details.size, ({ dimensiune }) => size(dimensiune)],
    [text.versions.comment, ({ comentariu }) => comentariu ?? "–"],
    [text.details.created, ({ creatDe, creatLa }) => text.details.byAt(nameOf(creatDe), dateTime(creatLa))],
    ["SHA-256", ({ hashSha256 }) => hashSha256],
  ];
  return (
    <table className="conflict-table">
      <caption className="for-readers">{text.versions.compareTitle}</caption>
      <thead>
        <tr>
          <th scope="col">{text.versions.field}</th>
          <th scope="col">{text.versions.number(number(older.numarVersiune))}</th>
          <th scope="col">{text.versions.number(number(newer.numarVersiune))}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, valueOf]) => (
          <tr key={label} className={valueOf(older) === valueOf(newer) ? undefined : "conflict-differs"}>
            <th scope="row">{label}</th>
            <td>{valueOf(older)}</td>
            <td>{valueOf(newer)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Texts({ older, newer }: Pair) {
  const text = useWords(contentWords).versions;
  const opened = useOpened();
  const first = useQuery(versionTextQuery(opened, older));
  const second = useQuery(versionTextQuery(opened, newer));
  if (!isReadable(opened)) return <EmptyState icon="lock" title={text.textsLocked} />;
  return (
    <Loaded query={first}>
      {(before) => (
        <Loaded query={second}>
          {(after) =>
            before === null || after === null ? (
              <EmptyState icon="document" title={text.noTexts}>
                {text.noTextsText}
              </EmptyState>
            ) : (
              <Lines before={before} after={after} />
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

function Lines({ before, after }: { before: string; after: string }) {
  const text = useWords(contentWords).versions;
  const pairs = pairLines(before, after);
  const changed = pairs.filter(({ isSame }) => !isSame).length;
  if (changed === 0) return <p>{text.sameText}</p>;
  return (
    <>
      <p>{text.changedLines(changed)}</p>
      <div className="lines" role="region" aria-label={text.texts} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.older}</th>
              <th scope="col">{text.newer}</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map(({ older, newer, isSame }, line) => (
              <tr key={`${line}`}>
                <td className={isSame || older === undefined ? undefined : "line-gone"}>
                  {isSame || older === undefined ? older : <del>{older}</del>}
                </td>
                <td className={isSame || newer === undefined ? undefined : "line-new"}>
                  {isSame || newer === undefined ? newer : <ins>{newer}</ins>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
