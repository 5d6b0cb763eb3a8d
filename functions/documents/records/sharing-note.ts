import { paragraphs } from "../../../shared/text-fields.ts";

/** What people write to others with a grant, or with a decision on a request for access. */
export const sharedNote = paragraphs(500).trim().min(1);
