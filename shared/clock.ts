/** The only source of time. Code calls it instead of `new Date()`, so that tests can freeze it. */
let frozenAt: Date | undefined;

export const clock = {
  now: (): Date => (frozenAt ? new Date(frozenAt) : new Date()),

  /** The current time as the API writes it: ISO 8601, UTC, milliseconds, `Z`. */
  iso: (): string => clock.now().toISOString(),

  /** Whole seconds since 1970, the unit of JWT claims and of DynamoDB's TTL. */
  epochSeconds: (): number => Math.floor(clock.now().getTime() / 1000),

  /** Seconds from now until an ISO time or an HTTP date, with fractions; negative once it has passed. */
  secondsUntil: (time: string): number => (Date.parse(time) - clock.now().getTime()) / 1000,

  /** Freezes time at `at` until `resume` is called. For tests only. */
  freeze: (at: Date | string): void => void (frozenAt = new Date(at)),
  resume: (): void => void (frozenAt = undefined),
};
