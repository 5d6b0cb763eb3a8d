import type { Page } from "playwright-core";
import { demoPassword } from "../../localstack/demo/data.ts";

export interface Person {
  /** The login of a demo person. */
  as: string;
  /** The service where they sign in. */
  at?: string;
}

/** Signs a demo person in on an open page of the staff console. */
export async function signIn(page: Page, { as, at }: Person): Promise<void> {
  await page.locator('input[name="username"]').fill(as);
  await page.locator('input[name="password"]').fill(demoPassword);
  if (at !== undefined) await page.locator('select[name="place"]').selectOption(at);
  await page.locator('main button[type="submit"]').click();
  await page.locator("nav.areas").waitFor();
}
