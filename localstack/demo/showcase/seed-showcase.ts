import { clock } from "../../../shared/clock.ts";
import { seedOnce } from "../seeding.ts";
import { playAudits } from "./audits.ts";
import { addPapers, askForPurge } from "./documents.ts";
import { edition, place } from "./edition.ts";
import { keepMeasurements } from "./measurements.ts";
import { sendNotices } from "./notices.ts";

/*
 * What shows the work of an office: papers, notifications in every state, an audit with a history, a week of measurements, an
 * approval that waits. Written once, but for the approval, which waits for a day; a start that was stopped meanwhile leaves the rest to
 * the next one.
 */

/** @returns whether it wrote anything */
export async function seedShowcase(): Promise<boolean> {
  const isWritten = await seedOnce(
    place.service,
    edition,
    async () => {
      const started = clock.now();
      await sendNotices();
      // These two freeze the clock, so nothing is written beside them.
      await playAudits(started);
      await addPapers(started);
      // They tell how much is held.
      await keepMeasurements(started);
    },
    place.part,
  );
  return (await askForPurge()) || isWritten;
}
