import type { Picture } from "../text/pdf.ts";

const WHITE = 255;
/** The darkest grey that is not ink. */
const DARK = 128;
/** A copy of this width is enough to find lines. */
const LOOKED_AT = 600;
/** Pages lie in a scanner by no more degrees than that. */
const MOST_SKEW = 10;
/** The steps in which an angle is looked for: all angles first, then those around the best one. */
const STEPS = [1, 0.2, 0.1] as const;
/** Letters are blurred by turning, so less than this is left. */
const LEAST_SKEW = 0.4;
/** Lines make that much of a difference; pictures without lines less. */
const SHARPER = 1.05;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A grey picture, turned clockwise. It grows so that no corner is lost; what comes in is white. */
export function turned({ width, height, data }: Picture, degrees: number): Picture {
  if (degrees === 0) return { width, height, grey: true, data };
  const { cos, sin } = turnOf(degrees);
  const across = Math.round(Math.abs(width * cos) + Math.abs(height * sin));
  const down = Math.round(Math.abs(width * sin) + Math.abs(height * cos));
  const result = new Uint8Array(across * down).fill(WHITE);
  const at = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? WHITE : (data[y * width + x] ?? WHITE);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < across; column += 1) {
      const [dx, dy] = [column - (across - 1) / 2, row - (down - 1) / 2];
      const x = cos * dx + sin * dy + (width - 1) / 2;
      const y = cos * dy - sin * dx + (height - 1) / 2;
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, below] = [x - left, y - top];
      const above = at(left, top) * (1 - right) + at(left + 1, top) * right;
      const under = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
      result[row * across + column] = above * (1 - below) + under * below;
    }
  return { width: across, height: down, grey: true, data: result };
}

/** Quarter turns are exact. */
function turnOf(degrees: number): { cos: number; sin: number } {
  const exact = (value: number) => (Math.abs(value - Math.round(value)) < 1e-9 ? Math.round(value) : value);
  return { cos: exact(Math.cos(radians(degrees))), sin: exact(Math.sin(radians(degrees))) };
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
  const size = Math.abs(best.angle);
  const isSkewed = size >= LEAST_SKEW && size <= MOST_SKEW && best.sharpness > level * SHARPER;
  return isSkewed ? best.angle : 0;
}

/** The dark cells of a smaller copy of a picture. */
interface Ink {
  height: number;
  cells: { x: number; y: number; dark: number }[];
}

function inkOf({ width, height, data }: Picture): Ink {
  const side = Math.max(1, Math.ceil(width / LOOKED_AT));
  const [across, down] = [Math.floor(width / side), Math.floor(height / side)];
  const cells: Ink["cells"] = [];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let dark = 0;
      for (let row = y * side; row < (y + 1) * side; row += 1)
        for (let column = x * side; column < (x + 1) * side; column += 1)
          if ((data[row * width + column] ?? WHITE) < DARK) dark += 1;
      if (dark > 0) cells.push({ x, y, dark });
    }
  return { height: down + across, cells };
}

/** How unevenly the ink lies in rows that slope by an angle. */
function sharpness({ height, cells }: Ink, angle: number): number {
  const slope = Math.tan(radians(angle));
  const rows = new Float64Array(2 * height);
  for (const { x, y, dark } of cells) {
    const row = Math.round(y + x * slope) + height / 2;
    rows[row | 0] = (rows[row | 0] ?? 0) + dark;
  }
  return rows.reduce((sum, row) => sum + row * row, 0);
}
