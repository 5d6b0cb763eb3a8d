import type { Refusals } from "../../../../shared/errors.ts";
import { refusals as accessRefusals } from "../../access/texts.ts";
import { refusals as connectionsRefusals } from "../../sources/connections/texts.ts";
import { refusals as contentRefusals } from "../../files/content/texts.ts";
import { refusals as filingRefusals } from "../../files/filing/texts.ts";
import { refusals as scanningRefusals } from "../../files/scanning/texts.ts";
import { refusals as recordsRefusals } from "../../records/texts.ts";
import { refusals as textRefusals } from "../../files/text/texts.ts";
import { refusals as transcriptionRefusals } from "../../making/transcription/texts.ts";

/** The refusals of the workers of uploads, imports and conversions, whose rows keep only the key. */
export const reasons: Refusals = {
  ...accessRefusals,
  ...connectionsRefusals,
  ...contentRefusals,
  ...filingRefusals,
  ...recordsRefusals,
  ...scanningRefusals,
  ...textRefusals,
  ...transcriptionRefusals,
};
