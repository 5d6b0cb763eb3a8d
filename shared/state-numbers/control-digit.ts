const WEIGHTS = [7, 3, 1];

/** The control digit of a 13-digit state number: weights 7, 3, 1 over the first twelve, the sum modulo 10. */
export const controlDigit = (number: string): number =>
  [...number.slice(0, 12)].reduce((sum, digit, i) => sum + Number(digit) * (WEIGHTS[i % 3] ?? 0), 0) % 10;
