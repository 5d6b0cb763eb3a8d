/** The limits of an audit that the console names and changes; others stay as they are. */
export const limitNames = ["requestsPerSecond", "atOnce", "requests", "seconds", "answerSeconds"] as const;
