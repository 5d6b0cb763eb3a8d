/** Content from an answer, or the address in the store of larger content. */
export type Content = { bytes: ArrayBuffer; sha256?: string; name?: string } | { url: string };

/** The header with a password; none without one. */
export const passwordHeader = (
  password: string | undefined,
  header = "x-document-password",
): Record<string, string> => (password ? { [header]: encodeURIComponent(password) } : {});

/** Asks again while the content is being prepared. */
export async function contentOf(ask: () => Promise<Response>): Promise<Content> {
  for (;;) {
    const answer = await ask();
    if (answer.status === 202) {
      await sleep(1000 * Number(answer.headers.get("retry-after") ?? 5));
      continue;
    }
    const disposition = answer.headers.get("content-disposition");
    if (disposition === null) return (await answer.json()) as { url: string };
    const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
    const digest = /sha-256=:([^:]+):/.exec(answer.headers.get("repr-digest") ?? "")?.[1];
    return {
      bytes: await answer.arrayBuffer(),
      ...(name === undefined ? {} : { name: decodeURIComponent(name) }),
      ...(digest === undefined ? {} : { sha256: digest }),
    };
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
