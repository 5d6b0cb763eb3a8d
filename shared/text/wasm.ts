/** The parts of WebAssembly that Node's types lack. */
export interface Instance {
  exports: object;
}

export interface Table {
  set(slot: number, value: object): void;
}

export const wasm = Reflect.get(globalThis, "WebAssembly") as {
  compile(bytes: Uint8Array): Promise<object>;
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object, imports: unknown) => Instance;
};

/** A function of 32-bit integers that WebAssembly calls; a call may pass fewer than it takes. */
export type Callback = (...parameters: (number | undefined)[]) => number;

const HEADER = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const [TYPES, IMPORTS, EXPORTS, FUNCTION, I32] = [1, 2, 7, 0x60, 0x7f];
const section = (id: number, content: number[]): number[] => [id, content.length, ...content];
const nameOf = (text: string): number[] => [text.length, ...Buffer.from(text, "latin1")];

/**
 * A function table accepts only WebAssembly functions, so this one comes from a module that imports `call` as "i.f"
 * and exports it as "f" (WebAssembly core specification 2.0, section 5.5). At most 100 parameters.
 */
export function wasmFunction(call: Callback, parameters: number): object {
  const { exports } = new wasm.Instance(moduleOf(parameters), { i: { f: call } });
  return Reflect.get(exports, "f") as object;
}

/** The modules by their number of parameters: compiling one takes longer than all else here. */
const modules = new Map<number, object>();

function moduleOf(parameters: number): object {
  const known = modules.get(parameters);
  if (known) return known;
  const type = [FUNCTION, parameters, ...Array<number>(parameters).fill(I32), 1, I32];
  const bytes = [
    ...HEADER,
    ...section(TYPES, [1, ...type]),
    ...section(IMPORTS, [1, ...nameOf("i"), ...nameOf("f"), 0, 0]),
    ...section(EXPORTS, [1, ...nameOf("f"), 0, 0]),
  ];
  const made = new wasm.Module(Uint8Array.from(bytes));
  modules.set(parameters, made);
  return made;
}
