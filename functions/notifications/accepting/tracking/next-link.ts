import { addressOf, type Incoming } from "../../../../shared/http/request.ts";
import { notifications } from "../../service.ts";

/** The `Link` header with the address of the next page; none on the last one. */
export function nextLink(
  { path, query }: Pick<Incoming, "path" | "query">,
  cursor: string | undefined,
): Record<string, string> {
  if (cursor === undefined) return {};
  const parameters = new URLSearchParams(query);
  parameters.set("cursor", cursor);
  return { link: `<${addressOf(notifications.name, path)}?${parameters.toString()}>; rel="next"` };
}
