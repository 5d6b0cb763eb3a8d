import { config } from "../features/approvals/config.ts";

/** Calls an older address with `FOUR_EYES=on`: an act that needs a second person is asked for. */
export async function asking<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  config.fourEyes = "on";
  try {
    return await send();
  } finally {
    config.fourEyes = "off";
  }
}

/** For `beforeEach`: `FOUR_EYES=on` in each test. */
export function needsSecondPersonInEachTest(): () => void {
  config.fourEyes = "on";
  return () => void (config.fourEyes = "off");
}
