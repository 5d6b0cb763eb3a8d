import type { BrowserContext, Page } from "playwright-core";
import { visitor } from "../browser.ts";
import { signIn } from "../sign-in.ts";
import { browser, stack } from "../system.ts";
import { type Name, somebody } from "./people.ts";

/* The browser of each person, in which they stay signed in for the day. */

interface Desk {
  page: Page;
  complaints: string[];
}

const desks = new Map<string, Promise<Desk>>();

const at = (address: string): string => new URL(address, stack.url).href;

/** Comes in as the person does: with a password, or by the government's login. */
async function enter(page: Page, name: Name, address: string): Promise<void> {
  const { account, login = account, at: service, government } = somebody(name);
  await page.goto(at(address));
  if (login !== undefined && !isOfCitizen(address)) return signIn(page, { as: login, at: service });
  if (government === undefined) return;
  await page.locator("#government").click();
  await page.locator(`button[name="person"][value="${government}"]`).click();
  await page.waitForURL(at(address));
}

const isOfCitizen = (address: string): boolean => address.startsWith("/ale-mele");
const isOfStrangers = (address: string): boolean => !isOfCitizen(address) && !address.startsWith("/app");

async function open(name: Name, address: string): Promise<Desk> {
  const desk = await visitor(browser, { locale: somebody(name).language });
  if (isOfStrangers(address)) await desk.page.goto(at(address));
  else await enter(desk.page, name, address);
  return desk;
}

/** The page of a person at an address: of the console, of citizens, or of people without an account. */
export async function pageOf(name: Name, address: string): Promise<Page> {
  // Citizens and officials have sign-ins of their own, and may be the same person.
  const room = isOfStrangers(address) ? "street" : isOfCitizen(address) ? "home" : "office";
  const key = `${name}, ${room}`;
  const known = desks.get(key);
  const desk = known ?? open(name, address);
  desks.set(key, desk);
  const { page } = await desk;
  if (known) await page.goto(at(address));
  return page;
}

/** The token by which an official's console reads documents. */
export async function officialToken(name: Name): Promise<string | undefined> {
  const desk = await desks.get(`${name}, office`);
  return desk?.page.evaluate(() => {
    const entry = Object.keys(localStorage).find((key) => key.startsWith("temelia.session.documents/"));
    const kept = entry === undefined ? null : localStorage.getItem(entry);
    return kept === null ? undefined : (JSON.parse(kept) as { token: string }).token;
  });
}

/** What the browsers complained of. */
export const allComplaints = async (): Promise<string[]> =>
  (await Promise.all(desks.values())).flatMap(({ complaints }) => complaints);

export const closeDesks = async (): Promise<void> => {
  const contexts = (await Promise.all(desks.values())).map(({ page }): BrowserContext => page.context());
  await Promise.all(contexts.map((context) => context.close()));
};
