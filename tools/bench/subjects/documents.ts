import { createDataset, requests } from "../dataset.ts";
import { runAndReplayElsewhere } from "../replay.ts";
import { answer, ready, type Request } from "../service.ts";
import { MOVED, type Subject } from "./subject.ts";

export async function documentSubjects(): Promise<Subject[]> {
  const { people, withContent, fixed } = await createDataset({ documents: 500, people: 1 });
  const [person] = people;
  if (!person) throw new Error("there is no caller");
  const upload = await requests.upload(person);
  const { json } = await runAndReplayElsewhere(() => answer(upload), { distance: MOVED, kept: fixed });
  const { id } = json as { id: number };
  const subject = (name: string, request: Request, reads: Subject["reads"] = "same"): Subject => ({
    name,
    ready: () => ready(request),
    reads,
    fixed,
  });
  return [
    subject("get", requests.read(person, withContent)),
    subject("list 20", requests.list(person)),
    subject("upload 100 KB", upload),
    subject("download 100 KB, again", requests.download(person, withContent)),
    subject("new version 100 KB", await requests.addVersion(person, id), "own"),
  ];
}
