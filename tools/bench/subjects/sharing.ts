import { runAndReplayElsewhere } from "../replay.ts";
import { answer, ready, type Request } from "../service.ts";
import { openIssuing, requests, stranger } from "../sharing.ts";
import { MOVED, type Subject } from "./subject.ts";

/** Documents of the issuer whose list is read: one page of 20. */
const LISTED = 20;

/** The requests of machines, of the public, and of people who share documents and decide on requests. */
export async function sharingSubjects(): Promise<Subject[]> {
  const issuing = await openIssuing();
  const { admin, emitentId } = issuing;
  const guest = await stranger();
  const fixed = new Set([emitentId, admin.id, guest.id]);
  const elsewhere = { distance: MOVED, kept: fixed };
  const ingest = await requests.ingest(issuing);
  const ingestPublic = await requests.ingest(issuing, { visibility: "PUBLIC" });
  for (let made = 0; made < LISTED; made += 1) await answer(ingest);
  const filed = async (request: Request) =>
    (await runAndReplayElsewhere(() => answer(request), elsewhere)).json as { id: number; cod: string };
  const [open, shared, decided] = [await filed(ingestPublic), await filed(ingest), await filed(ingest)];

  /** Each run decides on the request of another person. */
  const approval = async () => {
    const person = await stranger();
    fixed.add(person.id);
    const { id } = (await runAndReplayElsewhere(() => answer(requests.ask(person, decided.cod)), elsewhere))
      .json as { id: number };
    return ready(requests.approve(admin, id));
  };
  const subject = (name: string, request: Request, reads: Subject["reads"] = "same"): Subject => ({
    name,
    ready: () => ready(request),
    reads,
    fixed,
  });
  return [
    subject("machine: get", requests.machineRead(issuing, open.cod)),
    subject("machine: list 20", requests.machineList(issuing)),
    subject("machine: ingest 100 KB", ingest),
    subject("machine: token", requests.token(issuing.credentials)),
    subject("public: get", requests.publicRead(open.id)),
    subject("share", requests.share(admin, shared.id, guest), "own"),
    { name: "approve", ready: approval, reads: "own", fixed },
  ];
}
