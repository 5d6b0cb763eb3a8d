import { templatesRead } from "../../client/generated/documents/operations.ts";
import type { Sablon } from "../../client/generated/documents/types.ts";
import { client, whole } from "../api/client.ts";

export const TEMPLATES = ["documents", "templates"] as const;

export interface ReadTemplate {
  template: Sablon;
  etag: string | undefined;
}

export async function readTemplate(id: number): Promise<ReadTemplate> {
  const { data: template, etag } = whole(await templatesRead(client, { path: { id } }));
  return { template, etag };
}

export const templateQuery = (id: number) => ({
  queryKey: [...TEMPLATES, id],
  queryFn: () => readTemplate(id),
});
