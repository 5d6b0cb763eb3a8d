import { expect, it } from "vitest";
import { Problem, readProblem } from "../../client/problems.ts";
import { sentenceOf } from "./failed.tsx";

const refused = (status: number, message: string, headers = { "x-correlation-id": "c" }): Problem =>
  new Problem("documents.read", new Response(null, { status, headers }), { message }, 0);

it("a refused token tells people to sign in again, not to send a header", () => {
  const problem = refused(401, "Autentificați-vă și trimiteți tokenul în antetul Authorization.");
  expect(sentenceOf(problem, "ro")).toBe("Sesiunea s-a încheiat. Intrați din nou.");
  expect(sentenceOf(problem, "ru")).toBe("Сеанс завершён. Войдите снова.");
});

it("a refusal with a reason is told in the words of the service", () => {
  expect(sentenceOf(refused(409, "Documentul este în arhivă."), "ro")).toBe("Documentul este în arhivă.");
});

it("what a proxy before the service answers becomes a sentence in the reader's language", async () => {
  const page = "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>";
  const problem = await readProblem("documents.read", new Response(page, { status: 502 }), 0);
  expect(sentenceOf(problem, "ro")).toBe("Serviciul nu răspunde acum.");
  expect(sentenceOf(problem, "ru")).toBe("Сервис сейчас не отвечает.");
  const gateway = new Response(JSON.stringify({ message: "Request Too Long" }), {
    status: 413,
    headers: { "retry-after": "5" },
  });
  expect(sentenceOf(await readProblem("documents.create", gateway, 0), "ro")).toBe(
    "Fișierul sau cererea este prea mare. Încercați din nou peste 5 s.",
  );
  const blocked = await readProblem("documents.read", new Response("Forbidden", { status: 403 }), 0);
  expect(sentenceOf(blocked, "ro")).toBe("Cererea nu a fost acceptată.");
});
