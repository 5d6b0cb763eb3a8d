import { type Page, pages } from "../../client/index.ts";

/** The page of a list that a call has answered. */
export async function readPage<Data>(answer: Promise<{ data: Data; headers: Headers }>): Promise<Page<Data>> {
  for await (const page of pages(() => answer)) return page;
  throw new Error("A list answers with a page");
}
