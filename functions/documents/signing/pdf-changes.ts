import type { PdfView } from "../../../shared/pdf/file.ts";
import type { Indirect } from "../../../shared/pdf/parser.ts";
import { decode, readSection, type Section } from "../../../shared/pdf/sections.ts";
import { textIn } from "../../../shared/pdf/strings.ts";
import {
  dictIn,
  hasDoubledKey,
  integerIn,
  isEqual,
  isName,
  nameIn,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfRef,
  PdfStream,
  PdfString,
  type PdfValue,
  refsIn,
} from "../../../shared/pdf/values.ts";
import { Asn1Error, SEQUENCE, valueAt } from "./ber.ts";
import { type Field, fieldsOf } from "./pdf-fields.ts";
import { pagesOf } from "./pdf-pages.ts";
import type { Appended } from "./pdf-revisions.ts";
import { isNowhere, type Names } from "./pdf-structure.ts";

/** The signature field that an allowed revision adds or signs. */
export interface Brought {
  field: PdfRef;
  name: string;
  /** The field has an area on a page. */
  isVisible: boolean;
  /** A later revision signs it. */
  isEmpty: boolean;
}

/** A revision that makes allowed changes only. Which of them a signature allows, its own rules say. */
export interface Addition {
  brought: Brought | undefined;
  /** The names of form fields that got a value. */
  filled: string[];
  /** The number of annotations that are not fields. */
  annotations: number;
  /** Validation data was added. */
  hasStore: boolean;
  /** Those that it writes again, and new ones that something refers to. */
  objects: Indirect[];
}

export interface Step {
  before: PdfView;
  after: PdfView;
  /** The number of references that name each object in the file before. */
  named: Names;
  /** The numbers that it refers to and does not have. */
  dangling: readonly number[];
}

/** The revision makes a change that is not allowed. */
class Unallowed extends Error {
  override readonly name = "Unallowed";
}

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Unallowed();
}

/**
 * Judges an appended revision against a list of allowed changes: a signature field with its value and its appearance,
 * values of form fields that had none, annotations, the places that must name them, the security store, and what a catalog
 * says of the file itself. Undefined for everything else.
 */
export function additionIn(appended: Appended, step: Step): Addition | undefined {
  try {
    demand(isTrailerKept(appended.section, step));
    demand(step.dangling.every((number) => step.after.object(number) === undefined));
    return new Judgement(step).judge(appended);
  } catch (error) {
    if (error instanceof Unallowed) return undefined;
    throw error;
  }
}

/** Encrypt is the same in every revision of a file whose signatures are judged. */
const TRAILER = ["Size", "Root", "Prev", "Info", "ID", "Encrypt"];
const TABLE = [...TRAILER, "XRefStm"];
const STREAM = [...TRAILER, "Type", "W", "Index", "Length", "Filter", "DecodeParms"];

function isTrailerKept({ kind, trailer, number }: Section, { before, after }: Step): boolean {
  const allowed = kind === "table" ? TABLE : STREAM;
  const isNewObject = number === undefined || before.definitionOf(number) === undefined;
  return (
    [...trailer.entries].every(([key, value]) => allowed.includes(key) || isNowhere(key, value, after)) &&
    !hasDoubledKey(trailer) &&
    isEqual(trailer.get("Root"), before.trailer.get("Root")) &&
    isInfoKept(before.trailer.get("Info"), trailer.get("Info"), { before, after }) &&
    integerIn(trailer.get("Prev")) === before.section.at &&
    after.size >= before.size &&
    isId(trailer.get("ID")) &&
    isNewObject
  );
}

/** The parts of ID name the file (ISO 32000-2, 14.4): nothing of it is shown, and many programs write both again. */
const isId = (now: PdfValue): boolean =>
  now === null || (Array.isArray(now) && now.length === 2 && now.every((part) => part instanceof PdfString));

/** Info may move to another object. */
function isInfoKept(
  old: PdfValue,
  now: PdfValue,
  { before, after }: Pick<Step, "before" | "after">,
): boolean {
  if (isEqual(old, now)) return true;
  const isMoved = now instanceof PdfRef && before.object(now.number) === undefined;
  return isMoved && info(before.dict(old) ?? new PdfDict(), after.dict(now) ?? null);
}

const FORM_KEYS = ["Fields", "SigFlags", "DR", "DA"];
const FIELD_KEYS = [
  "Type",
  "Subtype",
  "FT",
  "T",
  "TU",
  "V",
  "Rect",
  "F",
  "Ff",
  "P",
  "AP",
  "MK",
  "DA",
  "Q",
  "BS",
  "Border",
  "H",
  "NM",
  "M",
  "Lock",
  "SV",
  "DR",
  "StructParent",
];
const ELEMENT_KEYS = ["Type", "S", "P", "Pg", "K"];
const FIELD_REF_KEYS = ["Type", "Obj", "Pg"];
const STORE_KEYS = ["Type", "VRI", "Certs", "CRLs", "OCSPs"];
const REVOCATION_KEYS = ["Type", "Cert", "CRL", "OCSP", "TU", "TS"];
/** SHA-1 of a signature (ISO 32000-2, table 262); a few programs use another digest. */
const REVOCATION_NAME = /^[0-9A-Fa-f]{40,128}$/;
const BARE_KEYS = ["Length", "Filter"];
const INFO_KEYS = ["ModDate", "Producer"];

type Comparison = (old: PdfValue, now: PdfValue) => boolean;

/** The allowed changes of an object. */
interface Role {
  allows: Comparison;
  naming: Naming;
}

/**
 * Which references may name the object: only one, because a second owner could use it for something else, e.g. as the
 * content of a page; plain ones, whose owners do not read its entries as names of fonts and pictures; or any.
 */
type Naming = "once" | "plain" | "any";

type Give = (value: PdfValue, allows: Comparison, naming?: Naming) => void;

/**
 * Compares dictionaries that are equal except for some entries, each with its own comparison; `others` is for the
 * rest.
 */
const except = (entries: Record<string, Comparison>, others: Comparison = isEqual): Comparison => {
  // A map, because a file may have a key that every JavaScript object has, such as toString.
  const comparisons = new Map(Object.entries(entries));
  return (old, now) => {
    if (!(old instanceof PdfDict) || !(now instanceof PdfDict)) return isEqual(old, now);
    const keys = new Set([...old.entries.keys(), ...now.entries.keys()]);
    return [...keys].every((key) => (comparisons.get(key) ?? others)(old.get(key), now.get(key)));
  };
};

class Judgement {
  private readonly step: Step;
  private readonly written = new Map<number, Indirect>();
  /** New objects that an allowed change refers to. */
  private readonly accounted = new Set<number>();
  private readonly listed: PdfRef[] = [];
  private readonly annotated: { field: PdfRef; page: PdfRef }[] = [];
  private readonly signed: Field[] = [];
  private readonly filled = new Map<string, Field>();
  /** New elements of the structure tree. */
  private readonly tagged: PdfRef[] = [];
  private hasStore = false;

  constructor(step: Step) {
    this.step = step;
  }

  judge({ objects, containers }: Appended): Addition {
    const { after } = this.step;
    const numbers = new Set<number>();
    for (const object of objects) this.written.set(object.number, object);
    for (const number of containers) demand(this.isUnused(number));
    const info = after.trailer.get("Info");
    if (info instanceof PdfRef && this.isNew(info)) this.accounted.add(info.number);
    for (const object of objects) {
      demand(object.number < after.size && !hasDoubledKey(object.value));
      if (this.step.before.object(object.number) !== undefined) continue;
      demand(this.isUnused(object.number));
      numbers.add(object.number);
    }
    const roles = this.roles();
    for (const object of objects) if (!numbers.has(object.number)) this.compare(object, roles);
    const brought = this.brought();
    this.checkTags(brought);
    const filled = this.filledNames();
    const annotations = this.otherAnnotations(brought);
    for (const number of numbers) demand(this.isNeeded(number) && this.written.get(number)?.generation === 0);
    const used = objects.filter(({ number }) => !numbers.has(number) || this.accounted.has(number));
    return { brought, filled, annotations, hasStore: this.hasStore, objects: used };
  }

  /** Some programs write a store, a field, or the bytes of an appearance, more than once, and use one of them. */
  private isNeeded(number: number): boolean {
    if (this.accounted.has(number)) return true;
    const object = this.written.get(number);
    if (object && this.isSameSection(object)) return true;
    const value = object?.value ?? null;
    return this.isStored(value) || [...this.written.values()].some((other) => this.isUsedAs(value, other));
  }

  /** A part of a written object that is used: the same bytes, or a dictionary with some of its entries. */
  private isUsedAs(value: PdfValue, { number, value: other }: Indirect): boolean {
    if (!this.accounted.has(number) && this.step.before.object(number) === undefined) return false;
    if (value instanceof PdfStream)
      return isBare(value) && other instanceof PdfStream && other.bytes.equals(value.bytes);
    if (!(value instanceof PdfDict) || !(other instanceof PdfDict)) return false;
    return [...value.entries].every(([key, part]) => isEqual(part, other.get(key)));
  }

  /** A store that is not used, or a part of it: nothing but lists of certificates and revocation data. */
  private isStored(value: PdfValue): boolean {
    const { after } = this.step;
    if (value instanceof PdfStream) return isBare(value) && isData(decode(value, after.file.work));
    if (Array.isArray(value))
      return value.every((item) => {
        const stream = item instanceof PdfRef && this.isNew(item) ? after.resolve(item) : null;
        return stream instanceof PdfStream && this.isStored(stream);
      });
    if (!(value instanceof PdfDict)) return false;
    const isOne = this.holdsStreams(value, REVOCATION_KEYS) || this.isStore(value);
    return isOne || this.isStore(new PdfDict({ VRI: value }));
  }

  /** A stream of cross-references beside a table, which says the same as the table and is not used. */
  private isSameSection({ number, start, value }: Indirect): boolean {
    const { before, after } = this.step;
    const dict = dictIn(value);
    if (
      !isName(dict?.get("Type") ?? null, "XRef") ||
      !isEqual(dict?.get("Root") ?? null, before.trailer.get("Root"))
    )
      return false;
    const { entries } = readSection(after.file.bytes, start, { limit: after.limit, work: after.file.work });
    return entries.every((entry) => {
      if (entry.kind === "free") return entry.number === 0;
      const known = after.definitionOf(entry.number);
      return (
        entry.number === number ||
        (entry.kind === "place" && known?.kind === "place" && known.at === entry.at)
      );
    });
  }

  /**
   * A number that the earlier file neither uses nor refers to: an object in its place would be shown by what is signed. A
   * free number was an object of an even earlier file, and another reader may take the one for the other.
   */
  private isUnused(number: number): boolean {
    const { before, named } = this.step;
    return before.definitionOf(number) === undefined && (named.all.get(number) ?? 0) === 0;
  }

  /** An existing object must stay the same, except as its role allows. */
  private compare({ number, generation, value }: Indirect, roles: Map<number, Role>): void {
    const old = this.step.before.object(number);
    demand(old?.generation === generation);
    if (this.same(old.value, value)) return;
    const role = roles.get(number);
    demand(role !== undefined && this.isNamedSo(number, role.naming));
    demand(role.allows(old.value, value));
  }

  private isNamedSo(number: number, naming: Naming): boolean {
    const { all, plain } = this.step.named;
    if (naming === "once") return all.get(number) === 1;
    return naming === "any" || all.get(number) === plain.get(number);
  }

  private isNew(ref: PdfRef): boolean {
    return this.written.has(ref.number) && this.step.before.object(ref.number) === undefined;
  }

  /** True if a value is what it was, though parts of it may have moved to new objects. */
  private readonly same: Comparison = (old, now) => this.isSame(old, now, 0);

  private isSame(old: PdfValue, now: PdfValue, depth: number): boolean {
    if (isEqual(old, now)) return true;
    if (depth > MOST_DEPTH) return false;
    const { before } = this.step;
    if (now instanceof PdfRef)
      return this.isNew(now) && this.isSame(before.resolve(old), this.fresh(now), depth + 1);
    if (old instanceof PdfRef) return this.isSame(before.resolve(old), now, depth + 1);
    if (Array.isArray(old) && Array.isArray(now))
      return (
        old.length === now.length && old.every((item, i) => this.isSame(item, now[i] ?? null, depth + 1))
      );
    if (!(old instanceof PdfDict) || !(now instanceof PdfDict)) return false;
    const isSamePart = ([key, value]: [string, PdfValue]) => this.isSame(value, now.get(key), depth + 1);
    return old.entries.size === now.entries.size && [...old.entries].every(isSamePart);
  }

  /** The value of an entry in the new revision. If its object is new, it is marked as accounted for. */
  private fresh(value: PdfValue): PdfValue {
    if (!(value instanceof PdfRef) || !this.isNew(value)) return value;
    this.accounted.add(value.number);
    return this.step.after.resolve(value);
  }

  private roles(): Map<number, Role> {
    const { before } = this.step;
    const catalog = before.catalog ?? new PdfDict();
    const roles = new Map<number, Role>();
    const give: Give = (value, allows, naming = "once") => {
      if (value instanceof PdfRef) roles.set(value.number, { allows, naming });
    };
    give(before.trailer.get("Info"), info);
    give(before.trailer.get("Root"), this.catalog);
    give(catalog.get("Metadata"), isMetadata);
    give(catalog.get("Extensions"), isExtensions);
    const form = catalog.get("AcroForm");
    give(form, this.form);
    give(before.dict(form)?.get("Fields") ?? null, this.fields);
    give(before.dict(form)?.get("DR") ?? null, this.resources);
    this.giveStore(catalog.get("DSS"), give);
    this.givePages(give);
    this.giveStructure(catalog.get("StructTreeRoot"), give);
    for (const one of fieldsOf(before))
      if (isEmpty(one)) give(one.ref ?? null, this.signing(one), "plain");
      else if (!one.isSignature && isBlank(before.resolve(one.value))) this.giveFilling(one, give);
    return roles;
  }

  private readonly catalog: Comparison = (old, now) =>
    except(
      {
        AcroForm: this.form,
        DSS: this.store,
        Extensions: (had, has) =>
          isEqual(had, has) || isExtensions(this.step.before.resolve(had), this.fresh(has)),
        Metadata: (had, has) => this.isNewMetadata(had, has),
        Version: isVersion,
      },
      this.same,
    )(old, now);

  private isNewMetadata(old: PdfValue, now: PdfValue): boolean {
    return (
      isEqual(old, now) || (now instanceof PdfRef && this.isNew(now) && isMetadata(old, this.fresh(now)))
    );
  }

  /** A field of the form without a value, its widget and its appearances. */
  private giveFilling(one: Field, give: Give): void {
    const { before } = this.step;
    const fill = () => this.filled.set(one.name, one);
    const appearance: Comparison = (_, now) => {
      fill();
      this.account(now);
      return true;
    };
    give(one.ref ?? null, this.filling(fill), "plain");
    const appearances = one.field.get("AP");
    give(appearances, appearance);
    for (const state of before.dict(appearances)?.entries.values() ?? [])
      if (before.resolve(state) instanceof PdfStream) give(state, appearance);
  }

  /** A value, and what shows it. The place, the flags and the actions of the field stay. */
  private readonly filling =
    (fill: () => void): Comparison =>
    (old, now) => {
      fill();
      const AP: Comparison = (_, value) => {
        this.account(value);
        return true;
      };
      return except(
        { V: (_, value) => isFieldValue(value), AP, AS: isState, I: isIndices, M: areTexts, DA: areTexts },
        this.same,
      )(old, now);
    };

  /** The fields that got a value. An appearance alone is no value. */
  private filledNames(): string[] {
    if (this.filled.size === 0) return [];
    const { after } = this.step;
    const now = new Map(fieldsOf(after).map((one) => [one.name, one]));
    for (const name of this.filled.keys()) demand(!isBlank(after.resolve(now.get(name)?.value ?? null)));
    return [...this.filled.keys()];
  }

  /** Annotations that are not fields: they run nothing. */
  private otherAnnotations(brought: Brought | undefined): number {
    const others = this.annotated.filter(({ field }) => String(field) !== String(brought?.field ?? ""));
    for (const { field } of others) {
      const annotation = dictIn(this.fresh(field));
      demand(this.isNew(field) && annotation !== undefined && !isName(annotation.get("Subtype"), "Widget"));
      demand(annotation.get("A") === null && annotation.get("AA") === null);
      this.account(field);
      this.account(annotation);
    }
    return new Set(others.map(({ field }) => String(field))).size;
  }

  /** The resources of the form keep what they have, and may get more. */
  private readonly resources: Comparison = (old, now) => {
    const had = this.step.before.resolve(old);
    const has = this.fresh(now);
    if (!(has instanceof PdfDict) || (had !== null && !(had instanceof PdfDict))) return this.same(old, now);
    return [...has.entries].every(([key, value]) => this.isLarger(key, had?.get(key) ?? null, value));
  };

  /** Fonts, by whose names fields show their values, stay; pictures and others are of no use in the resources of a form. */
  private isLarger(key: string, old: PdfValue, now: PdfValue): boolean {
    this.account(now);
    const had = key === "Font" ? this.step.before.resolve(old) : null;
    if (!(had instanceof PdfDict)) return true;
    const has = this.step.after.resolve(now);
    return has instanceof PdfDict && [...had.entries].every(([name, font]) => this.same(font, has.get(name)));
  }

  /** A tagged file names each annotation in its structure (ISO 32000-2, 14.7.5): so it does with a new field. */
  private giveStructure(root: PdfValue, give: Give): void {
    const { before } = this.step;
    const tree = before.dict(root);
    if (!tree) return;
    const entries = { K: this.elements, ParentTree: this.parentTree, ParentTreeNextKey: isLaterKey };
    give(root, except(entries, this.same), "any");
    give(tree.get("ParentTree"), this.parentTree);
    give(before.dict(tree.get("ParentTree"))?.get("Nums") ?? null, this.parents);
    const giveKids = (kids: PdfValue) => {
      if (Array.isArray(before.resolve(kids))) give(kids, this.elements);
    };
    giveKids(tree.get("K"));
    for (const { number } of this.written.values()) {
      const element = dictIn(before.object(number)?.value ?? null);
      if (element?.get("S") instanceof PdfName && element.get("P") instanceof PdfRef) {
        give(new PdfRef(number), except({ K: this.elements }, this.same), "any");
        giveKids(element.get("K"));
      }
    }
  }

  /** The kids of an element, or one kid, with new elements behind them. */
  private readonly elements: Comparison = (old, now) => {
    if (isEqual(old, now)) return true;
    const isElsewhere = old instanceof PdfRef && Array.isArray(this.step.before.resolve(old));
    if (isElsewhere || !Array.isArray(now)) return false;
    const had = Array.isArray(old) ? old : old === null ? [] : [old];
    const more = now.slice(had.length);
    if (!more.every((item) => item instanceof PdfRef)) return false;
    this.tagged.push(...more);
    return had.every((item, i) => isEqual(item, now[i] ?? null));
  };

  private readonly parentTree: Comparison = (old, now) =>
    isEqual(old, now) ||
    except({ Nums: this.parents }, this.same)(this.step.before.resolve(old), this.fresh(now));

  /** Pairs of a key and the elements at it, with new elements behind them. */
  private readonly parents: Comparison = (old, now) => {
    if (isEqual(old, now)) return true;
    const had = this.step.before.resolve(old);
    const has = this.fresh(now);
    if (!Array.isArray(had) || !Array.isArray(has)) return false;
    const more = has.slice(had.length);
    const isPair = (item: PdfValue, i: number) =>
      i % 2 === 0
        ? integerIn(item) !== undefined && !had.some((key) => isEqual(key, item))
        : item instanceof PdfRef;
    this.tagged.push(...more.filter((item) => item instanceof PdfRef));
    return (
      more.length % 2 === 0 && more.every(isPair) && had.every((item, i) => this.same(item, has[i] ?? null))
    );
  };

  /** A new element is one of the new field, and says nothing: a reader that reads aloud could say it. */
  private checkTags(brought: Brought | undefined): void {
    for (const ref of this.tagged) {
      const element = this.isNew(ref) ? this.step.after.dict(ref) : undefined;
      const kid = element?.get("K") ?? null;
      const field = dictIn(Array.isArray(kid) && kid.length === 1 ? (kid[0] ?? null) : kid);
      demand(element !== undefined && field !== undefined && brought !== undefined);
      demand(
        isName(element.get("S"), "Form") && hasOnly(element, ELEMENT_KEYS) && hasOnly(field, FIELD_REF_KEYS),
      );
      demand(isEqual(field.get("Obj"), brought.field));
      this.accounted.add(ref.number);
      this.account(element);
    }
  }

  private giveStore(value: PdfValue, give: Give): void {
    const { before } = this.step;
    give(value, this.store);
    const store = before.dict(value);
    const revocations = before.dict(store?.get("VRI") ?? null);
    for (const part of store?.entries.values() ?? []) give(part, this.storePart);
    for (const part of revocations?.entries.values() ?? []) give(part, this.storePart);
    for (const part of revocations?.entries.values() ?? [])
      for (const list of before.dict(part)?.entries.values() ?? []) give(list, this.storePart);
  }

  private givePages(give: Give): void {
    for (const { ref, page } of pagesOf(this.step.before)) {
      const annotations = this.annotations(ref);
      // Only rewritten objects are compared, so a page tree of many pages costs no more.
      if (this.written.has(ref.number))
        give(ref, except({ Annots: annotations, ...boxes }, this.same), "any");
      const value = page.get("Annots");
      if (value instanceof PdfRef && this.written.has(value.number)) give(value, annotations);
    }
  }

  /** An array that keeps its items in their order, with references appended. */
  private readonly longer =
    (add: (ref: PdfRef) => void): Comparison =>
    (old, now) => {
      if (old instanceof PdfRef) return isEqual(old, now);
      const had = Array.isArray(old) ? old : [];
      const has = this.fresh(now);
      if (!Array.isArray(has) || (old !== null && !Array.isArray(old))) return isEqual(old, has);
      const more = has.slice(had.length);
      if (!more.every((item) => item instanceof PdfRef)) return false;
      more.forEach(add);
      return had.every((item, i) => isEqual(item, has[i] ?? null));
    };

  private readonly fields: Comparison = (old, now) => this.longer((ref) => this.listed.push(ref))(old, now);

  private readonly annotations = (page: PdfRef): Comparison =>
    this.longer((field) => this.annotated.push({ field, page }));

  private readonly form: Comparison = (old, now) => {
    if (old instanceof PdfRef) return isEqual(old, now);
    const form = this.fresh(now);
    if (old === null && form === null) return true;
    if (!(form instanceof PdfDict)) return false;
    if (old === null && [...form.entries.keys()].some((key) => !FORM_KEYS.includes(key))) return false;
    const DA: Comparison = (had, has) => isEqual(had, has) || (had === null && has instanceof PdfString);
    const entries = { Fields: this.fields, SigFlags: keepsFlags, DR: this.resources, DA };
    return except(entries, this.same)(old ?? new PdfDict(), form);
  };

  private readonly store: Comparison = (old, now) => {
    if (isEqual(old, now)) return true;
    const store = this.fresh(now);
    if (!(store instanceof PdfDict) || !this.isStore(store)) return false;
    this.hasStore = true;
    // A store that is written anew, in another object, has what its writer gave it: none of it is shown.
    return this.storePart(old instanceof PdfRef ? null : old, store);
  };

  /**
   * A store as defined by the standard (ISO 32000-2, 12.8.4.3): lists of streams, and the same for single signatures.
   */
  private isStore(store: PdfDict): boolean {
    const { after } = this.step;
    const revocations = after.resolve(store.get("VRI"));
    if (revocations !== null && !(revocations instanceof PdfDict)) return false;
    return (
      this.holdsStreams(store, STORE_KEYS) &&
      [...(revocations?.entries ?? [])].every(([name, value]) => {
        const one = after.dict(value);
        if (name === "Type") return isName(value, "VRI");
        return REVOCATION_NAME.test(name) && one !== undefined && this.holdsStreams(one, REVOCATION_KEYS);
      })
    );
  }

  private holdsStreams(part: PdfDict, keys: string[]): boolean {
    const { after } = this.step;
    return [...part.entries].every(([key, value]) => {
      if (!keys.includes(key)) return false;
      const list = after.resolve(value);
      return (
        !Array.isArray(list) ||
        list.every((item) => item instanceof PdfRef && after.resolve(item) instanceof PdfStream)
      );
    });
  }

  /** The store keeps its content; additions are data, which no page shows. */
  private readonly storePart: Comparison = (old, now) => {
    if (now instanceof PdfStream) return isEqual(old, now);
    this.account(now, this.stored());
    return grows(old, now);
  };

  /**
   * The objects of the store. Of the objects already in the file, a later revision of the store can refer only to
   * these.
   */
  private stored(): ReadonlySet<number> {
    const { before } = this.step;
    const found = new Set<number>();
    const queue = refsIn(before.catalog?.get("DSS") ?? null);
    for (let ref = queue.pop(); ref; ref = queue.pop()) {
      if (found.has(ref.number)) continue;
      found.add(ref.number);
      for (const next of refsIn(before.resolve(ref))) queue.push(next);
    }
    return found;
  }

  /** The signing of an empty signature field. */
  private readonly signing =
    (one: Field): Comparison =>
    (old, now) => {
      if (isEqual(old, now)) return true;
      this.signed.push(one);
      return except({ V: (had) => had === null, AP: anything, F: isFlags })(old, now);
    };

  /** The one field that is new or newly signed, with its dependent objects. */
  private brought(): Brought | undefined {
    const names = new Set(this.listed.map(String));
    const [signed] = this.signed;
    if (names.size === 0 && !signed) return undefined;
    demand(names.size + this.signed.length === 1);
    return signed ? this.signedField(signed) : this.newField();
  }

  private signedField({ ref, name }: Field): Brought {
    demand(ref !== undefined);
    const dict = dictIn(this.step.after.resolve(ref));
    demand(dict !== undefined && this.hasSignature(dict));
    for (const key of ["V", "AP"]) this.account(dict.get(key));
    return { field: ref, name, isVisible: isVisible(dict), isEmpty: false };
  }

  private newField(): Brought {
    const [ref] = this.listed;
    demand(ref !== undefined && this.listed.length === 1 && this.isNew(ref));
    const places = this.annotated.filter((one) => String(one.field) === String(ref));
    demand(places.length <= 1);
    const field = this.step.after.resolve(ref);
    demand(field instanceof PdfDict && isWidget(field) && hasOnly(field, FIELD_KEYS));
    const name = textIn(field.get("T")) ?? "";
    const isWaiting = field.get("V") === null && field.get("AP") === null;
    demand(isName(field.get("FT"), "Sig") && (isWaiting || this.hasSignature(field)) && this.isFree(name));
    demand(field.get("Rect") === null || isRectangle(field.get("Rect")));
    const [place] = places;
    demand(!isVisible(field) || this.isSmall(field, place?.page));
    const page = field.get("P");
    demand(page === null || place === undefined || isEqual(page, place.page));
    this.accounted.add(ref.number);
    this.account(field);
    return { field: ref, name, isVisible: isVisible(field), isEmpty: isWaiting };
  }

  /** True if the area of a field is at most a quarter of its page: a larger one would be shown instead of the page. */
  private isSmall(field: PdfDict, page: PdfRef | undefined): boolean {
    const { before } = this.step;
    const box = page && inheritedBox(before, before.dict(page));
    const rect = field.get("Rect");
    if (!box || !isRectangle(rect)) return false;
    return areaOf(rect) <= areaOf(box) / MOST_OF_PAGE;
  }

  private hasSignature(field: PdfDict): boolean {
    const value = field.get("V");
    return value instanceof PdfRef && this.isNew(value) && this.step.after.resolve(value) instanceof PdfDict;
  }

  private isFree(name: string): boolean {
    return name !== "" && !name.includes(".") && fieldsOf(this.step.before).every((one) => one.name !== name);
  }

  /**
   * Follows references: to new objects, which are then accounted for, and to objects that were reachable before (with
   * `known`: only to those).
   */
  private account(value: PdfValue, known?: ReadonlySet<number>): void {
    const queue = refsIn(value);
    for (let ref = queue.pop(); ref; ref = queue.pop()) {
      if (!this.isNew(ref)) {
        demand(known?.has(ref.number) ?? (this.step.named.all.get(ref.number) ?? 0) > 0);
        demand(this.step.after.find(ref) !== undefined);
        continue;
      }
      const found = this.step.after.find(ref);
      demand(found !== undefined);
      if (this.accounted.has(ref.number)) continue;
      this.accounted.add(ref.number);
      for (const next of refsIn(found.value)) queue.push(next);
    }
  }
}

/** Some programs rewrite the texts of another program in another encoding. */
const isSameText: Comparison = (old, now) =>
  isEqual(old, now) || (textIn(old) !== undefined && textIn(old) === textIn(now));

/** Every reader takes the numbers of a rectangle as real numbers; some writers turn 0.0 into 0. */
const isSameBox: Comparison = (old, now) =>
  isEqual(old, now) ||
  (isRectangle(old) && isRectangle(now) && old.every(({ value }, i) => value === now[i]?.value));

const boxes = Object.fromEntries(
  ["MediaBox", "CropBox", "BleedBox", "TrimBox", "ArtBox"].map((key) => [key, isSameBox]),
);

const areTexts: Comparison = (...both) => both.every((one) => one === null || one instanceof PdfString);

const info = except(Object.fromEntries(INFO_KEYS.map((key) => [key, areTexts])), isSameText);

const anything: Comparison = () => true;

/** The catalog may say that a later version of PDF is used; it shows nothing. */
const isVersion: Comparison = (old, now) =>
  isEqual(old, now) ||
  (/^(1\.[0-7]|2\.0)$/.test(nameIn(now) ?? "") && (nameIn(now) ?? "") > (nameIn(old) ?? ""));

const isMetadata: Comparison = (_, now) =>
  now instanceof PdfStream && isName(now.dict.get("Type"), "Metadata") && refsIn(now).length === 0;

/** Extensions of the standard by their makers, each with its version or several (ISO 32000-2, 7.12). */
const isExtensions: Comparison = (old, now) =>
  isEqual(old, now) ||
  (now instanceof PdfDict && refsIn(now).length === 0 && grows(keysOf(old), keysOf(now)));

/** A dictionary with its keys and no values. */
const keysOf = (value: PdfValue): PdfValue =>
  value instanceof PdfDict ? [...value.entries.keys()].map((key) => new PdfName(key)) : null;

/** A field of a form has no value, or one that says that nothing is entered or chosen. */
const isBlank = (value: PdfValue): boolean =>
  value === null ||
  isName(value, "Off") ||
  (value instanceof PdfString && value.bytes.length === 0) ||
  (Array.isArray(value) && value.length === 0);

const isFieldValue = (value: PdfValue): boolean =>
  value === null ||
  value instanceof PdfString ||
  value instanceof PdfName ||
  (Array.isArray(value) && value.every((item) => item instanceof PdfString));

const isState: Comparison = (_, now) => now === null || now instanceof PdfName;

const isIndices: Comparison = (_, now) =>
  now === null || (Array.isArray(now) && now.every((item) => integerIn(item) !== undefined));

const MOST_OF_PAGE = 4;
const MOST_DEPTH = 12;
const MOST_PARENTS = 50;

/** The box of a page, which may be its parents'. */
function inheritedBox(view: PdfView, page: PdfDict | undefined): PdfNumber[] | undefined {
  let node = page;
  for (let i = 0; node && i < MOST_PARENTS; i += 1) {
    const box = view.array(node.get("CropBox") ?? node.get("MediaBox"))?.map((side) => view.resolve(side));
    if (box && isRectangle(box)) return box;
    node = view.dict(node.get("Parent"));
  }
  return undefined;
}

function areaOf(box: PdfNumber[]): number {
  const [left = 0, bottom = 0, right = 0, top = 0] = box.map(({ value }) => value);
  return Math.abs((right - left) * (top - bottom));
}

const isFlags: Comparison = (_, now) => now === null || integerIn(now) !== undefined;

const keepsFlags: Comparison = (old, now) => {
  const had = integerIn(old) ?? 0;
  return isEqual(old, now) || ((integerIn(now) ?? 0) & had) === had;
};

/** A value that keeps its content and may get more. */
function grows(old: PdfValue, now: PdfValue): boolean {
  if (old === null) return true;
  if (Array.isArray(old) && Array.isArray(now))
    return old.every((item) => now.some((one) => isEqual(item, one)));
  if (old instanceof PdfDict && now instanceof PdfDict)
    return [...old.entries].every(([key, value]) => grows(value, now.get(key)));
  return isEqual(old, now);
}

const isEmpty = ({ field, isSignature }: Field): boolean => isSignature && field.get("V") === null;

const hasOnly = (dict: PdfDict, keys: string[]): boolean =>
  [...dict.entries.keys()].every((key) => keys.includes(key));

/** A stream that is of no kind. */
const isBare = (stream: PdfStream): boolean => hasOnly(stream.dict, BARE_KEYS) && refsIn(stream).length === 0;

/** True if the bytes are one value of ASN.1 with parts, as certificates, lists and answers are. */
function isData(bytes: Buffer): boolean {
  try {
    return valueAt(bytes).tag === SEQUENCE && valueAt(bytes).whole.length === bytes.length;
  } catch (error) {
    if (error instanceof Asn1Error) return false;
    throw error;
  }
}

const isLaterKey: Comparison = (old, now) => (integerIn(now) ?? -1) >= (integerIn(old) ?? 0);

const isRectangle = (value: PdfValue): value is PdfNumber[] =>
  Array.isArray(value) &&
  value.length === 4 &&
  value.every((item) => item instanceof PdfNumber && Number.isFinite(item.value));

/** Annotations of other kinds have icons, with a size of their own. */
const isWidget = (field: PdfDict): boolean =>
  field.get("Subtype") === null || isName(field.get("Subtype"), "Widget");

/** A widget without an area shows nothing. Annotations of other kinds have icons with a size of their own. */
const isVisible = (field: PdfDict): boolean =>
  field.get("Rect") !== null && !(isName(field.get("Subtype"), "Widget") && hasNoArea(field.get("Rect")));

function hasNoArea(value: PdfValue): boolean {
  if (!isRectangle(value)) return false;
  const [left, bottom, right, top] = value.map((item) => item.value);
  return left === right || bottom === top;
}
