import { openOwn, read } from "./citizen.ts";
import { showMissing } from "./form.ts";
import { say } from "./language.ts";
import { byId } from "./page.ts";
import { PAGE_SIZE, pageIn, showPages } from "./pager.ts";
import type { Text, Words } from "./words.ts";

interface OwnList<Item> {
  words: Words & { title: Text; none: Text };
  /** Reads a page, counted from 1. */
  list: (page: number) => Promise<{ items: readonly Item[]; total: number }>;
  lineOf: (item: Item) => HTMLElement;
}

/** Opens a page with a list of the citizen's own things. */
export async function openOwnList<Item>({ words, list, lineOf }: OwnList<Item>): Promise<void> {
  const query = new URLSearchParams(location.search);
  const found = await read(() => list(pageIn(query)));
  openOwn({
    words,
    title: () => say(words.title),
    render: () => {
      if (typeof found === "function") return showMissing(found());
      showMissing(found.total === 0 ? say(words.none) : undefined);
      byId("list").replaceChildren(...found.items.map(lineOf));
      showPages(query, found.total, PAGE_SIZE);
    },
  });
}
