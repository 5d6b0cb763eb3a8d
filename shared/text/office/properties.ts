import { propertiesOf, type FileProperties, type SaidProperties } from "../file-properties.ts";
import type { Package } from "./package.ts";
import { ifWhole } from "./packed.ts";
import { walk } from "./walk.ts";

/** The elements that say what a file is: Dublin Core, of OOXML's core and extended parts, and of OpenDocument. */
const elements = new Map<string, keyof SaidProperties>([
  ["title", "title"],
  ["creator", "author"],
  ["initial-creator", "author"],
  ["created", "date"],
  ["creation-date", "date"],
  ["language", "language"],
  ["Pages", "pages"],
  ["Slides", "pages"],
]);

/** What the parts of a file say about it. Of two elements for one thing the first one with a text counts. */
export function propertiesIn(parts: readonly (Buffer | undefined)[]): FileProperties {
  const said: SaidProperties = {};
  for (const part of parts) if (part) ifWhole(() => readInto(said, part));
  return propertiesOf(said);
}

function readInto(said: SaidProperties, part: Buffer): void {
  let text = "";
  walk(part, {
    open({ name, attribute }) {
      text = "";
      const pages = name === "document-statistic" ? attribute("page-count") : undefined;
      if (pages !== undefined) said.pages ??= pages;
    },
    close(name) {
      const property = elements.get(name);
      // PowerPoint counts no pages, and says zero.
      if (property && text.trim() !== "" && text.trim() !== "0") said[property] ??= text;
      text = "";
    },
    text(more) {
      text += more;
    },
  });
}

/** The properties of an Office Open XML file, whose parts its relations name. */
export const propertiesOfPackage = (file: Package): FileProperties =>
  propertiesIn(
    ["core-properties", "extended-properties"].map((type) =>
      file.part(file.related("").find((one) => one.type === type)?.name ?? ""),
    ),
  );
