import { expect, it } from "vitest";
import { Problem } from "../../client/problems.ts";
import { sentenceOf } from "./failed.tsx";

const refused = (status: number, message: string): Problem =>
  new Problem("documents.read", new Response(null, { status }), { message }, 0);

it("a refused token tells people to sign in again, not to send a header", () => {
  const problem = refused(401, "Autentificați-vă și trimiteți tokenul în antetul Authorization.");
  expect(sentenceOf(problem, "ro")).toBe("Sesiunea s-a încheiat. Intrați din nou.");
  expect(sentenceOf(problem, "ru")).toBe("Сеанс завершён. Войдите снова.");
});

it("a refusal with a reason is told in the words of the service", () => {
  expect(sentenceOf(refused(409, "Documentul este în arhivă."), "ro")).toBe("Documentul este în arhivă.");
});
