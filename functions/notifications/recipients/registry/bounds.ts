import type { Bounded } from "../../../../shared/data/entity.ts";
import type { AppError } from "../../../../shared/errors.ts";
import { refusals } from "./texts.ts";

/** @throws conflict if a recipient would have more records than the bound of their kind */
export function refuseBeyondBound({ bounded }: { bounded?: Bounded<never> }, count: number): void {
  if (bounded && count > bounded.most) throw beyondBound(bounded.most);
}

const beyondBound = (limita: number): AppError => refusals.preaMultePentruDestinatar({ limita });
