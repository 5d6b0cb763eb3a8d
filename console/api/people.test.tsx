import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { listOf, scriptNetwork } from "../testing/network.ts";
import { usePeople } from "./people.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

function Actors({ logins }: { logins: readonly string[] }) {
  const nameOf = usePeople(logins);
  return logins.map((login) => <p key={login}>{nameOf(login)}</p>);
}

it("people are shown by name, read together; machines in words, and people out of sight by login", async () => {
  const sent = scriptNetwork({
    "GET /documents/api/app-users": () => listOf([{ id: 1, login: "ana", prenume: "Ana", nume: "Rusu" }]),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Actors logins={["ion", "ana", "machine:arhiva", "system"]} />
    </QueryClientProvider>,
  );
  await screen.findByText("Ana Rusu");
  for (const shown of ["ion", "sistemul conectat arhiva", "sistemul"])
    expect(screen.getByText(shown)).toBeDefined();
  expect(sent.map(({ query }) => query.get("filter[login][in]"))).toEqual(["ana,ion"]);
});
