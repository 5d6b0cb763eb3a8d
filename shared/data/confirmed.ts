import { AssumptionFailed, withAssumptions } from "./assumptions.ts";
import { confirm } from "./repository.ts";

/**
 * Runs a request that may rely on cached facts. Its answer, or its refusal, is sent only once every assumption is
 * confirmed; if a fact has changed, the request runs once more and reads everything again.
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
