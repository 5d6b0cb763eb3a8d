import { parse, type ScalarTag, type CollectionTag, type YAMLMap, type YAMLSeq } from "yaml";

/** YAML with CloudFormation's short forms. */
export const parseTemplate = (text: string): unknown => parse(text, { customTags: shortForms, merge: true });

const functionNames = [
  "Sub",
  "GetAtt",
  "Join",
  "Split",
  "Select",
  "ImportValue",
  "FindInMap",
  "If",
  "Equals",
  "Not",
];

/** CloudFormation's short forms (`!Sub x`) as the long ones (`{"Fn::Sub": x}`). */
const shortForms: (ScalarTag | CollectionTag)[] = [
  ...tagsFor("Ref", "Ref"),
  ...functionNames.flatMap((name) => tagsFor(name, `Fn::${name}`)),
];

function tagsFor(short: string, long: string): (ScalarTag | CollectionTag)[] {
  const tag = `!${short}`;
  const longForm = (node: YAMLMap | YAMLSeq) => ({ [long]: node.toJSON() as unknown });
  return [
    { tag, resolve: (text: string) => ({ [long]: text }) },
    { tag, collection: "seq", resolve: longForm },
    { tag, collection: "map", resolve: longForm },
  ] as (ScalarTag | CollectionTag)[];
}
