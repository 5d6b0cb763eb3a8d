import type { Picture } from "../text/pdf.ts";

const WHITE = 255;
/** The darkest grey that is not ink on white paper, and that of paper. */
const DARK = 128;
/** A copy with this many cells is enough to find lines. */
const MOST_CELLS = 1_500_000;
/** Pages lie in a scanner by no more degrees than that. */
const MOST_SKEW = 10;
/** The steps in which an angle is looked for: all angles first, then those around the best one. */
const STEPS = [1, 0.2, 0.05] as const;
/** Lines make that much of a difference; pictures without lines less. */
const SHARPER = 1.05;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A grey picture, turned clockwise by quarters: nothing is lost. */
export function quarterTurned({ width, height, data }: Picture, degrees: number): Picture {
  if (degrees === 0) return { width, height, grey: true, data };
  const isOnItsSide = degrees % 180 !== 0;
  const [across, down] = isOnItsSide ? [height, width] : [width, height];
  const [first, right, below] = stepsOf(degrees, width, height);
  const result = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1)
      result[row * across + column] = data[first + column * right + row * below] ?? WHITE;
  return { width: across, height: down, grey: true, data: result };
}

/** The place of the pixel that comes first, and the ways to the one beside it and the one below it. */
function stepsOf(degrees: number, width: number, height: number): [number, number, number] {
  if (degrees === 90) return [(height - 1) * width, -width, 1];
  if (degrees === 180) return [width * height - 1, -1, -width];
  return [width - 1, width, -1];
}

/**
 * A grey picture on white paper, which white and darker corners of a scanner's lid are no part of: the threshold between ink and paper
 * would otherwise be sought between two kinds of paper. The paper is what most pixels are.
 */
export function onWhite({ width, height, data }: Picture): Picture {
  const counts = new Uint32Array(WHITE + 1);
  for (const grey of data) counts[grey] = (counts[grey] ?? 0) + 1;
  let paper = WHITE;
  for (let grey = DARK; grey < WHITE; grey += 1) if ((counts[grey] ?? 0) > (counts[paper] ?? 0)) paper = grey;
  const light = Uint8Array.from(counts, (_, grey) => Math.min(WHITE, Math.round((grey * WHITE) / paper)));
  return { width, height, grey: true, data: data.map((grey) => light[grey] ?? WHITE) };
}

/** Places between two pixels, as far as they are told apart. */
const BETWEEN = 64;
/** What the four pixels around each of these places weigh, by a cubic B-spline. */
const weights = Float64Array.from({ length: 4 * (BETWEEN + 1) }, (_, i) => {
  const t = Math.floor(i / 4) / BETWEEN;
  const four = [(1 - t) ** 3, 3 * t ** 3 - 6 * t ** 2 + 4, 3 * t - 3 * t ** 3 + 3 * t ** 2 + 1, t ** 3];
  return (four[i % 4] ?? 0) / 6;
});
/** White pixels around a picture, of which the spline asks. */
const MARGIN = 2;

/**
 * A grey picture, enlarged, turned clockwise, and smoothed as much at 0° as at every other angle: so letters are read as well at each,
 * and their grain is gone. It grows so that no corner is lost; what comes in is white.
 */
export function levelled(picture: Picture, { degrees, scale }: { degrees: number; scale: number }): Picture {
  const { width, height } = picture;
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const across = Math.round(scale * (Math.abs(width * cos) + Math.abs(height * sin)));
  const down = Math.round(scale * (Math.abs(width * sin) + Math.abs(height * cos)));
  const result = new Uint8Array(across * down).fill(WHITE);
  const greyAt = splineOver(picture);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const dx = (column - (across - 1) / 2) / scale;
      const dy = (row - (down - 1) / 2) / scale;
      const x = cos * dx + sin * dy + (width - 1) / 2;
      const y = cos * dy - sin * dx + (height - 1) / 2;
      if (x >= -1 && y >= -1 && x < width && y < height) result[row * across + column] = greyAt(x, y);
    }
  return { width: across, height: down, grey: true, data: result };
}

/** The grey of a picture at a place, smoothed over the pixels around it. */
function splineOver(picture: Picture): (x: number, y: number) => number {
  const { width: stride, data } = withMargin(picture);
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const across = 4 * Math.round((x - left) * BETWEEN);
    const down = 4 * Math.round((y - top) * BETWEEN);
    let at = (top - 1 + MARGIN) * stride + left - 1 + MARGIN;
    let grey = 0;
    for (let i = 0; i < 4; i += 1) {
      let row = 0;
      for (let j = 0; j < 4; j += 1) row += (weights[across + j] ?? 0) * (data[at + j] ?? WHITE);
      grey += (weights[down + i] ?? 0) * row;
      at += stride;
    }
    return Math.round(grey);
  };
}

function withMargin({ width, height, data }: Picture): Picture {
  const [across, down] = [width + 2 * MARGIN, height + 2 * MARGIN];
  const framed = new Uint8Array(across * down).fill(WHITE);
  for (let row = 0; row < height; row += 1)
    framed.set(data.subarray(row * width, (row + 1) * width), (row + MARGIN) * across + MARGIN);
  return { width: across, height: down, grey: true, data: framed };
}

/** The middle of a grey picture, with at most that many pixels. */
export function middleOf(picture: Picture, most: number): Picture {
  const { width, height, data } = picture;
  const factor = Math.sqrt(most / (width * height));
  if (factor >= 1) return picture;
  const [across, down] = [Math.floor(width * factor), Math.floor(height * factor)];
  const [left, top] = [(width - across) >> 1, (height - down) >> 1];
  const result = new Uint8Array(across * down);
  for (let row = 0; row < down; row += 1) {
    const from = (top + row) * width + left;
    result.set(data.subarray(from, from + across), row * across);
  }
  return { width: across, height: down, grey: true, data: result };
}

/**
 * The degrees by which a picture is to be turned clockwise for its lines to be level; 0 if it has no lines to tell by. At that angle
 * the ink lies in the fewest rows, so the sum of the squares of what is in each is the largest (Postl's method).
 */
export function skewOf(picture: Picture): number {
  const ink = inkOf(picture);
  const level = sharpness(ink, 0);
  let best = { angle: 0, sharpness: level };
  for (const [index, step] of STEPS.entries()) {
    const from = best.angle;
    const reach = Math.round((STEPS[index - 1] ?? MOST_SKEW) / step);
    for (let i = -reach; i <= reach; i += 1) {
      const angle = from + i * step;
      const found = sharpness(ink, angle);
      if (found > best.sharpness) best = { angle, sharpness: found };
    }
  }
  return Math.abs(best.angle) <= MOST_SKEW && best.sharpness > level * SHARPER ? best.angle : 0;
}

/** The dark cells of a smaller copy of a picture: the place of each, and how much of it is dark. */
interface Ink {
  height: number;
  x: Uint32Array;
  y: Uint32Array;
  dark: Uint32Array;
}

function inkOf({ width, height, data }: Picture): Ink {
  const side = Math.max(1, Math.ceil(Math.sqrt((width * height) / MOST_CELLS)));
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)];
  const counts = new Uint32Array(across * down);
  for (let row = 0; row < down * side; row += 1)
    for (let column = 0; column < across * side; column += 1)
      if ((data[row * width + column] ?? WHITE) < DARK) {
        const cell = Math.floor(row / side) * across + Math.floor(column / side);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
  const cells = Uint32Array.from(counts.keys()).filter((cell) => counts[cell] !== 0);
  return {
    height: down + across,
    x: cells.map((cell) => cell % across),
    y: cells.map((cell) => Math.floor(cell / across)),
    dark: cells.map((cell) => counts[cell] ?? 0),
  };
}

/** How unevenly the ink lies in rows that slope by an angle. */
function sharpness({ height, x, y, dark }: Ink, angle: number): number {
  const slope = Math.tan(radians(angle));
  const rows = new Float64Array(2 * height + 1);
  for (let cell = 0; cell < dark.length; cell += 1) {
    const place = (y[cell] ?? 0) + (x[cell] ?? 0) * slope + height / 2;
    const row = Math.floor(place);
    const ink = dark[cell] ?? 0;
    const below = ink * (place - row);
    rows[row] = (rows[row] ?? 0) + ink - below;
    rows[row + 1] = (rows[row + 1] ?? 0) + below;
  }
  return rows.reduce((sum, row) => sum + row * row, 0);
}
