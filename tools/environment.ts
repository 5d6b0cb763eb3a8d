import { dirname } from "node:path";
import { declaredSettings } from "./configuration.ts";
import { modulesOfAllFunctions } from "./modules-of-functions.ts";

const HEAD = `# Written by npm run generate: the variables of each function in addition to those of all functions (provider.environment in
# serverless.yml). They are those of the rooms with a config.ts that its bundle contains; serverless.yml has their values (params).
`;

/** The parameter of serverless.yml with the value of a variable: \`SMTP_URL\` is \`smtpUrl\`. */
const parameterOf = (variable: string): string =>
  variable.toLowerCase().replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** functions/environment.yml. @throws Error for a variable that two rooms declare */
export async function environmentFile(): Promise<string> {
  const { "shared/config.ts": _everyFunction, ...rooms } = await declaredSettings();
  const names = Object.values(rooms).flatMap((settings) => Object.keys(settings));
  const doubled = names.filter((name, at) => names.indexOf(name) !== at);
  if (doubled.length > 0) throw new Error(`declare ${doubled.join(", ")} in the config.ts of one room`);
  const groups = Object.entries(rooms).flatMap(([file, settings]) => [
    `  ${dirname(file)}: &${dirname(file)}`,
    ...Object.keys(settings).map((name) => `    ${name}: \${param:${parameterOf(name)}}`),
  ]);
  const given = [...(await modulesOfAllFunctions())].flatMap(([name, { files }]) => {
    const own = Object.keys(rooms).filter((file) => files.includes(file));
    const merged = own.map((file) => `*${dirname(file)}`).join(", ");
    return own.length === 0 ? [] : [`  ${name}: { <<: [${merged}] }`];
  });
  return `${HEAD}rooms:\n${groups.join("\n")}\n\nfunctions:\n${given.join("\n")}\n`;
}
