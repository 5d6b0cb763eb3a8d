/** A CloudFormation template, as far as the split reads it. */
export interface Template {
  Parameters?: Record<string, { Type: string; Default?: string }>;
  Resources: Record<
    string,
    { Type: string; DependsOn?: string | string[]; Properties?: Record<string, unknown> }
  >;
  Outputs?: Record<string, { Value: unknown }>;
}

/** @see nested-stacks.js */
export function splitByService(
  template: Template,
  urlOf: (service: string) => unknown,
): Record<string, Template>;
