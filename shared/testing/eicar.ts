/**
 * The test file of EICAR, which every scanner calls infected. It is put together here, because scanners on machines of developers
 * would lock a source file that holds it whole.
 */
export const eicar = Buffer.from(
  ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("-"),
);
