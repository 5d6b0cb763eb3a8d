import { type PdfFile, PdfView } from "../../../shared/pdf/file.ts";
import { PdfSyntaxError } from "../../../shared/pdf/lexer.ts";
import { additionIn, type Addition } from "./pdf-changes.ts";
import { behindLine, isEndedAt, readAppended } from "./pdf-revisions.ts";
import { beginsElsewhere } from "../../../shared/pdf/linearized.ts";
import { count, noNames, type Structure, structureOf } from "./pdf-structure.ts";

/** Further revisions after a signature are not followed; real signatures never produce that many. */
const MOST_REVISIONS = 300;
/** The number of full scans of a file: one is enough unless revisions make changes that are not allowed. */
const MOST_STRUCTURES = 10;

/**
 * The revisions of a file after a signed one, each judged once however many signatures precede it. A revision is
 * identified by the number of its section: 0 is the newest.
 */
export class PdfHistory {
  private readonly file: PdfFile;
  private readonly views = new Map<number, PdfView>();
  private readonly structures = new Map<number, Structure>();
  private readonly additions = new Map<number, Addition | undefined>();
  private looked = 0;

  /** @param views of the revisions that signatures cover */
  constructor(file: PdfFile, views: PdfView[]) {
    this.file = file;
    for (const view of views) this.views.set(view.newest, view);
  }

  /** True if nothing in the file as signed can be mistaken for something else. */
  isSound(view: PdfView): boolean {
    return this.structureAt(view.newest).problem === undefined;
  }

  /** The additions of every revision after a signed one; undefined if one of them makes a change that is not allowed. */
  additionsAfter(view: PdfView): Addition[] | undefined {
    if (view.newest > MOST_REVISIONS) return undefined;
    const found: Addition[] = [];
    for (let index = view.newest - 1; index >= 0; index -= 1) {
      const addition = this.additionAt(index);
      if (!addition) return undefined;
      found.push(addition);
    }
    return this.isWhole() ? found : undefined;
  }

  /** The revision after a signed one that ends at an offset, as a signature may state it. */
  endingAt(end: number): number | undefined {
    const { bytes } = this.file;
    const found = [...this.views].find(
      ([, { limit }]) => limit === end || (end < bytes.length && limit === behindLine(bytes, end)),
    );
    return found?.[0];
  }

  /** True if the newest revision ends the file, and readers begin with its section. */
  private isWhole(): boolean {
    const newest = this.views.get(0);
    const { bytes } = this.file;
    return (
      newest !== undefined &&
      isEndedAt(bytes, newest.limit) &&
      !beginsElsewhere(bytes, bytes.length, newest.section)
    );
  }

  private additionAt(index: number): Addition | undefined {
    if (!this.additions.has(index)) this.additions.set(index, this.judge(index));
    return this.additions.get(index);
  }

  private judge(index: number): Addition | undefined {
    const before = this.views.get(index + 1);
    const structure = before && this.structureAt(index + 1);
    const appended = before && readAppended(this.file, index, before.limit);
    if (!appended || !structure || structure.problem) return undefined;
    const after =
      this.views.get(index) ?? new PdfView(this.file, index, behindLine(this.file.bytes, appended.end));
    this.views.set(index, after);
    try {
      return additionIn(appended, { before, after, named: structure.named, dangling: structure.dangling });
    } catch (error) {
      if (error instanceof PdfSyntaxError) return undefined;
      throw error;
    }
  }

  private structureAt(index: number): Structure {
    const known = this.structures.get(index);
    if (known) return known;
    const found = this.derive(index) ?? this.inspect(index);
    this.structures.set(index, found);
    return found;
  }

  /** After an allowed revision, the reachable objects are the earlier ones and the new ones. */
  private derive(index: number): Structure | undefined {
    const addition =
      this.views.has(index + 1) || this.additions.has(index + 1) ? this.additionAt(index) : undefined;
    if (!addition) return undefined;
    const { named, dangling } = this.structureAt(index + 1);
    const before = this.views.get(index + 1);
    for (const { number, value } of addition.objects) {
      count(named, before?.object(number)?.value ?? null, -1);
      count(named, value, 1);
    }
    return { named, dangling };
  }

  private inspect(index: number): Structure {
    const view = this.views.get(index);
    this.looked += 1;
    if (!view || this.looked > MOST_STRUCTURES)
      return { named: noNames(), dangling: [], problem: { kind: "deteriorat" } };
    return structureOf(view, { mayDangle: true });
  }
}
