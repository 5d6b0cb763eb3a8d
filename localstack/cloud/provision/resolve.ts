/** The values that other resources can refer to: `Ref` and the attributes of `Fn::GetAtt`. */
export interface Reference {
  ref: string;
  attributes: Record<string, string>;
}

export interface Scope {
  pseudo: Record<string, string>;
  /** Waits until the resource exists. */
  reference(id: string): Promise<Reference>;
}

type Intrinsic = (argument: unknown, scope: Scope) => Promise<unknown>;

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, scope) => refer(String(name), scope),

  "Fn::GetAtt"(argument, scope) {
    const [id, ...path] = Array.isArray(argument) ? argument.map(String) : String(argument).split(".");
    return attribute(id ?? "", path.join("."), scope);
  },

  async "Fn::Sub"(argument, scope) {
    const [text, given] = (Array.isArray(argument) ? argument : [argument, {}]) as [string, object];
    const values = (await resolve(given, scope)) as Record<string, string>;
    const names = [...text.matchAll(/\$\{([^}!]+)\}/g)].map(([, name]) => name ?? "");
    const pairs = names.map(async (name) => [name, values[name] ?? (await refer(name, scope))] as const);
    const found = new Map(await Promise.all(pairs));
    return text.replace(/\$\{([^}!]+)\}/g, (_, name: string) => found.get(name) ?? "");
  },

  async "Fn::Join"(argument, scope) {
    const [separator, parts] = (await resolve(argument, scope)) as [string, string[]];
    return parts.join(separator);
  },

  async "Fn::Split"(argument, scope) {
    const [separator, text] = (await resolve(argument, scope)) as [string, string];
    return text.split(separator);
  },
};

/** Resolves the intrinsic functions in a value; throws on an unknown one. */
export async function resolve(value: unknown, scope: Scope): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((entry) => resolve(entry, scope)));
  if (typeof value !== "object" || value === null) return value;
  const [[name, argument] = ["", undefined], ...more] = Object.entries(value) as [string, unknown][];
  if (more.length === 0 && (name === "Ref" || name.startsWith("Fn::"))) return apply(name, argument, scope);
  const entries = Object.entries(value).map(
    async ([key, entry]) => [key, await resolve(entry, scope)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

function apply(name: string, argument: unknown, scope: Scope): Promise<unknown> {
  const intrinsic = intrinsics[name];
  if (!intrinsic) throw new Error(`The provisioner does not support ${name}`);
  return intrinsic(argument, scope);
}

async function refer(name: string, scope: Scope): Promise<string> {
  const [id, ...path] = name.split(".");
  if (path.length > 0) return attribute(id ?? "", path.join("."), scope);
  return scope.pseudo[name] ?? (await scope.reference(name)).ref;
}

async function attribute(id: string, name: string, scope: Scope): Promise<string> {
  const value = (await scope.reference(id)).attributes[name];
  if (value === undefined) throw new Error(`The resource ${id} has no attribute ${name} here`);
  return value;
}
