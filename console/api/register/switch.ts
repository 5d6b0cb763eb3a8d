import { type Act, type Kind, type Known, type Said, act } from "./kind.ts";

type Turn<Row, More> = Pick<Act<Row, More>, "title" | "text" | "look"> & {
  /** The name of its dialog. */
  name: string;
  verb: Said;
  done: Said<(name: string) => string>;
};

interface Switch<Row, More> {
  isOn: (row: Row) => boolean;
  set: (id: string, isOn: boolean, etag: string | undefined) => Promise<unknown>;
  off: Turn<Row, More>;
  on: Turn<Row, More>;
  /** Who may turn it on, or undo turning it off. Default: who may write. */
  mayTurnOn?: ((known: Known<More>) => boolean) | undefined;
  mayTurnOff?: ((known: Known<More>) => boolean) | undefined;
}

export const outOfUse = [
  (name: string) => `„${name}” nu mai este în folosință`,
  (name: string) => `«${name}» больше не используется`,
  (name: string) => `‘${name}’ is no longer in use`,
] as const;

export const backInUse = [
  (name: string) => `„${name}” este din nou în folosință`,
  (name: string) => `«${name}» снова используется`,
  (name: string) => `‘${name}’ is in use again`,
] as const;

/** The usual pair: a record goes out of use, and back. */
export const usage = {
  off: {
    name: "deactivate",
    verb: ["Scoate din uz", "Вывести из использования", "Take out of use"],
    done: outOfUse,
    look: "plain",
  },
  on: {
    name: "activate",
    verb: ["Pune în folosință", "Использовать", "Put into use"],
    done: backInUse,
    look: "plain",
  },
} as const;

/** Two acts that undo each other, such as out of use and back. */
export function switchOf<Row, More>(kind: Kind<Row, More>, declared: Switch<Row, More>): Act<Row, More>[] {
  const { isOn, set, mayTurnOn = ({ mayWrite }) => mayWrite, mayTurnOff = mayTurnOn } = declared;
  const turn = (to: boolean): Act<Row, More> => {
    const { done, ...shown } = to ? declared.on : declared.off;
    const may = to ? mayTurnOn : mayTurnOff;
    const mayUndo = to ? mayTurnOff : mayTurnOn;
    return act(kind, {
      look: to ? "primary" : "danger",
      ...shown,
      isShown: (row, known) => isOn(row) !== to && may(known),
      run: async ({ id, row, etag, known }) => {
        await set(id, to, etag);
        const undo = async () => set(id, !to, (await kind.read?.(id))?.etag);
        return { said: known.say(done)(kind.nameOf(row)), undo: mayUndo(known) ? undo : undefined };
      },
    });
  };
  return [turn(false), turn(true)];
}
