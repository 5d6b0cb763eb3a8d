import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Standing } from "./standing.tsx";

const standing = (category: string) => (
  <QueryClientProvider client={new QueryClient()}>
    <Standing category={category} system="" />
  </QueryClientProvider>
);

it("a notification without a category says that it is official and cannot be refused; one with it, who does not get it", () => {
  const { rerender } = render(standing(""));
  screen.getByText("Notificarea este oficială: fără categorie, destinatarii nu o pot refuza.");
  rerender(standing("taxe"));
  screen.getByText("Pleacă în categoria „taxe”: cine a refuzat-o nu o primește.");
  expect(screen.queryByText(/oficială/)).toBeNull();
});
