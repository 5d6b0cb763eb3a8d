/** A deviation in words. It quotes the schema but not the value, because values are about people. */
export interface DeviationText {
  expected: string;
  found: string;
}

interface Told {
  /** Finds what the schema asks for in the text of the interpreter. */
  says: RegExp;
  expected: (asked: string) => string;
  found: (place: string) => string;
}

const is = (state: string) => (place: string) => `${place} ${state}`;
const limit = (says: RegExp, words: string, state: string): Told => ({
  says,
  expected: (asked) => words.replace("N", asked),
  found: is(state),
});

const words: Partial<Record<string, Told>> = {
  required: {
    says: /required property "([^]*)"\.$/,
    expected: (name) => `${name} is required`,
    found: (place) => `missing in ${place}`,
  },
  type: limit(/Expected "([^]*)"\.$/, "the type N", "has another type"),
  enum: limit(/any of ([^]*)\.$/, "one of N", "has another value"),
  const: limit(/match ([^]*)\.$/, "the value N", "has another value"),
  format: limit(/format "(?:re2:)?([^]*)"\.$/, "the form N", "has another form"),
  minLength: limit(/< (\d+)\)/, "at least N characters", "has fewer"),
  maxLength: limit(/> (\d+)\)/, "at most N characters", "has more"),
  minItems: limit(/< (\d+)\)/, "at least N items", "has fewer"),
  maxItems: limit(/> (\d+)\)/, "at most N items", "has more"),
  minProperties: limit(/at least (\d+)/, "at least N properties", "has fewer"),
  maxProperties: limit(/at least (\d+)/, "at most N properties", "has more"),
  minimum: limit(/(\S+)\.$/, "at least N", "is less"),
  maximum: limit(/(\S+)\.$/, "at most N", "is more"),
  exclusiveMinimum: limit(/(\S+)\.$/, "more than N", "is not more"),
  exclusiveMaximum: limit(/(\S+)\.$/, "less than N", "is not less"),
  multipleOf: limit(/(\S+)\.$/, "a multiple of N", "is none"),
  uniqueItems: limit(/()/, "no item twice", "has one twice"),
  oneOf: limit(/()/, "exactly one of the forms of oneOf", "has none of them, or several"),
  not: limit(/()/, "nothing that the schema excludes", "is excluded"),
  contains: limit(/()/, "an item of the form of contains", "has none"),
};

/** The words for an error of the interpreter of schemas. */
export function deviationText(
  { keyword, error }: { keyword: string; error: string },
  place: string,
): DeviationText {
  const told = words[keyword];
  const asked = told?.says.exec(error)?.[1];
  if (!told || asked === undefined)
    return { expected: `what ${keyword} asks for`, found: `${place} has something else` };
  return { expected: told.expected(asked.slice(0, 160)), found: told.found(place) };
}
