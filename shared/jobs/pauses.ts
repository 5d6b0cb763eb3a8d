/** After how many seconds a message that was lost with its process is missed: its row waits for so long. */
export const PATIENCE_SECONDS = 60;

/** The largest part of a pause that is added to it at random, so that what failed together does not come back together. */
const JITTER = 0.2;

/** A pause with up to a fifth more, in whole seconds. */
export const jittered = (seconds: number): number => Math.ceil(seconds * (1 + Math.random() * JITTER));
