import type { Operation } from "./operation.ts";

interface EncodedBody {
  body?: string | FormData;
  contentType?: string;
}

const JSON_TYPE = "application/json";

/** The body of a call in the media type of its operation. */
export function bodyOf({ body: type }: Operation, value: unknown): EncodedBody {
  if (type === undefined || value === undefined) return {};
  if (type === "text") return { body: String(value), contentType: "text/plain; charset=utf-8" };
  if (type === "form")
    return { body: formOf(value).toString(), contentType: "application/x-www-form-urlencoded" };
  if (type === "multipart" && hasFile(value)) return { body: multipartOf(value) };
  const contentType = type === "merge" ? "application/merge-patch+json" : JSON_TYPE;
  return { body: JSON.stringify(value), contentType };
}

/** Operations that take a form with a file take JSON without one. */
const hasFile = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.values(value).some((part) => part instanceof Blob);

const textsOf = (value: unknown): [string, unknown][] =>
  Object.entries(Object(value) as object).flatMap(([name, parts]: [string, unknown]) =>
    [parts]
      .flat()
      .flatMap((part): [string, unknown][] => (part === undefined || part === null ? [] : [[name, part]])),
  );

const textOf = (part: unknown): string => (typeof part === "object" ? JSON.stringify(part) : String(part));

const formOf = (value: unknown): URLSearchParams =>
  new URLSearchParams(textsOf(value).map(([name, part]): [string, string] => [name, textOf(part)]));

function multipartOf(value: object): FormData {
  const form = new FormData();
  for (const [name, part] of textsOf(value)) {
    if (part instanceof Blob) form.append(name, part);
    else form.append(name, textOf(part));
  }
  return form;
}
