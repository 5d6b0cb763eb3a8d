import { asking } from "../../../shared/testing/four-eyes.ts";
import { addPersonTo } from "../../../shared/testing/people.ts";
import type { Calls } from "../calls.expectations.ts";
import { administrator, call } from "../testing.ts";

/** The deletion of an account, which another administrator has asked for. */
async function askForDeletion(): Promise<number> {
  const { login } = await addPersonTo("platform");
  const headers = await administrator();
  return (await asking(() => call<{ id: number }>(`DELETE /api/admin/users/${login}`, headers))).json.id;
}

export const calls: Calls = {
  approvals: { parameter: askForDeletion },
};
