import { AssumptionFailed, withAssumptions } from "./assumptions.ts";
import { confirm } from "./repository.ts";

/**
 * Runs a request that may go by what was kept. Its answer, a refusal too, leaves only once everything that it assumed is
 * confirmed; where something has changed it runs once more and reads everything anew.
 */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await withAssumptions(() => confirmedOnce(act), { readsAnew: false, confirm });
  } catch (error) {
    if (!(error instanceof AssumptionFailed)) throw error;
    return withAssumptions(act, { readsAnew: true, confirm });
  }
}

async function confirmedOnce<T>(act: () => Promise<T>): Promise<T> {
  try {
    const result = await act();
    await confirm();
    return result;
  } catch (error) {
    await confirm();
    throw error;
  }
}
