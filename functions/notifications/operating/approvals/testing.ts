import { asking } from "../../../../shared/testing/four-eyes.ts";
import { addPersonTo } from "../../../../shared/testing/people.ts";
import { administrator, call } from "../../testing.ts";

/** Asks for the deletion of an account, by default as a new administrator. @returns the id of the approval */
export async function askForDeletion(headers?: Record<string, string>): Promise<number> {
  const { login } = await addPersonTo("notifications");
  const requester = headers ?? (await administrator());
  return (await asking(() => call<{ id: number }>(`DELETE /api/admin/users/${login}`, requester))).json.id;
}
