import type { Page } from "playwright-core";
import { demoPassword } from "../../localstack/demo/data.ts";

export interface Person {
  /** The login of a demo person. */
  as: string;
  /** The service where they sign in; "" for all where they have an account. Default: documents. */
  at?: string;
}

/** Signs a demo person in on the page to which the staff console leads, and waits for the console. */
export async function signIn(page: Page, { as, at = "documents" }: Person): Promise<void> {
  await page.locator('input[name="username"]').waitFor();
  if (at !== "") {
    const address = new URL(page.url());
    address.searchParams.set("serviciu", at);
    await page.goto(address.href);
  }
  await page.locator('input[name="username"]').fill(as);
  await page.locator('input[name="password"]').fill(demoPassword);
  await page.locator("#send").click();
  await page.locator("nav.areas").waitFor();
}
