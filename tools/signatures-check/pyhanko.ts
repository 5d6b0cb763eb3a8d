/** The packages of pyHanko, by which files are signed and judged. */
export const PYHANKO = ["pyHanko==0.38.0", "pyhanko-certvalidator==0.33.0", "cryptography==50.0.2"];
