interface Document {
  components?: object;
}

type Section = Record<string, unknown>;

/** Removes the shared headers, parameters and schemas that no operation refers to, directly or by another schema. */
export function dropUnused(document: Document): void {
  const components = document.components as Record<string, Section> | undefined;
  if (!components) return;
  for (let left = -1, now = sizeOf(components); now !== left;) {
    left = now;
    dropOnce(document, components);
    now = sizeOf(components);
  }
}

const sections = ["headers", "parameters", "schemas"] as const;

const sizeOf = (components: Record<string, Section>): number =>
  sections.reduce((sum, section) => sum + Object.keys(components[section] ?? {}).length, 0);

function dropOnce(document: Document, components: Record<string, Section>): void {
  const text = JSON.stringify(document);
  for (const section of sections) {
    const entries = Object.entries(components[section] ?? {});
    const used = entries.filter(([name]) => text.includes(`"#/components/${section}/${name}"`));
    components[section] = Object.fromEntries(used);
  }
}
