import { groups as routes } from "../../../functions/notifications/api.ts";
import { MOST_MEMBERS } from "../../../functions/notifications/recipients/groups/members.ts";
import { readPeople } from "../../../functions/notifications/recipients/people/find-people.ts";
import { idsOfNumbers } from "../../../functions/notifications/recipients/registry/find-recipients.ts";
import { notifications } from "../../../functions/notifications/service.ts";
import { nextId } from "../../../shared/ids.ts";
import { addPersonTo, addServiceAdmin, bearerOf } from "../../../shared/testing/people.ts";
import { aMinuteAgo } from "../../../shared/testing/settled.ts";
import { PAGE } from "../list-cost.ts";
import { runAndReplayElsewhere } from "../replay.ts";
import { json, type Request, served } from "../service.ts";
import { MOVED, type Run, type Subject } from "../subjects/subject.ts";
import { idnpOf, idOf, type People } from "./people.ts";
import { accept, type SendingSystem } from "./sending.ts";

const { answer, ready } = served(notifications, routes);

/** Notifications; the recipient sees a page of them. */
const RECEIVED = 100;

/** What people, operators and the expander do with the registry. The first people must be stored. */
export async function registrySubjects(sender: SendingSystem, people: People): Promise<Subject[]> {
  const members = Array.from({ length: MOST_MEMBERS }, (_, i) => idOf(people, i));
  const named = members.map((_, i) => ({ idnp: idnpOf(i) }));
  const recipient = await aMinuteAgo(() => createRecipient(people));
  for (let sent = 0; sent < RECEIVED; sent += 1) await accept(sender, [{ type: "IDNP", value: idnpOf(0) }]);
  const fixed = new Set([sender.system.id, ...members]);
  const ofRecipient = bearerOf("notifications", recipient);
  const reading = (name: string, run: () => Run): Subject => ({ name, ready: run, reads: "same", fixed });
  const readingOwn = (name: string, address: string): Subject =>
    reading(name, () => ready({ method: "GET", address, headers: ofRecipient }));

  /**
   * Each run adds them to another group, which exists elsewhere as well, and by another operator: one may not name as many members in
   * an hour as all runs do.
   */
  const adding = async (): Promise<Run> => {
    const operator = await aMinuteAgo(() => createOperator(sender));
    fixed.add(operator.id);
    const ofOperator = bearerOf("notifications", operator);
    const { id } = await newGroup(posting("/api/operator/groups", ofOperator, newGroupFields()), fixed);
    return ready(posting(`/api/operator/groups/${id}/members`, ofOperator, { membri: named }));
  };
  return [
    reading("resolve a person by id", () => resolving(() => readPeople([idOf(people, 1)]))),
    reading("resolve a person by number", () =>
      resolving(async () => readPeople(await idsOfNumbers([{ kind: "idnp", numar: idnpOf(1) }]))),
    ),
    { name: `add ${MOST_MEMBERS.toLocaleString("en")} members`, ready: adding, reads: "own", fixed },
    readingOwn("read `me`", "/api/registry/me"),
    readingOwn(`a page of ${PAGE} that I was sent`, `/api/registry/me/notifications?size=${PAGE}`),
  ];
}

const createOperator = ({ system }: SendingSystem) =>
  addPersonTo("notifications", { authorities: ["ROLE_USER", "ROLE_OPERATOR"], sistemId: system.id });

/** An account that is linked with the first recipient. */
async function createRecipient(people: People) {
  const recipient = await addPersonTo("notifications");
  const ofAdministrator = bearerOf("notifications", await addServiceAdmin("notifications"));
  const link = { login: recipient.login, destinatarId: idOf(people, 0) };
  await answer(posting("/api/admin/provision/link", ofAdministrator, link));
  return recipient;
}

function posting(address: string, headers: Record<string, string>, body: object): Request {
  const sent = json(body);
  return { method: "POST", address, ...sent, headers: { ...sent.headers, ...headers } };
}

/** Ids in texts are moved by replays. */
const newGroupFields = (): object => ({ cod: `G-${nextId()}`, denumire: "Grup" });

const newGroup = async (request: Request, kept: ReadonlySet<number>): Promise<{ id: number }> =>
  (await runAndReplayElsewhere(() => answer(request), { distance: MOVED, kept })).json as { id: number };

/** An act that is no request, as one. @throws Error if nobody is found */
const resolving =
  (act: () => Promise<unknown[]>): Run =>
  async () => {
    if ((await act()).includes(undefined)) throw new Error("there is no such person");
    return { statusCode: 200, headers: {}, body: "" };
  };
