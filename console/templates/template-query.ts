import { templatesRead } from "../../client/generated/documents/operations.ts";
import type { Sablon } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

export interface ReadTemplate {
  template: Sablon;
  etag: string | undefined;
}

export async function readTemplate(id: number): Promise<ReadTemplate> {
  const answer = await templatesRead(client, { path: { id } });
  if (answer.status !== 200) throw new Error("A read without a condition was answered with 304");
  return { template: answer.data, etag: answer.etag };
}

export const templateQuery = (id: number) => ({
  queryKey: ["documents", "templates", id],
  queryFn: () => readTemplate(id),
});
