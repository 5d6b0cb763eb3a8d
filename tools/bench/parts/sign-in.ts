import type { Account } from "../../../functions/documents/access/account.ts";
import { config } from "../../../shared/auth/config.ts";
import { clock } from "../../../shared/clock.ts";
import { codeOf } from "../../../shared/testing/authenticator.ts";
import { receivedOf } from "../../../shared/testing/caller.ts";
import { createDataset, requests } from "../dataset.ts";
import { PASSWORD } from "../fill.ts";
import { median, timed } from "../measure.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";
import { answer, bearer, json, ready, type Request, withHeaders } from "../service.ts";

/** At most so much of a sign-in and a read where nobody has to have a second factor. */
const MOST = 1.1;

const withToken = (token: string, request: Request): Request =>
  withHeaders(request, { authorization: `Bearer ${token}` });

/** Adds an authenticator app, as its person does. @returns its secret */
async function enrol(person: Account): Promise<string> {
  const own = (address: string, body: object): Request =>
    withHeaders({ method: "POST", address, ...json(body) }, bearer(person));
  const begun = await answer(
    own("/api/authenticate/factors", { kind: "totp", name: "Telefon", password: PASSWORD }),
  );
  const { id, secret } = begun.json as { id: number; secret: string };
  await answer(own(`/api/authenticate/factors/${id}/finish`, { code: codeOf(secret) }));
  return secret;
}

/** A document of a person. */
const documentOf = async (person: Account): Promise<number> =>
  ((await answer(requests.create(person))).json as { id: number }).id;

/** Signs in, by a code too if there is a secret, and reads a document. */
async function signInAndRead(person: Account, id: number, secret?: string): Promise<void> {
  const first = receivedOf(await ready(requests.login(person))());
  const { id_token: token, challenge } = first.json as { id_token?: string; challenge?: { id: string } };
  const finish = { challenge: challenge?.id, method: "totp", code: codeOf(secret ?? "AAAA") };
  const given =
    secret === undefined
      ? token
      : (
          (await answer({ method: "POST", address: "/api/authenticate/factor", ...json(finish) })).json as {
            id_token: string;
          }
        ).id_token;
  await answer(withToken(given ?? "", { method: "GET", address: `/api/documents/${id}` }));
}

/** What a second factor costs whoever has none, and whoever has one. */
export async function signIn({ rounds }: { rounds: number }): Promise<Section> {
  const { people } = await createDataset({ documents: 50, people: 2 });
  const [plain, owner] = people;
  if (!plain || !owner) throw new Error("two people are needed");
  const [mine, theirs] = [await documentOf(plain), await documentOf(owner)];
  const secret = await enrol(owner);
  const took: Record<"off" | "everybody" | "code", number[]> = { off: [], everybody: [], code: [] };
  const start = clock.now().getTime();
  // In the first half of the rounds the functions' code is compiled.
  for (let round = -rounds; round < rounds; round += 1) {
    // A code counts once in 30 seconds.
    clock.freeze(new Date(start + (round + rounds + 2) * 60_000));
    for (const kind of ["off", "everybody", "code"] as const) {
      config.secondFactor = kind === "off" ? "off" : "everybody";
      const act = () => (kind === "code" ? signInAndRead(owner, theirs, secret) : signInAndRead(plain, mine));
      const { ms: spent } = await timed(act);
      if (round >= 0) took[kind].push(spent);
    }
  }
  clock.resume();
  const [off, everybody, code] = [took.off, took.everybody, took.code].map(median);
  const rows: [string, number][] = [
    ["nobody has to have a second factor", off ?? NaN],
    ["everybody has to, and the person has none yet", everybody ?? NaN],
    ["with an authenticator app: password, code, read", code ?? NaN],
  ];
  const share = (everybody ?? NaN) / (off ?? NaN);
  return {
    title: "5. Sign-in and one read, with and without a second factor",
    body: [
      `${rounds} rounds, A B C, medians. A sign-in without a factor where one is demanded takes at most ${MOST} of one where none is: ${verdict(share <= MOST)}.`,
      table(
        ["sign-in and a read of a document", "ms", "ratio"],
        rows.map(([name, spent]) => [name, ms(spent), ratio(spent / (off ?? NaN))]),
      ),
    ],
  };
}
