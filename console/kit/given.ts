type Given<Props> = {
  [Name in keyof Props as undefined extends Props[Name] ? Name : never]?: Exclude<Props[Name], undefined>;
} & { [Name in keyof Props as undefined extends Props[Name] ? never : Name]: Props[Name] };

/** The props without those that are undefined: React Aria and the router take a value or no prop. */
export const given = <Props extends object>(props: Props): Given<Props> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<Props>;
