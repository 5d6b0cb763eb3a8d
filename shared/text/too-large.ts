/** The archive exceeds its limits, counted while it is unpacked. */
export class ArchiveTooLarge extends Error {
  override readonly name = "ArchiveTooLarge";
}
