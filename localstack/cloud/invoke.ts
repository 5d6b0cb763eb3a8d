/**
 * Invokes a function by Lambda's API and returns its response.
 * @throws Error where it cannot be invoked, or fails
 */
export async function invoke(
  lambdaUrl: string,
  functionName: string,
  event: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const address = `${lambdaUrl}/2015-03-31/functions/${functionName}/invocations`;
  const response = await fetch(address, {
    method: "POST",
    headers: { "accept-encoding": "identity" },
    body: JSON.stringify(event),
    ...(signal ? { signal } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${functionName} was not invoked: ${String(response.status)} ${text}`);
  if (response.headers.has("x-amz-function-error")) throw new Error(`${functionName} failed: ${text}`);
  return text === "" ? undefined : JSON.parse(text);
}
